// The order number of the confirmation email, for a visitor who has just paid.
import { beforeEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import * as documents from './support/documents.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
let shopper: Shopper
let control: PlatformControl
beforeEach(() => {
  shopper = createShopper(stack().shopUrl)
  control = controlOf(stack().platformUrl)
})

const person = {
  email: 'ada@shop.test',
  firstName: 'Ada',
  lastName: 'Byron',
  addressLine: '12 Warren Street',
  city: 'Hudson',
  postalCode: '12534',
  country: 'US',
  subdivision: 'NY',
}

async function openCheckout() {
  await shopper.query(documents.addToCart, {
    input: { lines: [{ productId: (await trackedProduct(shopper)).id, quantity: 1 }] },
  })
  const { startCheckout } = await shopper.query<{
    startCheckout: { checkoutId: string; redirectUrl: string }
  }>('mutation { startCheckout(input: {}) { checkoutId redirectUrl } }')
  const pay = async () => {
    const body = new URLSearchParams({ ...person, action: 'pay' })
    const paid = await fetch(startCheckout.redirectUrl, {
      method: 'POST',
      body,
      redirect: 'manual',
    })
    expect(paid.status).toBe(303)
  }
  return { id: startCheckout.checkoutId, pay }
}

const read = 'query C($id: ID!) { checkout(id: $id) { completed orderNumber } }'

test('is null before payment and matches the email after it, for its owner only', async () => {
  const { id, pay } = await openCheckout()
  expect(await shopper.query(read, { id })).toEqual({
    checkout: { completed: false, orderNumber: null },
  })
  await pay()
  const [order] = (await control.orders()) as { number: string }[]
  expect(order?.number).toMatch(/^\d+$/)
  expect(await shopper.query(read, { id })).toEqual({
    checkout: { completed: true, orderNumber: order?.number },
  })
  const visitor = createShopper(stack().shopUrl)
  await visitor.query(documents.addToCart, {
    input: { lines: [{ productId: (await trackedProduct(visitor)).id, quantity: 1 }] },
  })
  expect(await visitor.query(read, { id })).toEqual({ checkout: null })
})

test('costs one call, and none before the order exists', async () => {
  const { id, pay } = await openCheckout()
  await control.clearCalls()
  await shopper.query(read, { id })
  expect((await control.calls()).map(({ path }) => path)).toEqual([`/ecom/v1/checkouts/${id}`])
  await pay()
  await control.clearCalls()
  await shopper.query(read, { id })
  expect(
    (await control.calls()).map(({ method, path }) => `${method} ${path.split('?')[0]}`),
  ).toEqual([`GET /ecom/v1/checkouts/${id}`, 'POST /ecom/v1/orders/search'])
})
