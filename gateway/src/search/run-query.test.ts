import { expect, test } from 'vitest'
import { indexed, queryOf } from '../testing/index-kit.ts'
import type { IndexedProduct, IndexFacets, IndexFilter, IndexSort } from './catalog-index.ts'
import { createProductTable } from './product-table.ts'
import { runQuery } from './run-query.ts'

/** A pseudo-random generator with a fixed seed, so that every run uses the same numbers. */
function randomOf(seed: number) {
  let state = seed
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (most: number) => Math.floor(random() * most)
  const some = <Item>(items: readonly Item[], share: number) => items.filter(() => random() < share)
  return { random, below, some }
}
type Random = ReturnType<typeof randomOf>

const collections = ['c1', 'c2', 'c3', 'c4']
const brands = ['Tarn', 'Ostra', 'Pell & Ash', '']
const colors = ['Bone', 'Moss', 'Clay']
const sizes = ['S', 'M', 'L']

function randomProduct({ random, below, some }: Random, number: number): IndexedProduct {
  const choices = (labels: readonly string[]) =>
    some(labels, 0.6).map((label) => ({ label, color: null, isInStock: random() < 0.6 }))
  return indexed({
    id: `p${number}`,
    numericId: number,
    name: `${['mug', 'lamp', 'bowl'][below(3)]} ${below(50)}`,
    brand: brands[below(brands.length)] ?? '',
    type: random() < 0.2 ? 'DIGITAL' : 'PHYSICAL',
    collectionIds: some(collections, 0.4),
    price: below(40),
    isOnSale: random() < 0.3,
    isInStock: random() < 0.7,
    options: [
      ...(random() < 0.7 ? [{ name: 'Color', choices: choices(colors) }] : []),
      ...(random() < 0.5 ? [{ name: 'Size', choices: choices(sizes) }] : []),
    ],
    lastUpdated: new Date(Date.UTC(2026, 0, 1 + below(30))).toISOString(),
  })
}

function randomFilter({ random, below, some }: Random): IndexFilter {
  const options = [
    ...(random() < 0.4 ? [{ name: 'COLOR', values: some(colors, 0.5) }] : []),
    ...(random() < 0.3 ? [{ name: 'size', values: [...some(sizes, 0.5), 'unknown'] }] : []),
  ]
  return {
    ...(random() < 0.4 && { collectionIds: some(collections, 0.5) }),
    ...(random() < 0.4 && { brands: some(['tarn', 'Ostra', 'Nobody'], 0.6) }),
    ...(random() < 0.3 && { minPrice: below(20) }),
    ...(random() < 0.3 && { maxPrice: 10 + below(30) }),
    ...(random() < 0.3 && { inStock: true }),
    ...(random() < 0.2 && { onSale: true }),
    ...(random() < 0.2 && { types: ['PHYSICAL' as const] }),
    ...(random() < 0.3 && { search: ['mug', 'lamp'][below(2)] }),
    options,
  }
}

type Left = Partial<
  Record<'collections' | 'brands' | 'price' | 'type' | 'onSale' | 'stock', boolean>
> & {
  option?: string
}

/** Evaluates the filter naively on one product. `left` names the parts of the filter to leave out. */
function isFit(product: IndexedProduct, filter: IndexFilter, left: Left = {}): boolean {
  const { collectionIds = [], brands: brandFilter = [] } = filter
  const wanted = (filter.options ?? []).filter(
    ({ name, values }) => values.length > 0 && name.toLowerCase() !== left.option,
  )
  const tests = [
    !filter.search || product.name.startsWith(filter.search),
    left.collections ||
      collectionIds.length === 0 ||
      collectionIds.some((id) => product.collectionIds.includes(id)),
    left.brands ||
      brandFilter.length === 0 ||
      brandFilter.some((name) => name.toLowerCase() === product.brand.toLowerCase()),
    left.price || product.price >= (filter.minPrice ?? 0),
    left.price || product.price <= (filter.maxPrice ?? 1e9),
    left.type || !filter.types || filter.types.includes(product.type),
    left.onSale || !filter.onSale || product.isOnSale,
    left.stock || !filter.inStock || product.isInStock,
    wanted.every(({ name, values }) => hasChoice(product, name, values, filter.inStock === true)),
  ]
  return tests.every(Boolean)
}

const hasChoice = (
  { options }: IndexedProduct,
  option: string,
  values: readonly string[],
  isBuyable: boolean,
): boolean =>
  options
    .filter(({ name }) => name.toLowerCase() === option.toLowerCase())
    .flatMap(({ choices }) => choices)
    .some(({ label, isInStock }) => values.includes(label) && (isInStock || !isBuyable))

const comparedBy: Record<string, (one: IndexedProduct, other: IndexedProduct) => number> = {
  newest: (one, other) => one.numericId - other.numericId,
  price: (one, other) => one.price - other.price || one.numericId - other.numericId,
  lastUpdated: (one, other) =>
    one.lastUpdated.localeCompare(other.lastUpdated) || one.numericId - other.numericId,
}

