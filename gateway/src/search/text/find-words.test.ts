import { expect, test } from 'vitest'
import { indexed } from '../../testing/index-kit.ts'
import type { IndexedProduct } from '../catalog-index.ts'
import { createProductTable } from '../product-table.ts'
import { relatedTo } from '../related.ts'
import { runQuery } from '../run-query.ts'
import { suggest } from '../suggest.ts'
import { findWords } from './find-words.ts'

const catalog: (Partial<IndexedProduct> & { id: string })[] = [
  { id: 'kettle', name: 'Enamel Kettle', brand: 'Pell & Ash', collectionIds: ['kitchen'] },
  { id: 'mug', name: 'Morning Mug', brand: 'Saltmarsh Pottery', collectionIds: ['kitchen'] },
  { id: 'jug', name: 'Milk Jug', brand: 'Saltmarsh Pottery', collectionIds: ['kitchen'] },
  { id: 'lamp', name: 'Dome Table Lamp', brand: 'Tarn Lighting', collectionIds: ['light'] },
  { id: 'lantern', name: 'Paper Lantern', brand: 'Tarn Lighting', collectionIds: ['light'] },
  {
    id: 'book',
    name: 'The Slow Kitchen, E-Book',
    type: 'DIGITAL',
    description: 'Soup and a kettle',
  },
  { id: 'glass', name: 'Café Glass', description: 'Made of beeswax and glass' },
  { id: 'bowl', name: '陶器の碗', brand: 'كوب' },
]

function shopOf(more: (Partial<IndexedProduct> & { id: string })[] = []) {
  const table = createProductTable()
  ;[...catalog, ...more].forEach((fields, numericId) => {
    table.put(indexed({ numericId, price: 20, ...fields }))
  })
  const find = (typed: string) => {
    const found = findWords(table.text, typed)
    const ids = found?.hits.map(({ slot }) => table.at(slot).id)
    return { ids, correction: found?.correction ?? null }
  }
  return { table, find }
}

test.each([
  ['kettle', 'kettle', null],
  ['KETTLES', 'kettle', null],
  ['kettel', 'kettle', 'kettle'],
  ['enmael ketle', 'kettle', 'enamel kettle'],
  ['mgu', 'mug', 'mug'],
  ['mug morning', 'mug', null],
  ['morn', 'mug', null],
  ['saltmarsh jug', 'jug', null],
  ['tabl lamp', 'lamp', 'table lamp'],
  ['tab lamp', 'lamp', null],
  ['cafe glasses', 'glass', null],
  ['ebook', 'book', null],
  ['e-book', 'book', null],
  ['陶器', 'bowl', null],
  ['كوب', 'bowl', null],
  ['beeswax', 'glass', null],
])('%s finds %s', (typed, first, correction) => {
  const found = shopOf().find(typed)
  expect(found.ids?.[0]).toBe(first)
  expect(found.correction).toBe(correction)
})

test('ranks matches in the name before matches in the description', () => {
  expect(shopOf().find('kettle').ids).toEqual(['kettle', 'book'])
})

test('finds the products with most of the words when none has all', () => {
  const { ids } = shopOf().find('kettle lantern')
  expect(ids?.slice(0, 2).sort()).toEqual(['kettle', 'lantern'])
})

test('treats a blank text as no search, finds nothing for punctuation, and accepts any text', () => {
  const { find, table } = shopOf()
  expect(findWords(table.text, ' \n ')).toBeNull()
  for (const typed of ['🙂', '.*+?^$()|[]{}\\', '"', '\u200b', '\ud800']) {
    expect(find(typed).ids).toEqual([])
  }
  const odd = [
    '🙂 mug',
    'mug\ud800',
    '\u202emug',
    'mug'.repeat(40_000),
    '[mug](',
    'a'.repeat(100_000),
  ]
  for (const typed of [...odd, '__proto__', 'constructor', 'ก็'.repeat(1000), '﷽'.repeat(500)]) {
    expect(Array.isArray(find(typed).ids)).toBe(true)
  }
  expect(find('🙂 mug').ids).toEqual(['mug'])
  expect(find('\u202emug').ids).toEqual(['mug'])
})

test('removes the words of a removed or renamed product', () => {
  const { table, find } = shopOf()
  table.put(indexed({ id: 'kettle', name: 'Copper Pot', price: 20 }))
  expect(find('enamel').ids).toEqual([])
  expect(find('copper').ids).toEqual(['kettle'])
  table.remove('kettle')
  expect(find('copper').ids).toEqual([])
})

test('leaves out descriptions when enough names match', () => {
  const many = Array.from({ length: 120 }, (_, index) => ({ id: `k${index}`, name: 'Kettle' }))
  expect(shopOf(many).find('kettle').ids).not.toContain('book')
})

