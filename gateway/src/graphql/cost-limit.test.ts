import { expect, test } from 'vitest'
import { createBucket } from '../storage/token-bucket.ts'
import { CostLimitExceeded, createCostLimit } from './cost-limit.ts'

const start = (perAddress: number, perSession: number) =>
  createCostLimit({ perAddress, perSession }, (_, perMinute) => createBucket(perMinute))

test('S62 another network keeps its own tokens', async () => {
  const limit = start(100, 100)
  await limit.take({ network: '192.0.2.1', session: null }, 100)
  await expect(limit.take({ network: '192.0.2.1', session: null }, 1)).rejects.toThrow(
    CostLimitExceeded,
  )
  await expect(limit.take({ network: '192.0.2.2', session: null }, 100)).resolves.toBeUndefined()
})

test('S62 a session pays wherever it comes from', async () => {
  const limit = start(100, 100)
  await limit.take({ network: '192.0.2.1', session: 'one' }, 100)
  await expect(limit.take({ network: '192.0.2.2', session: 'one' }, 1)).rejects.toThrow(
    CostLimitExceeded,
  )
  await expect(limit.take({ network: '192.0.2.3', session: 'two' }, 1)).resolves.toBeUndefined()
})

test('0 switches a limit off', async () => {
  const limit = start(0, 0)
  for (const _time of [1, 2, 3]) await limit.take({ network: '192.0.2.1', session: 'one' }, 1e9)
})
