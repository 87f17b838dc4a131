import { expect, test } from 'vitest'
import { indexed, queryOf } from '../testing/index-kit.ts'
import type { IndexedProduct, IndexFilter } from './catalog-index.ts'
import { createProductTable } from './product-table.ts'
import { runQuery } from './run-query.ts'

type Fields = Partial<IndexedProduct>

function shopOf(...products: Fields[]) {
  const table = createProductTable()
  products.forEach((fields, numericId) => {
    table.put(indexed({ id: `p${numericId}`, numericId, ...fields }))
  })
  return (filter: IndexFilter = {}) => {
    const { ids, facets } = runQuery(table, queryOf({ filter, withFacets: true }))
    if (!facets) throw new Error('Facets were requested')
    return { ids, facets }
  }
}

type Choice = IndexedProduct['options'][number]['choices'][number]
const choice = (label: string, own: Partial<Choice> = {}): Choice => ({
  label,
  color: null,
  isInStock: true,
  ...own,
})
const option = (name: string, ...choices: (string | Choice)[]) => ({
  name,
  choices: choices.map((one) => (typeof one === 'string' ? choice(one) : one)),
})
const values = (facet: readonly { value: string; count: number }[] = []) =>
  facet.map(({ value, count }) => `${value} ${count}`)

test('values are listed by count, then by the products of the list, then by name', () => {
  const find = shopOf(
    { brand: 'Moss', price: 1 },
    { brand: 'Tarn', price: 1 },
    { brand: 'Tarn', price: 1 },
    { brand: 'Ash', price: 1 },
    { brand: 'Clay', price: 9 },
    { brand: 'Clay', price: 9 },
    { brand: 'Bone', price: 9 },
    { brand: 'Oak', price: 9 },
  )
  const { facets } = find({ maxPrice: 5 })
  expect(values(facets.brands)).toEqual(['Tarn 2', 'Ash 1', 'Moss 1', 'Clay 0', 'Bone 0', 'Oak 0'])
  const places = Object.fromEntries(facets.brands.map(({ value, place }) => [value, place]))
  expect([places.Tarn, places.Clay].sort()).toEqual([0, 1])
})

test('a chosen value is listed first in rank, and also where no product has it', () => {
  const find = shopOf(
    { brand: 'Tarn', type: 'PHYSICAL', collectionIds: ['lamps'] },
    { brand: 'Tarn', type: 'PHYSICAL', collectionIds: ['lamps'] },
    { brand: 'Moss', type: 'DIGITAL', collectionIds: ['mugs'] },
    { brand: 'Ash', type: 'PHYSICAL', collectionIds: ['lamps'] },
  )
  const { facets } = find({ collectionIds: ['lamps'], brands: ['Moss'], types: ['DIGITAL'] })
  expect(facets.brands.find(({ value }) => value === 'Moss')).toMatchObject({ count: 0, place: 0 })
  expect(facets.types.find(({ value }) => value === 'DIGITAL')).toMatchObject({
    count: 0,
    place: 0,
  })
  expect(values(find({ collectionIds: ['lamps'] }).facets.types)).toEqual(['PHYSICAL 3'])
})

test('collections are those of the page, and its own collection or brand always applies', () => {
  const find = shopOf(
    { brand: 'Tarn', collectionIds: ['lamps', 'new'] },
    { brand: 'Ash', collectionIds: ['lamps', 'old'] },
    { brand: 'Tarn', collectionIds: ['mugs', 'new'] },
  )
  const lamps = find({ within: { collectionId: 'lamps' }, collectionIds: ['new'] })
  expect(lamps.ids).toEqual(['p0'])
  expect(values(lamps.facets.collections)).toEqual(['lamps 2', 'new 1', 'old 1'])
  const tarn = find({ within: { brand: 'TARN' }, brands: ['Ash'] })
  expect(tarn.ids).toEqual([])
  expect(values(tarn.facets.brands)).toEqual(['Tarn 2', 'Ash 0'])
  expect(find({ within: { brand: 'tarn' }, collectionIds: ['mugs'] }).ids).toEqual(['p2'])
  const { collections } = find({ within: { brand: 'tarn' } }).facets
  expect(values(collections)).toEqual(['new 2', 'lamps 1', 'mugs 1'])
  const { brands } = find({ within: { collectionId: 'mugs' } }).facets
  expect(values(brands)).toEqual(['Tarn 1'])
})

