// docs/security.md S89: a contributor deletes one object per request, however many a document selects.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { make } from '../admin/product-kit.ts'
import {
  appWith,
  bearer,
  createShopper,
  editor,
  elevatedStaff,
  queryAdmin,
} from '../support/admin.ts'
import { useStack } from '../support/start.ts'

const key = 'vtr_an-app-that-writes-only'
const hash = createHash('sha256').update(key).digest('hex')
const stack = useStack({ APP_KEYS: appWith('writer', hash, ['catalog:write', 'documents:send']) })

type Deleted = { deletedId: string | null; problems: { code: string }[] }

async function deleteThree(shopper: Shopper) {
  type Made = { result: { brand?: { id: string }; collection?: { id: string } } }
  const { id } = await make(shopper, { name: 'To be deleted', basePrice: '5' })
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

test('S89 an app needs the right to delete for one thing as for many', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const { id } = await make(staff, { name: 'To stay', basePrice: '5' })
  const document = `mutation ($id: ID!) { result: deleteProduct(input: { id: $id }) {
    deletedId problems { code message } } }`
  const app = createShopper(stack().shopUrl)
  const { data } = await app.execute<{ result: Deleted }>(document, { id }, bearer(key))
  expect(data?.result).toMatchObject({
    deletedId: null,
    problems: [{ code: 'FORBIDDEN', message: expect.stringContaining('catalog:delete') }],
  })
})