test('suggests names with the typed prefix, brands and corrections', () => {
  const { table } = shopOf([
    { id: 'hook', name: 'Wall Mug Hook' },
    { id: 'mugs', name: 'Mug Tree' },
  ])
  expect(suggest(table, 'mug', 2).productIds[0]).toBe('mugs')
  expect(suggest(table, 'mug', 2).productIds).toHaveLength(2)
  expect(suggest(table, 'sal', 5).brands).toEqual(['Saltmarsh Pottery'])
  expect(suggest(table, 'saltmarhs', 5)).toMatchObject({
    brands: ['Saltmarsh Pottery'],
    correction: 'saltmarsh',
  })
  expect(suggest(table, 'ta', 5).brands).toEqual(['Tarn Lighting'])
  expect(suggest(table, '', 5)).toEqual({ productIds: [], brands: [], correction: null })
})

test('relates products in stock of the same collections, never the product itself', () => {
  const { table } = shopOf([
    { id: 'sold', name: 'Morning Mug, Large', collectionIds: ['kitchen'], isInStock: false },
    { id: 'small', name: 'Morning Mug, Small', collectionIds: ['kitchen'] },
  ])
  const related = relatedTo(table, 'mug', 3)
  expect(related.slice(0, 2)).toEqual(['small', 'jug'])
  expect(relatedTo(table, 'mug', 50)).not.toEqual(expect.arrayContaining(['mug']))
  expect(relatedTo(table, 'mug', 50)).not.toContain('sold')
  expect(relatedTo(table, 'nobody', 5)).toEqual([])
})

test('relates products of one brand however its name is spelled', () => {
  const { table } = shopOf([
    { id: 'pan', name: 'Pan', brand: 'Low Mill', price: 20 },
    { id: 'rug', name: 'Rug', brand: 'LOW  MILL', price: 90 },
  ])
  expect(relatedTo(table, 'pan', 3)).toEqual(['rug'])
})

test('searches for the corrected words, also as prefixes', () => {
  const { find } = shopOf([
    { id: 'candle', name: 'Beeswax Candle' },
    { id: 'stick', name: 'Turned Candlestick' },
  ])
  expect(find('candel')).toEqual({ ...find('candle'), correction: 'candle' })
  expect(find('candle').ids).toEqual(expect.arrayContaining(['candle', 'stick']))
})

test('reports a partial match when no product has all words', () => {
  const { table } = shopOf()
  const partial = findWords(table.text, 'morning lamp')
  expect(partial).toMatchObject({ isPartial: true, correction: null })
  expect(partial?.hits).toHaveLength(2)
  const better = findWords(table.text, 'dome table mug')
  expect(better?.hits.map(({ slot }) => table.at(slot).id)).toEqual(['lamp'])
  expect(findWords(table.text, 'dome lamp')?.isPartial).toBe(false)
})

const idsFrom = (table: ReturnType<typeof createProductTable>, search: string, offset = 0) =>
  runQuery(table, {
    filter: { search },
    sort: { by: 'relevance', order: 'DESC' },
    offset,
    limit: 400,
    withFacets: false,
  })
const numbers = (ids: readonly string[]) => ids.map((id) => Number(id.slice(1)))

test('ranks the newest of thousands of matches; counts, pages and lists each match once', () => {
  const many = Array.from({ length: 1500 }, (_, index) => ({
    id: `p${index}`,
    name: `Tray ${index}`,
  }))
  const { table } = shopOf(many)
  const judged = findWords(table.text, 'tray')?.hits.map(({ slot }) => table.at(slot).id) ?? []
  expect(numbers(judged).sort((one, other) => one - other)).toEqual(
    Array.from({ length: 600 }, (_, index) => 900 + index),
  )
  const pages = [0, 400, 800, 1200].map((offset) => idsFrom(table, 'tray', offset))
  expect(pages[0]?.total).toBe(1500)
  const ids = pages.flatMap((page) => page.ids)
  expect(new Set(ids).size).toBe(1500)
  expect(ids.slice(0, 600)).toEqual(judged)
  // The other matches follow, the newest first.
  expect(numbers(ids.slice(600))).toEqual(Array.from({ length: 900 }, (_, index) => 899 - index))
  table.remove('p0')
  table.remove('p1499')
  expect(idsFrom(table, 'tray').total).toBe(1498)
})

test('ranks matches in the name first and fills up with others', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    id: `p${index}`,
    name: index === 3 ? 'Pine Shelf' : `Thing ${index}`,
    options: [{ name: 'Color', choices: [{ label: 'Pine', color: null, isInStock: true }] }],
  }))
  const { table } = shopOf(many)
  const found = findWords(table.text, 'pine')
  expect(found?.hits).toHaveLength(600)
  expect(idsFrom(table, 'pine').ids[0]).toBe('p3')
  expect(suggest(table, 'pine', 6).productIds).toHaveLength(6)
})

test('relates products that share one word of the name', () => {
  const { table } = shopOf([
    { id: 'copper', name: 'Copper Kettle', brand: 'Low Mill', collectionIds: ['tea'], price: 900 },
  ])
  expect(relatedTo(table, 'kettle', 20)).toContain('copper')
})
