// Events about a hidden product reach no shopper, whatever topic they subscribe to. docs/security.md S71.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { listen } from '../support/listen.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()

const everyProduct = 'subscription { productChanged { productId kind changedFields } }'
const ofTheScreen =
  'subscription ($ids: [ID!]!) { shopChanged(productIds: $ids) { ... on ProductChange { productId kind changedFields } } }'

test('S71 a product that was never visible is created, changed and deleted without an event', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const all = await listen(createShopper(stack().shopUrl), { query: everyProduct })
  const { createProduct } = await queryAdmin<{ createProduct: { product: { id: string } } }>(
    staff,
    'mutation { createProduct(input: { name: "Not yet", basePrice: "12", visible: false }) { product { id } } }',
  )
  const { id } = createProduct.product
  const named = await listen(createShopper(stack().shopUrl), {
    query: ofTheScreen,
    variables: { ids: [id] },
  })
  await queryAdmin(
    staff,
    'mutation ($id: ID!) { updateProduct(input: { id: $id, name: "Still not" }) { problems { code } } }',
    { id },
  )
  await touch(id)
  await queryAdmin(
    staff,
    'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { problems { code } } }',
    {
      id,
    },
  )
  // Events arrive in order: a public one ends the wait for those that must not arrive.
  const visible = await visibleProduct()
  await touch(visible)
  expect((await all.next()).data?.productChanged).toMatchObject({ productId: visible })
  expect(all.received).toEqual([])
  expect(named.received).toEqual([])
  all.stop()
  named.stop()
})

test('S71 a subscriber to a product is notified that it was hidden, and of nothing after that', async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const { createProduct } = await queryAdmin<{ createProduct: { product: { id: string } } }>(
    staff,
    'mutation { createProduct(input: { name: "Soon gone", basePrice: "12", visible: true }) { product { id } } }',
  )
  const { id } = createProduct.product
  const { catalogIndex } = stack().app.gateway.services
  await expect.poll(() => catalogIndex.holds(id)).toBe(true)
  const subscription = await listen(createShopper(stack().shopUrl), {
    query: ofTheScreen,
    variables: { ids: [id] },
  })
  const change = (input: object) =>
    queryAdmin(
      staff,
      'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { problems { code } } }',
      { input: { id, ...input } },
    )
  await change({ visible: false })
  expect((await subscription.next()).data?.shopChanged).toMatchObject({ productId: id })
  await expect.poll(() => catalogIndex.holds(id)).toBe(false)
  const before = subscription.received.length
  await change({ name: 'Secret name' })
  const visible = await visibleProduct()
  const all = await listen(createShopper(stack().shopUrl), { query: everyProduct })
  await touch(visible)
  expect((await all.next()).data?.productChanged).toMatchObject({ productId: visible })
  expect(subscription.received).toHaveLength(before)
  subscription.stop()
  all.stop()
})

async function visibleProduct(): Promise<string> {
  const { products } = await createShopper(stack().shopUrl).query<{
    products: { nodes: { id: string }[] }
  }>('{ products(first: 1) { nodes { id } } }')
  return String(products.nodes[0]?.id)
}

const touch = (id: string) =>
  controlOf(stack().platformUrl).cause({
    name: 'ProductChanged',
    entityId: id,
    body: { productId: id, changedFields: ['name'] },
  })
