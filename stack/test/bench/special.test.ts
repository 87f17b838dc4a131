// The tables of the workloads that are no load of equal requests, and what a stream of events carries.
import { expect, test } from 'vitest'
import { pageMemoryTable } from '../../bench/requests/page-memory.ts'
import { standalone } from '../../bench/requests/special.ts'
import { stampedeTable } from '../../bench/requests/stampede.ts'
import { productsIn } from '../../bench/requests/subscribers.ts'
import { subscriptionTable } from '../../bench/requests/subscriptions.ts'

test('a stampede has its refreshes for each session', () => {
  const row = { processes: 4, refreshes: 250, failed: 1, p50: 1200.4, p99: 2500 }
  expect(stampedeTable([row])).toContain('| 4 | 250 | 1.25 | 1 | 1200 | 2500 |')
})

test('subscriptions have the p99 of the delay and the memory of a subscriber', () => {
  const table = subscriptionTable({
    ...{ subscribers: 1000, eventsPerSecond: 50, seconds: 10, received: 9, expected: 10 },
    toSubscriberMs: { p50: 10, p99: 42.4, max: 60 },
    webhookResponseMs: { p50: 2, p99: 8.25 },
    ...{ cpuPercentOfOneCore: 31, kbPerIdleSubscriber: 21.72 },
  })
  expect(table).toContain('| measure | 1000 subscribers, 50 events a second |')
  expect(table).toContain('| received / expected | 9 / 10 |')
  expect(table).toContain('| event to subscriber, p99 | 42 ms |')
  expect(table).toContain('| resident memory of an idle subscriber | 21.7 KB |')
})

test('pages of a small shop have the memory of each minute', () => {
  const row = { perSecond: 319.6, cpuMs: 2.345, p99: 41.2, failures: 0, mb: [169.4, 215.2, 224] }
  expect(pageMemoryTable(row)).toContain('| 320 | 2.35 | 41 | 169, 215, 224 | 0 |')
})

test('the events in a part of a stream are recognized by the ids of their products', () => {
  const [one, other] = [
    '0d000000-0000-4000-8000-000000000001',
    '0d000000-0000-4000-8000-000000000002',
  ]
  const frame = (id: string) => `data: {"data":{"productChanged":{"productId":"${id}"}}}\n\n`
  expect(productsIn(frame(one) + frame(other))).toEqual([one, other])
  expect(productsIn(': heartbeat')).toEqual([])
})

test('the stampede begins before the processes are pinned', () => {
  expect(standalone.map(({ id }) => id)).toEqual(['W9', 'W8p', 'W11'])
})
