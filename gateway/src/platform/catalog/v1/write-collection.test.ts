// What is sent of collections and of their products.
import { expect, test } from 'vitest'
import { catalogCalls } from './catalog-calls.ts'

const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const {
  createCollection,
  updateCollection,
  addProductsToCollection,
  removeProductsFromCollection,
} = catalogCalls.productsWrite
const sent = (body: unknown) => JSON.parse(JSON.stringify(body))

test('a new collection has what is given', () => {
  const collection = { name: 'Bowls', slug: 'bowls', description: 'Round', visible: false }
  expect(sent(createCollection.request.parse({ collection }))).toEqual({ collection })
  expect(sent(createCollection.request.parse({ collection: { name: 'Bowls' } }))).toEqual({
    collection: { name: 'Bowls' },
  })
})

test.each([{ name: 'Cups' }, { slug: 'cups' }, { description: '' }, { visible: true }])(
  'a change has only what is given: %j',
  (collection) => {
    expect(sent(updateCollection.request.parse({ id, collection }))).toEqual({ id, collection })
  },
)

test.each([addProductsToCollection, removeProductsFromCollection])(
  'products of a collection are named by their ids (%#)',
  ({ request }) => {
    expect(request.parse({ id, productIds: [id] })).toEqual({ id, productIds: [id] })
    expect(request.safeParse({ id, productIds: [] }).error?.issues[0]?.path).toEqual(['productIds'])
  },
)

test('a collection is validated in the form in which it is sent', () => {
  const collection = { name: '', slug: '', description: 'x'.repeat(601) }
  const wrong = [
    createCollection.request.safeParse({ collection }),
    updateCollection.request.safeParse({ id, collection }),
  ]
  for (const { error } of wrong)
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      ...['collection.name', 'collection.slug', 'collection.description'],
    ])
})
