// What comes first of products that match the words equally well, and what a query says of its words.
import { expect, test } from 'vitest'
import { indexed, queryOf } from '../testing/index-kit.ts'
import type { IndexedProduct, IndexFilter } from './catalog-index.ts'
import { createProductTable } from './product-table.ts'
import { boosted, runQuery } from './run-query.ts'

function shopOf(...products: Partial<IndexedProduct>[]) {
  const table = createProductTable()
  products.forEach((fields, index) => {
    table.put(indexed({ id: `p${index}`, numericId: 1000 + index, name: 'Mug', ...fields }))
  })
  const find = (filter: IndexFilter, window: { offset?: number; limit?: number } = {}) =>
    runQuery(table, queryOf({ filter, sort: { by: 'bestMatch', order: 'DESC' }, ...window }))
  return { table, find }
}
const plain = { isInStock: false, isOnSale: false }

test('stock counts a quarter, an offer eight percent, and the newest product twelve', () => {
  const { table } = shopOf(
    plain,
    { ...plain, numericId: 1005, isInStock: true },
    { ...plain, numericId: 1005, isOnSale: true },
    { ...plain, numericId: 1010 },
  )
  const hits = [0, 1, 2, 3].map((slot) => ({ slot, score: 2, terms: [] }))
  const found = boosted(table, { hits, others: null, correction: null, isPartial: false })
  expect(found.hits.map(({ slot }) => slot)).toEqual([1, 2, 3, 0])
  const expected = [2.62, 2.28, 2.24, 2]
  found.hits.forEach(({ score }, index) => {
    expect(score).toBeCloseTo(expected[index] ?? 0)
  })
})

test('a shop with one product, or with none, has no newest one', () => {
  const { table } = shopOf({ ...plain, isInStock: true })
  const hits = [{ slot: 0, score: 2, terms: [] }]
  const found = boosted(table, { hits, others: null, correction: null, isPartial: false })
  expect(found.hits[0]?.score).toBeCloseTo(2.5)
  expect(shopOf().find({ search: 'mug' })).toMatchObject({ ids: [], total: 0 })
})

test('of equal names the one in stock comes first, whichever is newer', () => {
  const gone = { isInStock: false }
  expect(shopOf({}, gone).find({ search: 'mug' }).ids).toEqual(['p0', 'p1'])
  expect(shopOf(gone, {}).find({ search: 'mug' }).ids).toEqual(['p1', 'p0'])
})

test('hits are boosted once until a product changes', () => {
  const { table, find } = shopOf({}, { isInStock: false })
  const hits = [0, 1].map((slot) => ({ slot, score: 2, terms: [] }))
  const matches = { hits, others: null, correction: null, isPartial: false }
  const before = boosted(table, matches)
  expect(boosted(table, matches)).toBe(before)
  expect(find({ search: 'mug' }).ids).toEqual(['p0', 'p1'])
  // The texts of neither product change.
  table.put(indexed({ id: 'p0', numericId: 1000, name: 'Mug', isInStock: false }))
  table.put(indexed({ id: 'p1', numericId: 1001, name: 'Mug' }))
  expect(boosted(table, matches)).not.toBe(before)
  expect(find({ search: 'mug' }).ids).toEqual(['p1', 'p0'])
  const between = boosted(table, matches)
  table.put(indexed({ id: 'p2', numericId: 1002, name: 'Cup' }))
  table.remove('p2')
  expect(boosted(table, matches)).not.toBe(between)
})

test('hits are filtered and read in pages', () => {
  const { find } = shopOf({ type: 'DIGITAL' }, {}, { type: 'DIGITAL' }, { name: 'Cup' })
  expect(find({ search: 'mug', types: ['DIGITAL'] })).toMatchObject({ ids: ['p2', 'p0'], total: 2 })
  expect(find({ search: 'mug', types: ['DIGITAL'] }, { offset: 1, limit: 5 }).ids).toEqual(['p0'])
  expect(find({ search: 'mug', types: ['DIGITAL'] }, { limit: 1 }).ids).toEqual(['p2'])
})

test('a filter does not change what the next query finds', () => {
  const many = Array.from(
    { length: 900 },
    (_, index): Partial<IndexedProduct> => ({
      type: index % 2 === 0 ? 'DIGITAL' : 'PHYSICAL',
    }),
  )
  const { find } = shopOf(...many)
  expect(find({ search: 'mug', types: ['DIGITAL'] }, { limit: 1000 }).total).toBe(450)
  const all = find({ search: 'mug' }, { limit: 1000 })
  expect([all.total, new Set(all.ids).size]).toEqual([900, 900])
})

test('a page of products in stock first knows how many there are', () => {
  const { find } = shopOf({}, plain, {}, plain)
  expect(find({}, { limit: 3 })).toMatchObject({ ids: ['p2', 'p0', 'p3'], total: 4 })
})

test('a query says what it corrected, and whether no product has all words', () => {
  const { find } = shopOf({}, { name: 'Lantern' })
  expect(find({ search: 'lanterm' })).toMatchObject({ correction: 'lantern', isPartial: false })
  expect(find({ search: 'mug lantern' })).toMatchObject({ correction: null, isPartial: true })
  expect(find({})).toMatchObject({ correction: null, isPartial: false })
})
