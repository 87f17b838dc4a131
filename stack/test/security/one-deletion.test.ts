// docs/security.md S89: a contributor deletes one object per request, however many a document selects.
import { expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { make } from '../admin/product-kit.ts'
import { editor, elevatedStaff, queryAdmin } from '../support/admin.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()

type Deleted = { deletedId: string | null; problems: { code: string }[] }

async function deleteThree(shopper: Shopper) {
  type Made = { result: { brand?: { id: string }; collection?: { id: string } } }
  const { id } = await make(shopper, { name: 'To be deleted', price: '5' })
  const name = `Of ${id}`
  const create =
    'mutation ($name: String!) { result: createBrand(input: { name: $name }) { brand { id } } }'
  const brand = (await queryAdmin<Made>(shopper, create, { name })).result.brand?.id
  const createCollection = `mutation ($name: String!) {
    result: createCollection(input: { name: $name }) { collection { id } } }`
  const collection = (await queryAdmin<Made>(shopper, createCollection, { name })).result.collection
    ?.id
  const document = `mutation ($product: ID!, $brand: ID!, $collection: ID!) {
    first: deleteProduct(input: { id: $product }) { deletedId problems { code } }
    second: deleteBrand(input: { id: $brand }) { deletedId problems { code } }
    third: deleteCollection(input: { id: $collection }) { deletedId problems { code } } }`
  const variables = { product: id, brand, collection }
  const { first, second, third } = await queryAdmin<Record<'first' | 'second' | 'third', Deleted>>(
    shopper,
    document,
    variables,
  )
  return [first, second, third].map(({ deletedId, problems }) =>
    deletedId ? 'deleted' : problems[0]?.code,
  )
}

test('S89 a contributor’s request deletes only the first of several objects', async () => {
  const contributor = await elevatedStaff(stack().shopUrl, editor)
  expect(await deleteThree(contributor)).toEqual(['deleted', 'FORBIDDEN', 'FORBIDDEN'])
  // The limit applies to each request on its own.
  expect(await deleteThree(contributor)).toEqual(['deleted', 'FORBIDDEN', 'FORBIDDEN'])
  expect(await deleteThree(await elevatedStaff(stack().shopUrl))).toEqual(Array(3).fill('deleted'))
})
