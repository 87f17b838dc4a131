import { expect, test } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { percentile, totalOf } from './histogram.ts'
import { sqliteVitalsStore } from './vitals-store.ts'

const dayMs = 24 * 3600 * 1000

function opened() {
  let at = 20_000 * dayMs
  const database = openSqlite('memory')
  const store = sqliteVitalsStore(database, { days: 28, now: () => at })
  const visit = (LCP: number, device: 'PHONE' | 'DESKTOP' = 'PHONE', route = '/p/:slug') =>
    store.add({ route, device, measures: { LCP, CLS: 0.1 } })
  const rows = () => database.prepare('SELECT count(*) AS n FROM web_vitals').get() as { n: number }
  const pass = (days: number) => {
    at += days * dayMs
  }
  return { store, visit, rows, pass }
}

test('visits are counted by route, measure and device', () => {
  const { store, visit } = opened()
  visit(1000)
  visit(3000)
  visit(500, 'DESKTOP')
  visit(800, 'PHONE', '/')
  const all = store.read({ days: 28 })
  expect([...all.keys()].sort()).toEqual(['/', '/p/:slug'])
  expect(totalOf(all.get('/p/:slug')?.get('LCP') ?? new Map())).toBe(3)
  const phone = store.read({ days: 28, device: 'PHONE' }).get('/p/:slug')?.get('LCP') ?? new Map()
  expect(totalOf(phone)).toBe(2)
  expect(percentile(phone, 0.75) / 3000).toBeCloseTo(1, 1)
  const shift = all.get('/')?.get('CLS') ?? new Map()
  expect(percentile(shift, 0.75) / 1000).toBeCloseTo(0.1, 2)
})

test('a query counts the days it names, and older ones are deleted', () => {
  const { store, visit, rows, pass } = opened()
  visit(1000)
  pass(7)
  visit(2000)
  const totals = (days: number) =>
    totalOf(store.read({ days }).get('/p/:slug')?.get('LCP') ?? new Map())
  expect([totals(1), totals(7), totals(8), totals(365)]).toEqual([1, 1, 2, 2])
  pass(28)
  visit(3000)
  expect(rows().n).toBe(2)
  expect(totals(365)).toBe(1)
})

test('many visits take no more room than their buckets', () => {
  const { visit, rows } = opened()
  for (let count = 0; count < 2000; count += 1) visit(count * 300)
  expect(rows().n).toBeLessThan(330)
})
