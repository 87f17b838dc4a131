// A site whose reads lag behind writes: docs/contract/real-site.md §7, row M; docs/decisions/064-read-your-writes.md.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import {
  addToCart,
  type CartPayload,
  type CartView,
  estimate,
  readCart,
  removeLines,
} from './support/documents.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { mara, password, signedIn, step } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const stack = useStack({}, 'built')
let control: PlatformControl
let shopper: Shopper
beforeEach(async () => {
  control = controlOf(stack().platformUrl)
  // Longer than a test: without the token of a write no read shows it.
  await control.site({ readLagMs: 60_000 })
  shopper = createShopper(stack().shopUrl)
})
afterEach(async () => {
  await control.reset()
  await stack().app.gateway.services.catalog.clear()
})

async function add(buyer: Shopper, quantity = 1): Promise<CartView | null> {
  const product = await trackedProduct(buyer)
  const { addToCart: added } = await buyer.query<{ addToCart: CartPayload }>(addToCart, {
    input: { lines: [{ productId: product.id, quantity }] },
  })
  expect(added.problems).toEqual([])
  return added.cart
}
const cartOf = async (buyer: Shopper) =>
  (await buyer.query<{ cart: CartView | null }>(readCart)).cart
const countOf = async (buyer: Shopper) => (await cartOf(buyer))?.itemCount ?? 0

describe('row M: a shopper', () => {
  test('reads the lines that they added, each time at once', async () => {
    await add(shopper)
    expect(await countOf(shopper)).toBe(1)
    await add(shopper, 2)
    expect(await countOf(shopper)).toBe(3)
    type Estimated = { cartEstimate: { cart: { itemCount: number } } }
    expect((await shopper.query<Estimated>(estimate, {})).cartEstimate.cart.itemCount).toBe(3)
    const page = await (await shopper.send('/cart')).text()
    expect(page).toContain((await cartOf(shopper))?.lines[0]?.name)
  })

  test('reads the cart without a line that they removed', async () => {
    await control.site({ readLagMs: 0 })
    const cart = await add(shopper)
    expect(await countOf(shopper)).toBe(1)
    await control.site({ readLagMs: 60_000 })
    const lineIds = cart?.lines.map(({ id }) => id)
    await shopper.query(removeLines, { input: { lineIds } })
    expect(await countOf(shopper)).toBe(0)
  })

  test('reads the checkout that they began', async () => {
    await add(shopper)
    type Made = { createCheckout: { checkout: { id: string } } }
    const create = 'mutation { createCheckout(input: {}) { checkout { id } } }'
    const { id } = (await shopper.query<Made>(create)).createCheckout.checkout
    const read = 'query ($id: ID!) { checkout(id: $id) { id lines { quantity } } }'
    expect(await shopper.query(read, { id })).toEqual({
      checkout: { id, lines: [{ quantity: 1 }] },
    })
  })

  test('has their lines in the cart of the member after the sign-in', async () => {
    await add(shopper, 2)
    await step(shopper, 'login', { input: { email: mara.email, password } })
    expect(await countOf(shopper)).toBe(2)
  })

  test('reads the profile that they changed', async () => {
    const member = await signedIn(stack().shopUrl, mara)
    const change =
      'mutation ($input: UpdateMeInput!) { updateMe(input: $input) { problems { code } } }'
    await member.query(change, { input: { nickname: 'Marina' } })
    const read = '{ me { nickname } }'
    expect(await member.query(read)).toEqual({ me: { nickname: 'Marina' } })
  })
})

test('S133 the token of a session is sent with no call of another one, of its member neither', async () => {
  const [first, second] = [
    await signedIn(stack().shopUrl, mara),
    await signedIn(stack().shopUrl, mara),
  ]
  await add(first)
  // The platform lags for it: it has not written.
  expect(await countOf(second)).toBe(0)
  expect(await countOf(first)).toBe(1)
  await control.site({ readLagMs: 0 })
  expect(await countOf(second)).toBe(1)
})

test('row M: what a shopper writes and reads takes as many calls as without the lag', async () => {
  const calls = async (readLagMs: number) => {
    await control.site({ readLagMs })
    const buyer = createShopper(stack().shopUrl)
    const product = await trackedProduct(buyer)
    await control.clearCalls()
    await buyer.query(addToCart, { input: { lines: [{ productId: product.id, quantity: 1 }] } })
    await cartOf(buyer)
    return (await control.calls()).map(({ method, path }) => `${method} ${path}`)
  }
  const lagging = await calls(60_000)
  expect(lagging).toEqual(await calls(0))
  expect(lagging.filter((call) => call.includes('/carts/'))).toHaveLength(2)
})
