// Nobody outside hears of a product that is hidden: by no event, under no topic. docs/security.md S71.
import { expect, test } from 'vitest'
import { createShopper } from '../../src/shopper.ts'
import { askDesk, atTheDesk } from '../support/admin.ts'
import { listen } from '../support/listen.ts'
import { controlOf } from '../support/platform-control.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()

const everyProduct = 'subscription { productChanged { productId kind fields } }'
const ofTheScreen =
  'subscription ($ids: [ID!]!) { shopChanged(productIds: $ids) { ... on ProductChange { productId kind fields } } }'

test('S71 a product that was never visible is created, changed and deleted without a word', async () => {
  const staff = await atTheDesk(stack().shopUrl)
  const all = await listen(createShopper(stack().shopUrl), { query: everyProduct })
  const { createProduct } = await askDesk<{ createProduct: { product: { id: string } } }>(
    staff,
    'mutation { createProduct(input: { name: "Not yet", price: "12", visible: false }) { product { id } } }',
  )
  const { id } = createProduct.product
  const named = await listen(createShopper(stack().shopUrl), {
    query: ofTheScreen,
    variables: { ids: [id] },
  })
  await askDesk(
    staff,
    'mutation ($id: ID!) { updateProduct(id: $id, input: { name: "Still not" }) { problems { code } } }',
    { id },
  )
  await touch(id)
  await askDesk(staff, 'mutation ($id: ID!) { deleteProduct(id: $id) { problems { code } } }', {
    id,
  })
  // Events are heard in order: one that may be announced ends the wait for those that may not.
  const shown = await someShown()
  await touch(shown)
  expect((await all.next()).data?.productChanged).toMatchObject({ productId: shown })
  expect(all.heard).toEqual([])
  expect(named.heard).toEqual([])
  all.stop()
  named.stop()
})

test('S71 who looks at a product hears that it was hidden, and nothing after that', async () => {
  const staff = await atTheDesk(stack().shopUrl)
  const { createProduct } = await askDesk<{ createProduct: { product: { id: string } } }>(
    staff,
    'mutation { createProduct(input: { name: "Soon gone", price: "12", visible: true }) { product { id } } }',
  )
  const { id } = createProduct.product
  const { catalogIndex } = stack().app.gateway.services
  await expect.poll(() => catalogIndex.holds(id)).toBe(true)
  const looking = await listen(createShopper(stack().shopUrl), {
    query: ofTheScreen,
    variables: { ids: [id] },
  })
  const change = (input: object) =>
    askDesk(
      staff,
      'mutation ($id: ID!, $input: UpdateProductInput!) { updateProduct(id: $id, input: $input) { problems { code } } }',
      { id, input },
    )
  await change({ visible: false })
  expect((await looking.next()).data?.shopChanged).toMatchObject({ productId: id })
  await expect.poll(() => catalogIndex.holds(id)).toBe(false)
  const before = looking.heard.length
  await change({ name: 'Secret name' })
  const shown = await someShown()
  const all = await listen(createShopper(stack().shopUrl), { query: everyProduct })
  await touch(shown)
  expect((await all.next()).data?.productChanged).toMatchObject({ productId: shown })
  expect(looking.heard).toHaveLength(before)
  looking.stop()
  all.stop()
})

async function someShown(): Promise<string> {
  const { products } = await createShopper(stack().shopUrl).mustAsk<{
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