test('the values of a search are those of the products that match its words', () => {
  const find = shopOf(
    { name: 'Lamp', brand: 'Tarn', collectionIds: ['lamps'] },
    { name: 'Mug', brand: 'Ash', collectionIds: ['mugs'] },
  )
  expect(values(find({ search: 'lamp' }).facets.collections)).toEqual(['lamps 1'])
  expect(values(find({ search: 'lamp' }).facets.brands)).toEqual(['Tarn 1'])
  expect(values(find({ search: 'lamp', types: ['DIGITAL'] }).facets.brands)).toEqual(['Tarn 0'])
})

test('a hundred collections and eight options are listed, and the chosen ones besides', () => {
  const ids = Array.from({ length: 102 }, (_, index) => `c${index}`)
  const names = Array.from({ length: 9 }, (_, index) => `Option ${index}`)
  const find = shopOf(
    { collectionIds: ids, options: names.map((name) => option(name, 'x')) },
    {
      collectionIds: ids.slice(0, 101),
      options: names.slice(0, 8).map((name) => option(name, 'x')),
    },
  )
  const { facets } = find()
  expect(facets.collections).toHaveLength(100)
  expect(facets.options.map(({ name }) => name)).toEqual(names.slice(0, 8))
  const chosen = find({ collectionIds: ['c101'], options: [{ name: 'option 8', values: ['X'] }] })
  expect(chosen.facets.collections.map(({ value }) => value)).toContain('c101')
  expect(chosen.facets.options.map(({ name }) => name)).toContain('Option 8')
})

test('sizes have the order of the products, colors that of their counts', () => {
  const color = (label: string) => choice(label, { color: '#112233' })
  const find = shopOf(
    { options: [option('Size', 'S', 'M', 'L'), option('Color', color('Bone'))] },
    { options: [option('Size', 'M', 'L'), option('Color', color('Ash'), color('Moss'))] },
    { options: [option('Size', 'L'), option('Color', color('Moss'))] },
  )
  const options = Object.fromEntries(find().facets.options.map((one) => [one.name, one.values]))
  expect(values(options.Size)).toEqual(['S 1', 'M 2', 'L 3'])
  expect(values(options.Color)).toEqual(['Moss 2', 'Ash 1', 'Bone 1'])
  expect(options.Color?.map((one) => one.color)).toEqual(['#112233', '#112233', '#112233'])
  expect(options.Size?.map((one) => one.color)).toEqual([null, null, null])
})

test('a chosen choice is listed where no product of the page has it', () => {
  const find = shopOf(
    { collectionIds: ['lamps'], options: [option('Size', 'L'), option('Color', 'Bone')] },
    { collectionIds: ['mugs'], options: [option('Size', 'S')] },
  )
  const chosen = { collectionIds: ['lamps'], options: [{ name: 'size', values: ['s'] }] }
  const options = Object.fromEntries(find(chosen).facets.options.map((one) => [one.name, one]))
  expect(options.Size?.values).toMatchObject([
    { value: 'L', count: 1, place: 1 },
    { value: 'S', count: 0, place: 0 },
  ])
  expect(values(options.Color?.values)).toEqual(['Bone 0'])
})

test('a choice that is out of stock everywhere counts none of the products in stock', () => {
  const find = shopOf({ options: [option('Size', choice('S', { isInStock: false }), 'L')] })
  const [size] = find({ inStock: true }).facets.options
  expect(values(size?.values)).toEqual(['S 0', 'L 1'])
})

test('choices are colors as soon as one of them has a color', () => {
  const find = shopOf(
    { options: [option('Color', 'Plain', choice('Moss', { color: '#112233' }))] },
    { options: [option('Color', 'Moss')] },
  )
  const [color] = find().facets.options
  expect(values(color?.values)).toEqual(['Moss 2', 'Plain 1'])
})

