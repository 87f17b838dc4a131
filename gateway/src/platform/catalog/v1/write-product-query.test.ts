// What is sent of queries of products and their variants, in the dialects of catalog v1.
import { expect, test } from 'vitest'
import type { ManagedProductQuery, ProductQuery, StoreVariantQuery } from '../product-query.ts'
import { catalogCalls } from './catalog-calls.ts'

const { queryProducts, queryProductVariants, queryStoreVariants } = catalogCalls.productsRead
const { queryProductsByString } = catalogCalls.catalogStringQueries
const page = { limit: 10, offset: 20 }
const sent = (body: unknown) => JSON.stringify(body)
const paging = '"paging":{"limit":10,"offset":20}'

test.each<[ProductQuery['filter'], string]>([
  [[], '{}'],
  [[{ slug: 'bowl' }], '{"slug":"bowl"}'],
  [[{ id: { in: ['a', 'b'] } }], '{"id":{"$in":["a","b"]}}'],
  [[{ creationOrder: { after: '7' } }], '{"numericId":{"$gt":"7"}}'],
  [[{ updatedAt: { after: 't' } }], '{"lastUpdated":{"$gt":"t"}}'],
  [
    [{ text: ['oak'] }],
    '{"$or":[{"name":{"$contains":"oak"}},{"description":{"$contains":"oak"}}]}',
  ],
  [
    [
      { collectionIds: { hasSome: ['c'] } },
      { text: ['oak', 'bowl'] },
      { type: { in: ['PHYSICAL', 'DIGITAL'] } },
      { price: { from: 5 } },
      { price: { to: 9.5 } },
      { updatedAt: { from: 't' } },
    ],
    '{"$and":[{"collectionIds":{"$hasSome":["c"]}},{"$and":[{"$or":[{"name":{"$contains":"oak"}},{"description":{"$contains":"oak"}}]},{"$or":[{"name":{"$contains":"bowl"}},{"description":{"$contains":"bowl"}}]}]},{"productType":{"$in":["physical","digital"]}},{"priceData.price":{"$gte":5}},{"priceData.price":{"$lte":9.5}},{"lastUpdated":{"$gte":"t"}}]}',
  ],
])('products are queried in the object dialect: %j', (filter, body) => {
  expect(sent(queryProducts.request.parse({ query: { filter, page } }))).toBe(
    `{"query":{"filter":${body},${paging}}}`,
  )
})

test('a query of products without a filter has an order and a page', () => {
  const sort = [{ field: 'price' as const, order: 'ASC' as const }]
  expect(sent(queryProducts.request.parse({ query: { sort, page } }))).toBe(
    `{"query":{"sort":[{"fieldName":"priceData.price","order":"ASC"}],${paging}}}`,
  )
  expect(sent(queryProducts.request.parse({ query: { page: { limit: 1 } } }))).toBe(
    '{"query":{"paging":{"limit":1}}}',
  )
})

test.each<[Omit<ManagedProductQuery, 'page'>, object]>([
  [{}, {}],
  [
    { filter: {}, sort: [{ field: 'creationOrder', order: 'DESC' }] },
    { filter: '{}', sort: '[{"numericId":"desc"}]' },
  ],
  [
    {
      filter: {
        id: { in: ['a'] },
        name: { contains: '"$in":' },
        visible: { equals: false },
        type: { in: ['DIGITAL'] },
        collectionIds: { hasSome: ['c'] },
        price: { from: 1, to: 2 },
      },
      sort: [{ field: 'createdAt', order: 'DESC' }, { field: 'creationOrder' }],
    },
    {
      filter:
        '{"id":{"$hasSome":["a"]},"name":{"$contains":"\\"$in\\":"},"visible":{"$eq":false},"productType":{"$hasSome":["digital"]},"collections.id":{"$hasSome":["c"]},"price":{"$gte":1,"$lte":2}}',
      sort: '[{"createdDate":"desc"},{"numericId":"asc"}]',
    },
  ],
])('products are queried for staff in the string dialect: %j', (query, strings) => {
  const request = { query: { ...query, page }, includeVariants: true }
  expect(sent(queryProductsByString.request.parse(request))).toBe(
    sent({ query: { ...strings, paging: page }, includeVariants: true }),
  )
})

test.each<[StoreVariantQuery['filter'], string]>([
  [[{ productId: 'p' }], '{"productId":"p"}'],
  [
    [{ variantId: { in: ['v'] } }, { sku: { in: ['s'] } }],
    '{"$and":[{"variantId":{"$in":["v"]}},{"sku":{"$in":["s"]}}]}',
  ],
])('variants of the store are queried in the object dialect: %j', (filter, body) => {
  expect(sent(queryStoreVariants.request.parse({ query: { filter, page } }))).toBe(
    `{"query":{"filter":${body},${paging}}}`,
  )
})

test('variants of a product are queried by choices, or by page', () => {
  const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
  expect(sent(queryProductVariants.request.parse({ id, choices: { Size: 'S' } }))).toBe(
    `{"id":"${id}","choices":{"Size":"S"}}`,
  )
  expect(sent(queryProductVariants.request.parse({ id, page }))).toBe(`{"id":"${id}",${paging}}`)
})
