// Managing collections, over the whole path.
import { allProductsCollectionId } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const newStaff = () => elevatedStaff(stack().shopUrl)
const problems = 'problems { code field message }'
const collection = `collection { id name slug description visible productCount builtIn } ${problems}`
const create = `mutation ($input: CreateCollectionInput!) { result: createCollection(input: $input) { ${collection} } }`
const update = `mutation ($input: UpdateCollectionInput!) { result: updateCollection(input: $input) { ${collection} } }`
const remove = `mutation ($id: ID!) { result: deleteCollection(input: { id: $id }) { deletedId ${problems} } }`
const fill = (name: string) =>
  `mutation ($id: ID!, $ids: [ID!]!) { result: ${name}(input: { id: $id, productIds: $ids }) { ${collection} } }`
const add = fill('addProductsToCollection')
const removeProducts = fill('removeProductsFromCollection')
const unknown = '00000000-0000-4000-8000-000000000000'

type Result = {
  result: {
    collection: { id: string; slug: string; productCount: number }
    problems: { code: string; field: string | null }[]
  }
}
type Staff = Awaited<ReturnType<typeof newStaff>>

const make = async (shopper: Staff, name: string) =>
  (await queryAdmin<Result>(shopper, create, { input: { name } })).result.collection

async function someProducts(shopper: Staff, first: number): Promise<string[]> {
  type List = { list: { nodes: { id: string }[] } }
  const read = `{ list: managedProducts(first: ${first}, filter: { visible: true }) { nodes { id } } }`
  return (await queryAdmin<List>(shopper, read)).list.nodes.map(({ id }) => id)
}

test('a collection is created, filled, changed and deleted, and the shop shows it at once', async () => {
  const shopper = await newStaff()
  const { result } = await queryAdmin<Result>(shopper, create, {
    input: { name: 'For the porch', description: 'Outside, but dry.' },
  })
  expect(result).toMatchObject({
    collection: {
      name: 'For the porch',
      slug: 'for-the-porch',
      visible: true,
      productCount: 0,
      builtIn: false,
    },
    problems: [],
  })
  const { id } = result.collection
  const ids = await someProducts(shopper, 3)
  const filled = await queryAdmin<Result>(shopper, add, { id, ids })
  expect(filled.result).toMatchObject({ collection: { productCount: 3 }, problems: [] })
  const shopQuery = '{ collection(slug: "for-the-porch") { name products { totalCount } } }'
  expect(await shopper.query(shopQuery)).toEqual({
    collection: { name: 'For the porch', products: { totalCount: 3 } },
  })
  const reduced = await queryAdmin<Result>(shopper, removeProducts, { id, ids: ids.slice(0, 1) })
  expect(reduced.result.collection.productCount).toBe(2)
  const changed = await queryAdmin<Result>(shopper, update, {
    input: { id, name: 'Porch', description: '' },
  })
  expect(changed.result).toMatchObject({
    collection: { name: 'Porch', slug: 'for-the-porch', description: null },
  })
  expect(await queryAdmin(shopper, remove, { id })).toEqual({
    result: { deletedId: id, problems: [] },
  })
  expect(await shopper.query(shopQuery)).toEqual({ collection: null })
  // Its products remain.
  expect(await shopper.query(`{ product(id: "${ids[1]}") { id } }`)).toEqual({
    product: { id: ids[1] },
  })
  expect(await queryAdmin(shopper, remove, { id })).toMatchObject({
    result: { deletedId: null, problems: [{ code: 'NOT_FOUND', field: 'id' }] },
  })
})

test('an unknown id refuses the whole call and is reported at its argument', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, 'Half filled')
  const [known = ''] = await someProducts(shopper, 1)
  const product = await queryAdmin<Result>(shopper, add, { id, ids: [known, unknown] })
  expect(product.result).toEqual({
    collection: null,
    problems: [expect.objectContaining({ code: 'NOT_FOUND', field: 'productIds' })],
  })
  const read = '{ managedCollection(id: "ID") { productCount } }'.replace('ID', id)
  expect(await queryAdmin(shopper, read)).toEqual({
    managedCollection: { productCount: 0 },
  })
  const afterDeletion = await queryAdmin<Result>(shopper, add, { id: unknown, ids: [known] })
  expect(afterDeletion.result.problems).toMatchObject([{ code: 'NOT_FOUND', field: 'id' }])
  const taken = await queryAdmin<Result>(shopper, create, {
    input: { name: 'Other', slug: 'half-filled' },
  })
  expect(taken.result.problems).toMatchObject([{ code: 'SLUG_TAKEN', field: 'slug' }])
})

