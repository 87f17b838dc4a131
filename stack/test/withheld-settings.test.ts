// A site that lets no visitor read the settings of its checkout, as hosted ones may: docs/contract/real-site.md §2 and §7.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShopper } from '../src/shopper.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
const path = '/ecom/v1/checkout-settings'
let control: PlatformControl
beforeEach(async () => {
  control = controlOf(stack().platformUrl)
  await control.fault({ match: { path }, kind: 'status', status: 403 })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await control.reset()
  await stack().app.gateway.services.catalog.clear()
})

const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { problems { code } } }'

test('row W: carts take gift cards, by one call for all of them, and the log says why once', async () => {
  const warn = vi.spyOn(stack().app.log, 'warn')
  for (let cart = 0; cart < 3; cart += 1) {
    const shopper = createShopper(stack().shopUrl)
    const { id } = await trackedProduct(shopper)
    await shopper.query(add, { input: { lines: [{ productId: id, quantity: 1 }] } })
    expect(await shopper.query('{ cartEstimate { acceptsGiftCards } }')).toEqual({
      cartEstimate: { acceptsGiftCards: true },
    })
  }
  expect((await control.calls()).filter((call) => call.path === path)).toHaveLength(1)
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ call: 'getCheckoutSettings' }),
    expect.stringContaining('the cart offers gift cards'),
  )
})

test('row W: the settings themselves are refused', async () => {
  for (let read = 0; read < 2; read += 1) {
    const { errors } = await createShopper(stack().shopUrl).execute(
      '{ checkoutSettings { giftCardRedeemEnabled } }',
    )
    expect(errors).toMatchObject([{ extensions: { code: 'REFUSED' } }])
  }
})

const readiness = async () => (await fetch(`${stack().shopUrl}/readyz`)).status

test('row W: the shop is ready: what refuses a call answers', async () => {
  const warn = vi.spyOn(stack().app.log, 'warn')
  expect(await readiness()).toBe(200)
  expect(warn).not.toHaveBeenCalled()
  // The result of a check is reused for three seconds.
  await control.heal()
  await control.fault({ match: { path }, kind: 'status', status: 503 })
  await expect.poll(readiness, { timeout: 10_000 }).toBe(503)
  await control.heal()
  await control.fault({ match: { path }, kind: 'page' })
  await expect.poll(readiness, { timeout: 10_000 }).toBe(200)
})
