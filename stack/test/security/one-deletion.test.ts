// docs/security.md S89: a contributor deletes one thing with each request, however many a document names.
import { expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { make } from '../admin/product-kit.ts'
import { askDesk, atTheDesk, editor } from '../support/admin.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()

type Deleted = { deletedId: string | null; problems: { code: string }[] }

async function deleteThree(shopper: Shopper) {
  type Made = { answer: { brand?: { id: string }; collection?: { id: string } } }
  const { id } = await make(shopper, { name: 'To be deleted', price: '5' })
  const name = `Of ${id}`
  const create = 'mutation ($name: String!) { answer: createBrand(name: $name) { brand { id } } }'
  const brand = (await askDesk<Made>(shopper, create, { name })).answer.brand?.id
  const createCollection = `mutation ($name: String!) {
    answer: createCollection(input: { name: $name }) { collection { id } } }`
  const collection = (await askDesk<Made>(shopper, createCollection, { name })).answer.collection
    ?.id
  const document = `mutation ($product: ID!, $brand: ID!, $collection: ID!) {
    first: deleteProduct(id: $product) { deletedId problems { code } }
    second: deleteBrand(id: $brand) { deletedId problems { code } }
    third: deleteCollection(id: $collection) { deletedId problems { code } } }`
  const variables = { product: id, brand, collection }
  const { first, second, third } = await askDesk<Record<'first' | 'second' | 'third', Deleted>>(
    shopper,
    document,
    variables,
  )
  return [first, second, third].map(({ deletedId, problems }) =>
    deletedId ? 'deleted' : problems[0]?.code,
  )
}

test('S89 only the first of several deletions of one request is a contributor’s', async () => {
  const contributor = await atTheDesk(stack().shopUrl, editor)
  expect(await deleteThree(contributor)).toEqual(['deleted', 'FORBIDDEN', 'FORBIDDEN'])
  // Another request is another one.
  expect(await deleteThree(contributor)).toEqual(['deleted', 'FORBIDDEN', 'FORBIDDEN'])
  expect(await deleteThree(await atTheDesk(stack().shopUrl))).toEqual(Array(3).fill('deleted'))
})