function expectFacets(
  facets: IndexFacets | null,
  products: readonly IndexedProduct[],
  filter: IndexFilter,
): void {
  const count = (left: Left, test: (product: IndexedProduct) => boolean, changed = filter) =>
    products.filter((product) => isFit(product, changed, left) && test(product)).length
  for (const { value, count: counted } of facets?.collections ?? []) {
    expect(counted).toBe(count({ collections: true }, (one) => one.collectionIds.includes(value)))
  }
  for (const { value, count: counted } of facets?.brands ?? []) {
    expect(counted).toBe(count({ brands: true }, (one) => one.brand === value))
  }
  for (const { value, count: counted } of facets?.types ?? []) {
    expect(counted).toBe(count({ type: true }, (one) => one.type === value))
  }
  for (const { name, values } of facets?.options ?? []) {
    for (const { value, count: counted } of values) {
      const has = (one: IndexedProduct) => hasChoice(one, name, [value], filter.inStock === true)
      expect(counted).toBe(count({ option: name.toLowerCase() }, has))
    }
  }
  expect(facets?.inStock).toBe(count({}, () => true, { ...filter, inStock: true }))
  expect(facets?.onSale).toBe(count({ onSale: true }, (one) => one.isOnSale))
  const prices = products
    .filter((one) => isFit(one, filter, { price: true }))
    .map((one) => one.price)
  const ends = prices.length > 0 ? { min: Math.min(...prices), max: Math.max(...prices) } : null
  expect(facets?.price).toEqual(ends)
}

test('filters, orders, pages and facets equal those of a naive evaluation', () => {
  const random = randomOf(7)
  const table = createProductTable()
  const products = new Map<string, IndexedProduct>()
  for (let number = 1; number <= 250; number += 1) {
    const product = randomProduct(random, number)
    products.set(product.id, product)
    table.put(product)
  }
  for (let round = 0; round < 80; round += 1) {
    // Products change, are removed and return all the time.
    const changed = randomProduct(random, 1 + random.below(450))
    products.set(changed.id, changed)
    table.put(changed)
    const gone = `p${1 + random.below(450)}`
    expect(table.remove(gone)).toBe(products.delete(gone))

    const filter = randomFilter(random)
    const by = (['newest', 'price', 'lastUpdated'] as const)[random.below(3)] ?? 'newest'
    const sort: IndexSort = { by, order: random.random() < 0.5 ? 'ASC' : 'DESC' }
    const offset = random.below(30)
    const answer = runQuery(table, queryOf({ filter, sort, offset, limit: 20, withFacets: true }))

    const all = [...products.values()]
    const direction = sort.order === 'ASC' ? 1 : -1
    const expected = all
      .filter((product) => isFit(product, filter))
      .sort((one, other) => direction * (comparedBy[by]?.(one, other) ?? 0))
    expect(answer.total).toBe(expected.length)
    expect(answer.ids).toEqual(expected.slice(offset, offset + 20).map(({ id }) => id))
    expectFacets(answer.facets, all, filter)
  }
})

test('lists a facet value with count zero if the collection has it', () => {
  const table = createProductTable()
  table.put(indexed({ id: 'a', brand: 'Tarn', collectionIds: ['lamps'], price: 10 }))
  table.put(indexed({ id: 'b', brand: 'Ostra', collectionIds: ['lamps'], price: 90 }))
  table.put(indexed({ id: 'c', brand: 'Elsewhere', collectionIds: ['mugs'], price: 10 }))
  const filter = { collectionIds: ['lamps'], maxPrice: 50 }
  const { facets } = runQuery(table, queryOf({ filter, withFacets: true }))
  expect(facets?.brands).toEqual([
    { value: 'Tarn', count: 1, place: expect.any(Number) },
    { value: 'Ostra', count: 0, place: expect.any(Number) },
  ])
  expect(facets?.brands.map(({ place }) => place).sort()).toEqual([0, 1])
})

test('sorts by stock, then newest first, for the best match without words', () => {
  const table = createProductTable()
  const flags = [true, false, true, false]
  flags.forEach((isInStock, index) => {
    table.put(indexed({ id: `p${index}`, numericId: index, isInStock }))
  })
  const sort = { by: 'bestMatch', order: 'DESC' } as const
  const page = (offset: number, limit: number) =>
    runQuery(table, queryOf({ sort, offset, limit })).ids
  expect(page(0, 10)).toEqual(['p2', 'p0', 'p3', 'p1'])
  expect([...page(0, 1), ...page(1, 2), ...page(3, 2)]).toEqual(['p2', 'p0', 'p3', 'p1'])
})

test('sorts names with natural collation', () => {
  const table = createProductTable()
  for (const name of ['Éclair', 'apron', 'Zebra', 'Set 10', 'Set 2']) {
    table.put(indexed({ id: name, name }))
  }
  const { ids } = runQuery(table, queryOf({ sort: { by: 'name', order: 'ASC' } }))
  expect(ids).toEqual(['apron', 'Éclair', 'Set 2', 'Set 10', 'Zebra'])
})

test('accepts a thousand values, unknown ones and impossible ones', () => {
  const table = createProductTable()
  table.put(indexed({ id: 'a', brand: 'Tarn' }))
  const many = Array.from({ length: 1000 }, (_, index) => `value ${index}`)
  const find = (filter: IndexFilter) => runQuery(table, queryOf({ filter, withFacets: true }))
  expect(find({ brands: [...many, 'Tarn'], collectionIds: [] }).ids).toEqual(['a'])
  expect(find({ brands: many }).total).toBe(0)
  expect(find({ collectionIds: many }).total).toBe(0)
  expect(find({ options: [{ name: 'constructor', values: ['__proto__'] }] }).total).toBe(0)
  expect(find({ options: many.map((name) => ({ name, values: many.slice(0, 3) })) }).total).toBe(0)
  expect(find({ minPrice: 5, maxPrice: 2 }).total).toBe(0)
  expect(find({ minPrice: Number.NaN }).total).toBeLessThanOrEqual(1)
})
