import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('row L: waits and refusals of platform calls are counted by credential', async () => {
  const { registry, onPace } = createMetrics()
  onPace({ credential: 'site', isBackground: true, waitedMs: 1500 })
  onPace({ credential: 'public', isBackground: false, waitedMs: 0, refusedBy: 'platform' })
  onPace({ credential: 'own', isBackground: false, waitedMs: 200, refusedBy: 'gateway' })
  const text = await registry.metrics()
  const values = text.split('\n').filter((line) => /^vitrine_platform_(wait|rate)/.test(line))
  expect(values.filter((line) => !line.includes('_bucket'))).toEqual([
    'vitrine_platform_wait_seconds_sum{credential="site",priority="background"} 1.5',
    'vitrine_platform_wait_seconds_count{credential="site",priority="background"} 1',
    'vitrine_platform_wait_seconds_sum{credential="own",priority="interactive"} 0.2',
    'vitrine_platform_wait_seconds_count{credential="own",priority="interactive"} 1',
    'vitrine_platform_rate_limited_total{credential="public",by="platform"} 1',
    'vitrine_platform_rate_limited_total{credential="own",by="gateway"} 1',
  ])
})
