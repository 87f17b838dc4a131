// What is sent of queries of collections and brands.
import { expect, test } from 'vitest'
import type { BrandField, CollectionField, ListQuery } from '../../list-query.ts'
import { catalogCalls } from './catalog-calls.ts'

const { brands, collections, catalogStringQueries } = catalogCalls
const sent = (body: unknown) => JSON.parse(JSON.stringify(body))
const fields = ['ASSIGNED_PRODUCTS_COUNT']

test.each<[ListQuery<CollectionField>, object, object]>([
  [{ page: { limit: 1 } }, { paging: { limit: 1 } }, { paging: { limit: 1 } }],
  [
    {
      filter: { id: { in: ['a', 'b'] } },
      sort: [{ field: 'name', order: 'DESC' }],
      page: { limit: 10, offset: 20 },
    },
    {
      filter: { id: { $in: ['a', 'b'] } },
      sort: [{ fieldName: 'name', order: 'DESC' }],
      paging: { limit: 10, offset: 20 },
    },
    {
      filter: '{"id":{"$hasSome":["a","b"]}}',
      sort: '[{"name":"desc"}]',
      paging: { limit: 10, offset: 20 },
    },
  ],
  [
    {
      filter: { id: { not: 'a' }, name: { contains: 'x' } },
      sort: [{ field: 'id', order: 'ASC' }],
      page: { limit: 1, offset: 0 },
    },
    {
      filter: { id: { $ne: 'a' }, name: { $contains: 'x' } },
      sort: [{ fieldName: 'id', order: 'ASC' }],
      paging: { limit: 1, offset: 0 },
    },
    {
      filter: '{"id":{"$ne":"a"},"name":{"$contains":"x"}}',
      sort: '[{"id":"asc"}]',
      paging: { limit: 1, offset: 0 },
    },
  ],
])('collections are queried in the dialect of either path: %j', (query, object, string) => {
  expect(sent(collections.queryCollections.request.parse({ query }))).toEqual({ query: object })
  expect(sent(catalogStringQueries.queryCollectionsByString.request.parse({ query }))).toEqual({
    ...{ query: string, includeNumberOfProducts: true, includeDescription: true },
  })
})

const sort: ListQuery<BrandField>['sort'] = [
  { field: 'createdAt', order: 'ASC' },
  { field: 'updatedAt', order: 'DESC' },
]

test('a page of brands after a cursor has neither filter nor order', () => {
  const filter = { name: { startsWith: 'O' } }
  const first = { query: { filter, sort, page: { limit: 5 } }, counted: true }
  expect(sent(brands.queryBrands.request.parse(first))).toEqual({
    query: {
      filter: { name: { $startsWith: 'O' } },
      sort: [
        { fieldName: 'createdDate', order: 'ASC' },
        { fieldName: 'updatedDate', order: 'DESC' },
      ],
      cursorPaging: { limit: 5 },
    },
    fields,
  })
  const next = { query: { filter, sort, page: { limit: 5, cursor: 'c' } } }
  expect(sent(brands.queryBrands.request.parse(next))).toEqual({
    query: { cursorPaging: { limit: 5, cursor: 'c' } },
  })
})

test('a brand is read by its id, and brands are counted by a filter', () => {
  const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
  expect(sent(brands.getBrand.request.parse({ id }))).toEqual({ brandId: id })
  expect(sent(brands.getBrand.request.parse({ id, counted: true }))).toEqual({
    ...{ brandId: id, fields },
  })
  expect(sent(brands.countBrands.request.parse({}))).toEqual({})
  expect(sent(brands.countBrands.request.parse({ filter: { name: { startsWith: 'O' } } }))).toEqual(
    {
      filter: { name: { $startsWith: 'O' } },
    },
  )
})