test('in stock counts the chosen choice, not only the product', () => {
  const find = shopOf(
    { options: [option('Size', 'S', choice('L', { isInStock: false }))] },
    { options: [option('Size', choice('S', { isInStock: false }), 'L')] },
    { isInStock: false, options: [option('Size', 'S')] },
  )
  const small = { options: [{ name: 'SIZE', values: ['s'] }] }
  expect(find(small).ids).toEqual(['p0', 'p1', 'p2'])
  expect(find(small).facets.inStock).toBe(1)
  expect(find({ ...small, inStock: true }).ids).toEqual(['p0'])
  expect(find({ inStock: true }).ids).toEqual(['p0', 'p1'])
  const [size] = find({ inStock: true }).facets.options
  expect(values(size?.values)).toEqual(['S 1', 'L 1'])
})

test('one option by two filters matches the values of both; a filter without values is none', () => {
  const find = shopOf(
    { options: [option('Size', 'S')] },
    { options: [option('Size', 'L')] },
    { options: [option('Size', 'M')] },
  )
  const size = (...own: string[]) => ({ name: 'Size', values: own })
  expect(find({ options: [size('S'), size('L')] }).ids).toEqual(['p0', 'p1'])
  expect(find({ options: [size()] }).ids).toEqual(['p0', 'p1', 'p2'])
  expect(find({ options: [{ name: ' size ', values: [' s '] }] }).ids).toEqual(['p0'])
})

test('six options match products that have them; seven match none', () => {
  const names = Array.from({ length: 7 }, (_, index) => `Option ${index}`)
  const find = shopOf(
    { options: names.map((name) => option(name, 'x')) },
    { options: names.slice(0, 5).map((name) => option(name, 'x')) },
  )
  const wanted = names.map((name) => ({ name, values: ['x'] }))
  expect(find({ options: wanted.slice(0, 6) }).ids).toEqual(['p0'])
  expect(find({ options: wanted }).ids).toEqual([])
})

test('prices are filtered including both limits; their range ignores the filter', () => {
  const find = shopOf({ price: 5 }, { price: 10 }, { price: 20 }, { price: 0 })
  expect(find({ minPrice: 5, maxPrice: 10 }).ids).toEqual(['p0', 'p1'])
  expect(find({ minPrice: 10 }).ids).toEqual(['p1', 'p2'])
  expect(find({ maxPrice: 5 }).ids).toEqual(['p0', 'p3'])
  expect(find({ maxPrice: 0 }).ids).toEqual(['p3'])
  expect(find({ minPrice: 5, maxPrice: 10 }).facets.price).toEqual({ min: 0, max: 20 })
  expect(find({ types: ['DIGITAL'], minPrice: 5 }).facets.price).toBeNull()
})

test('a product without a brand counts for none', () => {
  expect(values(shopOf({ brand: '' }, { brand: 'Tarn' })().facets.brands)).toEqual(['Tarn 1'])
})

test('flags and types match the products that have them', () => {
  const find = shopOf({ isOnSale: true }, { type: 'DIGITAL' }, { isInStock: false })
  expect(find({ onSale: true }).ids).toEqual(['p0'])
  expect(find({ onSale: false, inStock: false }).ids).toEqual(['p0', 'p1', 'p2'])
  expect(find({ types: ['DIGITAL'] }).ids).toEqual(['p1'])
  expect(find({ types: ['DIGITAL'] }).facets).toMatchObject({ onSale: 0, inStock: 1 })
  expect(find().facets).toMatchObject({ onSale: 1, inStock: 2 })
})

test('the order of a list does not change its facets', () => {
  const table = createProductTable()
  for (const [numericId, size] of ['Small', 'Large', 'Large'].entries()) {
    table.put(
      indexed({ id: `p${numericId}`, numericId, isInStock: true, options: [option('Size', size)] }),
    )
  }
  const facetsBy = (by: 'bestMatch' | 'newest') =>
    runQuery(table, queryOf({ sort: { by, order: 'DESC' }, withFacets: true })).facets
  expect(facetsBy('newest')?.options).toHaveLength(1)
  expect(facetsBy('bestMatch')).toEqual(facetsBy('newest'))
})
