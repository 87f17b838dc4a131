// docs/deployment.md has every metric, and the dashboard reads no other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../src/free-port.ts'
import { root } from '../../src/root.ts'
import { printDashboard, readSignals } from '../../tools/print-dashboard.ts'
import { useStack } from '../support/start.ts'
import { namesIn, rowsBelow } from './page.ts'

const metricsPort = await freePort()
const stack = useStack({ METRICS_PORT: String(metricsPort) }, 'built')
const page = readFileSync(join(root, 'docs/deployment.md'), 'utf8')
const readMetrics = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()

let served = ''
let asset = ''
beforeAll(async () => {
  const home = await (await fetch(stack().shopUrl)).text()
  asset = /\/assets\/[\w./-]+\.js/.exec(home)?.[0] ?? ''
  await fetch(stack().shopUrl + asset)
  await fetch(`${stack().shopUrl}/graphql?query={store{name}}`)
  served = await readMetrics()
})

const servedNames = () => [...served.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
/** Series of a histogram have the name of the metric and an ending. */
const metricOf = (series: string) =>
  servedNames().includes(series) ? series : series.replace(/_(bucket|count|sum)$/, '')

test('the table has the metrics that are served', () => {
  expect(namesIn(rowsBelow('Metrics')).sort()).toEqual(servedNames().sort())
})

describe('signals', () => {
  const signals = readSignals(page)

  test.each(signals)(
    '$title: the query reads metrics that exist, by labels they have',
    ({ query }) => {
      const series = query.match(/\b(vitrine|process|nodejs)_\w+/g) ?? []
      expect(series.length).toBeGreaterThan(0)
      for (const name of series) expect(servedNames()).toContain(metricOf(name))
      for (const [, name = '', label = ''] of query.matchAll(/(\w+)\{(\w+)!?=/g))
        expect(labelsOf[metricOf(name)], name).toContain(label)
    },
  )

  test('an alert is further out than its warning', () => {
    for (const { title, warning, alert } of signals)
      if (warning && alert) expect(alert.value, title).toBeGreaterThan(warning.value)
  })

  test('the dashboard has them, with the same limits', () => {
    const text = readFileSync(join(root, 'deploy/grafana.json'), 'utf8')
    expect(text).toBe(printDashboard(page))
    type Step = { color: string; value: number | null }
    type Panel = {
      title: string
      targets: { expr: string }[]
      fieldConfig: { defaults: { thresholds: { steps: Step[] } } }
    }
    const { panels } = JSON.parse(text) as { panels: Panel[] }
    expect(panels.map(({ title }) => title)).toEqual(signals.map(({ title }) => title))
    for (const [index, { targets, fieldConfig }] of panels.entries()) {
      const { query, warning, alert } = signals[index] ?? {}
      expect(targets.map(({ expr }) => expr)).toEqual([query])
      const limits = fieldConfig.defaults.thresholds.steps.flatMap(({ value }) => value ?? [])
      expect(limits).toEqual([warning, alert].flatMap((limit) => limit?.value ?? []))
    }
  })
})

const labelsOf: Record<string, readonly string[]> = {
  vitrine_request_seconds: ['route', 'method', 'status'],
  vitrine_platform_calls_total: ['service', 'call', 'outcome'],
  vitrine_platform_wait_seconds: ['credential', 'priority'],
  vitrine_shared_reads_total: ['read', 'how'],
}

test('labels of requests are few: all files are one route', () => {
  expect(asset).not.toBe('')
  const routes = new Set([...served.matchAll(/route="([^"]+)"/g)].map(([, route]) => route))
  expect([...routes].sort()).toEqual(['/*', '/assets/*', '/graphql'])
})
