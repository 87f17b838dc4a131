import { expect, test } from 'vitest'
import type { ManagedProductQuery, ProductQuery } from '../platform/catalog/product-query.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { tagsOf } from './cache-tags.ts'

const page = { limit: 10, offset: 0 }
const by = (...fields: string[]) => ['products', ...fields.map((field) => `products-by:${field}`)]

test.each<[Partial<ProductQuery>, string[]]>([
  [{}, by()],
  [{ filter: [] }, by()],
  [{ filter: [{ id: { in: ['a'] } }] }, []],
  [{ filter: [{ slug: 'bowl' }] }, by('slug')],
  [{ filter: [{ id: { in: ['a'] } }, { sku: { in: ['s'] } }] }, by('id', 'sku')],
  [{ filter: [{ text: ['oak', 'bowl'] }] }, by('name', 'description')],
  [{ filter: [{ type: { in: ['DIGITAL'] } }] }, by('productType')],
  [{ filter: [{ price: { from: 1 } }, { price: { to: 2 } }] }, by('price')],
  [{ filter: [{ collectionIds: { hasSome: ['c'] } }] }, by('collectionIds')],
  [{ sort: [{ field: 'updatedAt', order: 'DESC' }] }, by('lastUpdated')],
])('a list of products has the tags of its fields, as events name them: %j', (query, tags) => {
  const request = { query: { ...query, page } }
  expect(tagsOf('queryProducts', request, { products: [] })).toEqual(tags)
})

test('products that staff name by their ids gain no members', () => {
  const query: ManagedProductQuery = { filter: { id: { in: ['a'] } }, page }
  expect(tagsOf('queryManagedProducts', { query }, { products: [] })).toEqual([])
})

/** Returns a product whose part is of another form. */
const malformed = (part: string, error: Error) =>
  Object.defineProperty({ id: 'odd', brandName: 'Halden' }, part, {
    get() {
      throw error
    },
  })

test.each(['infoSections', 'options'])(
  'a list may be cached when the %s of a product cannot be read',
  (part) => {
    const failure = new PlatformFailure('system', part, { call: 'queryProducts' })
    const fine = { id: 'fine', options: [{ name: 'Size' }] }
    const response = { products: [malformed(part, failure), fine] }
    expect(tagsOf('queryProducts', { query: { page } }, response)).toEqual([
      ...['product:odd', 'product:fine', 'showing:brand:halden', 'showing:option:size'],
      'products',
    ])
    const mistake = { products: [malformed(part, new TypeError('a mistake of the gateway'))] }
    expect(() => tagsOf('queryProducts', { query: { page } }, mistake)).toThrow('a mistake')
  },
)
