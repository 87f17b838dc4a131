// Pages that start at a key stay right while the catalog changes.
import { describe, expect, test } from 'vitest'
import { indexed, queryOf } from '../testing/index-kit.ts'
import type { IndexedProduct, IndexFilter, IndexSort } from './catalog-index.ts'
import { keyOf, readKey } from './page-key.ts'
import { createProductTable } from './product-table.ts'
import { runQuery } from './run-query.ts'

const product = (number: number, fields: Partial<IndexedProduct> = {}) =>
  indexed({
    id: `p${number}`,
    numericId: number,
    name: `mug ${String(number).padStart(3, '0')}`,
    price: number,
    lastUpdated: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString(),
    isInStock: number % 2 === 0,
    ...fields,
  })

function listing(sort: IndexSort, filter: IndexFilter = {}) {
  const table = createProductTable()
  const put = (...products: IndexedProduct[]) => {
    for (const one of products) table.put(one)
  }
  put(...Array.from({ length: 9 }, (_, index) => product((index + 1) * 10)))
  const page = (range: Partial<Parameters<typeof queryOf>[0]> = {}) =>
    runQuery(table, queryOf({ sort, filter, limit: 3, ...range }))
  const positionOf = ({ offset, keys }: ReturnType<typeof page>, index: number) => ({
    offset: offset + index,
    key: keys[index],
  })
  return { table, put, page, positionOf }
}

const sorted = [
  { by: 'newest', order: 'ASC' },
  { by: 'newest', order: 'DESC' },
  { by: 'price', order: 'ASC' },
  { by: 'price', order: 'DESC' },
  { by: 'name', order: 'ASC' },
  { by: 'name', order: 'DESC' },
  { by: 'lastUpdated', order: 'ASC' },
  { by: 'lastUpdated', order: 'DESC' },
  { by: 'bestMatch', order: 'DESC' },
] as const

describe.each(sorted)('a list by $by $order', (sort) => {
  test('goes on after the same product when others are added and removed', () => {
    const { table, put, page, positionOf } = listing(sort)
    const whole = page({ limit: 100 }).ids
    const first = page()
    const after = positionOf(first, 2)
    put(product(5), product(4), product(95), product(96))
    table.remove(whole[0] ?? '')
    const next = page({ after, limit: 100 })
    expect(next.ids.filter((id) => whole.includes(id))).toEqual(whole.slice(3))
    const back = page({ before: positionOf(next, 0), limit: 100, isBackward: true })
    const earlier = back.ids.filter((id) => whole.includes(id))
    expect(earlier).toEqual(whole.slice(1, 3))
    expect(back.offset).toBe(0)
    expect(back.ids.length + next.ids.length).toBe(next.total)
  })

  test('goes on in the same place when its product was removed', () => {
    const { table, page, positionOf } = listing(sort)
    const whole = page({ limit: 100 }).ids
    const after = positionOf(page(), 2)
    table.remove(whole[2] ?? '')
    expect(page({ after }).ids).toEqual(whole.slice(3, 6))
    expect(page({ before: after, isBackward: true }).ids).toEqual(whole.slice(0, 2))
  })

  test('is read from its end', () => {
    const { page } = listing(sort)
    const whole = page({ limit: 100 }).ids
    expect(page({ isBackward: true })).toMatchObject({ ids: whole.slice(6), offset: 6 })
  })
})

test('a product whose price has changed leaves the place of its cursor as it was', () => {
  const { put, page, positionOf } = listing({ by: 'price', order: 'ASC' })
  const after = positionOf(page(), 2)
  put(product(30, { price: 85 }))
  expect(page({ after, limit: 100 }).ids).toEqual(['p40', 'p50', 'p60', 'p70', 'p80', 'p30', 'p90'])
})

test('a cursor holds the value of its own order only', () => {
  const { page, positionOf } = listing({ by: 'price', order: 'ASC' })
  const after = positionOf(page(), 2)
  const byName = listing({ by: 'name', order: 'DESC' })
  // Of another order: the recorded position counts.
  expect(byName.page({ after }).ids).toEqual(['p60', 'p50', 'p40'])
})

test('a ranked list goes on after the same hit, and where a removed one was', () => {
  const ranking = { by: 'relevance', order: 'DESC' } as const
  const { table, put, page, positionOf } = listing(ranking, { search: 'mug' })
  const whole = page({ limit: 100 }).ids
  const after = positionOf(page(), 2)
  put(product(99))
  const { ids } = page({ after, limit: 100 })
  expect(ids.filter((id) => whole.includes(id))).toEqual(whole.slice(3))
  table.remove('p99')
  table.remove(whole[2] ?? '')
  expect(page({ after }).ids).toEqual(whole.slice(3, 6))
})

describe('thousands of matches, of which the newest are ranked', () => {
  const ranking = { by: 'relevance', order: 'DESC' } as const
  const { table, put, page, positionOf } = listing(ranking, { search: 'tray' })
  put(...Array.from({ length: 1000 }, (_, index) => product(1000 + index, { name: 'tray' })))
  const whole = page({ limit: 2000 }).ids
  const at = (index: number) => positionOf(page({ offset: index, limit: 1 }), 0)

  test('go on after a ranked one, after an unranked one, and from one to the other', () => {
    for (const index of [0, 1, 598, 599, 600, 601, 998]) {
      const moved = { ...at(index), offset: 3 }
      expect(page({ after: moved, limit: 5 }).ids).toEqual(whole.slice(index + 1, index + 6))
      const before = page({ before: moved, limit: 2, isBackward: true })
      expect(before.ids).toEqual(whole.slice(Math.max(0, index - 2), index))
    }
  })

  test('go on in the same place when an unranked one was removed', () => {
    const after = at(700)
    const removed = whole[700] ?? ''
    const gone = table.find(removed)
    table.remove(removed)
    expect(page({ after, limit: 5 }).ids).toEqual(whole.slice(701, 706))
    if (gone) table.put(gone)
  })

  test('go on at the recorded position when a ranked one was removed', () => {
    const after = at(2)
    table.remove(whole[2] ?? '')
    expect(page({ after, limit: 3 }).ids).toEqual(page({ offset: 2, limit: 3 }).ids)
  })
})

describe('a key', () => {
  const one = product(7)
  test.each(['newest', 'price', 'name', 'lastUpdated', 'relevance', 'bestMatch'] as const)(
    'of %s has the values of its order',
    (by) => {
      const isSorted = by === 'price' || by === 'name' || by === 'lastUpdated'
      expect(JSON.parse(keyOf(one, by))).toHaveLength(isSorted ? 5 : 4)
      const read = readKey(keyOf(one, by), by)
      expect(read).toMatchObject({ isInStock: false, product: { id: 'p7', numericId: 7 } })
      for (const field of ['price', 'name', 'lastUpdated'] as const) {
        expect(read?.product[field] === one[field]).toBe(field === by)
      }
    },
  )
  test.each([
    undefined,
    '',
    'x',
    '{}',
    'null',
    '["newest"]',
    '["newest",1,7,true]',
    '["newest","p",null,true]',
    '["newest","p",7,1]',
    '["price","p",7,true,9]',
  ])('%j is none', (text) => {
    expect(readKey(text, 'newest')).toBeNull()
  })
  test('has a value of the right kind', () => {
    expect(readKey('["price","p",7,true]', 'price')).toBeNull()
    expect(readKey('["price","p",7,true,"9"]', 'price')).toBeNull()
    expect(readKey('["name","p",7,true,"a"]', 'price')).toBeNull()
    expect(readKey('["price","p",7,true,9]', 'price')).toMatchObject({ product: { price: 9 } })
  })
})