test('invalid input is refused at the field, without a call', async () => {
  const shopper = await newStaff()
  const control = controlOf(stack().platformUrl)
  await control.clearCalls()
  const refusalsOf = async (query: string, variables: object) =>
    (await queryAdmin<Result>(shopper, query, variables)).result.problems.map(
      ({ code, field }) => `${code} ${field}`,
    )
  expect(
    await refusalsOf(create, { input: { name: 'x'.repeat(51), description: 'x'.repeat(601) } }),
  ).toEqual(['INVALID_LENGTH name', 'INVALID_LENGTH description'])
  expect(await refusalsOf(update, { input: { id: unknown, name: '' } })).toEqual([
    'INVALID_LENGTH name',
  ])
  const [id, ids] = [allProductsCollectionId, [unknown]]
  const builtIn = { id, ids, input: { id } }
  for (const query of [add, removeProducts]) {
    expect(await refusalsOf(query, builtIn)).toEqual(['BUILT_IN_COLLECTION id'])
  }
  expect(await refusalsOf(update, builtIn)).toEqual(['BUILT_IN_COLLECTION id'])
  expect(await refusalsOf(remove, builtIn)).toEqual(['BUILT_IN_COLLECTION id'])
  expect(await refusalsOf(add, { id: unknown, ids: [] })).toEqual(['INVALID_SIZE productIds'])
  const many = Array.from({ length: 1001 }, () => unknown)
  expect(await refusalsOf(add, { id: unknown, ids: many })).toEqual(['INVALID_SIZE productIds'])
  expect(await control.calls()).toEqual([])
})

test('the list is read from the platform, and includes hidden products for staff', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, 'Zebra house')
  type Made = { createProduct: { product: { id: string } } }
  const product = `mutation { createProduct(input: { name: "Unseen zebra", basePrice: "1", visible: false }) { product { id } } }`
  const { createProduct } = await queryAdmin<Made>(shopper, product)
  await queryAdmin(shopper, add, { id, ids: [createProduct.product.id] })
  const control = controlOf(stack().platformUrl)
  // The event of a hidden product makes the gateway check its visibility.
  await expect.poll(control.undelivered).toBe(0)
  await stack().app.gateway.services.inbox.idle()
  await control.clearCalls()
  expect(
    await queryAdmin(
      shopper,
      '{ managedCollections(filter: { search: "EBRA" }) { totalCount nodes { id visible } } }',
    ),
  ).toEqual({ managedCollections: { totalCount: 1, nodes: [{ id, visible: true }] } })
  expect(await control.calls()).toHaveLength(1)
  const managedQuery = `{ managedCollection(id: "${id}") { name managedProducts(first: 5) { totalCount nodes { name visible } } } }`
  await control.clearCalls()
  expect(await queryAdmin(shopper, managedQuery)).toEqual({
    managedCollection: {
      name: 'Zebra house',
      managedProducts: { totalCount: 1, nodes: [{ name: 'Unseen zebra', visible: false }] },
    },
  })
  expect(await control.calls()).toHaveLength(2)
  const both = (other: string) => `{ managedCollection(id: "${id}") {
    managedProducts(filter: { collections: ["${other}"] }) { totalCount } } }`
  expect(await queryAdmin(shopper, both('lighting'))).toEqual({
    managedCollection: { managedProducts: { totalCount: 0 } },
  })
  expect(await queryAdmin(shopper, both(id))).toEqual({
    managedCollection: { managedProducts: { totalCount: 1 } },
  })
  expect(
    await shopper.query('{ collection(slug: "zebra-house") { products { totalCount } } }'),
  ).toEqual({ collection: { products: { totalCount: 0 } } })
  expect(await queryAdmin(shopper, `{ managedCollection(id: "${unknown}") { id } }`)).toEqual({
    managedCollection: null,
  })
  type List = { list: { nodes: { name: string; builtIn: boolean }[] } }
  const { list } = await queryAdmin<List>(
    shopper,
    '{ list: managedCollections(sort: { field: NAME, order: DESC }) { nodes { name builtIn } } }',
  )
  const names = list.nodes.map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted().reverse())
  expect(list.nodes.filter(({ builtIn }) => builtIn)).toHaveLength(1)
})

test('each write has its entry in the audit log', async () => {
  const shopper = await newStaff()
  const { id } = await make(shopper, 'Noted')
  await queryAdmin(shopper, remove, { id })
  const log = `{ auditLog(filter: { entityId: "${id}", writesOnly: true }) { nodes { operation result actor { name } write } } }`
  expect(await queryAdmin(shopper, log)).toEqual({
    auditLog: {
      nodes: ['deleteCollection', 'createCollection'].map((name) => ({
        operation: `productsWrite.${name}`,
        result: 'SUCCESS',
        actor: { name: 'owner@shop.test' },
        write: true,
      })),
    },
  })
})
