// The cart page and the payment page charge for the same place.
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import * as documents from './support/documents.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
let shopper: Shopper
let control: PlatformControl
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
  control = controlOf(stack().platformUrl)
  const product = await trackedProduct(shopper)
  await shopper.mustExecute(documents.addToCart, {
    input: { lines: [{ productId: product.id, quantity: 1 }] },
  })
})

type Place = { country: string; subdivision?: string; postalCode?: string }

const shipTo = (contactAddress: Place) =>
  shopper.mustExecute(documents.updateCart, { input: { contactAddress } })

async function start() {
  const { startCheckout } = await shopper.mustExecute<{
    startCheckout: { checkoutId: string; redirectUrl: string; problems: unknown[] }
  }>(
    'mutation { startCheckout(input: {}) { checkoutId redirectUrl problems { code field message } } }',
  )
  expect(startCheckout.problems).toEqual([])
  return startCheckout
}

/** What the shopper types on the payment page. */
const type = (redirectUrl: string, form: Record<string, string>) =>
  fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'update', ...form }),
    redirect: 'manual',
  })

type Totals = { tax: { amount: string }; total: { amount: string } }

async function cartTotals(): Promise<Totals> {
  const { cartEstimate } = await shopper.mustExecute<{
    cartEstimate: { estimate: { priceSummary: Totals } }
  }>('{ cartEstimate { estimate { priceSummary { tax { amount } total { amount } } } } }')
  return cartEstimate.estimate.priceSummary
}

async function checkoutOf(id: string) {
  const { checkout } = await shopper.mustExecute<{
    checkout: {
      priceSummary: Totals
      shippingDestination: { address: Record<string, string | null> } | null
    }
  }>(
    `query C($id: ID!) { checkout(id: $id) { priceSummary { tax { amount } total { amount } }
      shippingDestination { address { country subdivision postalCode city addressLine } } } }`,
    { id },
  )
  return checkout
}

const callsTo = async (path: RegExp) =>
  (await control.calls()).filter((call) => path.test(`${call.method} ${call.path}`)).length

test('without JavaScript a state that was chosen goes along with the check-out', async () => {
  await shipTo({ country: 'US', subdivision: 'US-CA', postalCode: '90001' })
  const response = await shopper.send('/forms/checkout', {
    method: 'POST',
    body: new URLSearchParams({ country: 'US', subdivision: 'US-TX', postalCode: '75001' }),
  })
  expect(response.status).toBe(303)
  const leads = response.headers.get('location') ?? ''
  expect(leads).toContain(stack().platformUrl)
  const payment = await (await fetch(leads)).text()
  expect(payment).toContain('value="75001"')
  expect(payment).not.toContain('90001')
  const { checkoutId } = await start()
  const { priceSummary, shippingDestination } = await checkoutOf(checkoutId)
  expect(shippingDestination?.address).toMatchObject({ subdivision: 'US-TX', postalCode: '75001' })
  expect(priceSummary).toEqual(await cartTotals())
  const refused = await shopper.send('/forms/checkout', {
    method: 'POST',
    body: new URLSearchParams({ country: 'ZZZZ' }),
  })
  expect(refused.headers.get('location')).toMatch(/^\/cart\?problem=/)
})

describe('cart and payment page agree on the place', () => {
  test.each<[string, Place, Place]>([
    ['a state, after none', { country: 'US' }, { country: 'US', subdivision: 'US-NY' }],
    [
      'another state',
      { country: 'US', subdivision: 'US-OR' },
      { country: 'US', subdivision: 'US-NY' },
    ],
    [
      'a ZIP code',
      { country: 'US', subdivision: 'US-NY' },
      { country: 'US', subdivision: 'US-NY', postalCode: '12534' },
    ],
    ['another country', { country: 'US', subdivision: 'US-NY' }, { country: 'DE' }],
  ])('%s chosen after a first visit reaches the checkout', async (_name, before, after) => {
    await shipTo(before)
    const first = await start()
    await shipTo(after)
    const second = await start()
    expect(second.checkoutId).toBe(first.checkoutId)
    const { priceSummary, shippingDestination } = await checkoutOf(second.checkoutId)
    expect(shippingDestination?.address).toMatchObject({
      subdivision: null,
      postalCode: null,
      ...after,
    })
    expect(priceSummary).toEqual(await cartTotals())
  })

  test('street and city typed at payment stay when only the ZIP code changes', async () => {
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    const { redirectUrl } = await start()
    await type(redirectUrl, {
      country: 'US',
      subdivision: 'NY',
      addressLine: '12 Warren Street',
      city: 'Hudson',
      postalCode: '12534',
      firstName: 'Ada',
    })
    await shipTo({ country: 'US', subdivision: 'US-NY', postalCode: '12535' })
    const { checkoutId } = await start()
    expect((await checkoutOf(checkoutId)).shippingDestination?.address).toEqual({
      country: 'US',
      subdivision: 'US-NY',
      postalCode: '12535',
      city: 'Hudson',
      addressLine: '12 Warren Street',
    })
  })

  test('a street of another state does not travel along', async () => {
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    const { redirectUrl } = await start()
    await type(redirectUrl, {
      country: 'US',
      subdivision: 'NY',
      addressLine: '12 Warren Street',
      city: 'Hudson',
      postalCode: '12534',
    })
    await shipTo({ country: 'US', subdivision: 'US-CA' })
    const { checkoutId } = await start()
    expect((await checkoutOf(checkoutId)).shippingDestination?.address).toEqual({
      country: 'US',
      subdivision: 'US-CA',
      postalCode: null,
      city: null,
      addressLine: null,
    })
  })

  test('the ZIP code typed at payment stays while the cart has none of its own', async () => {
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    const { redirectUrl } = await start()
    await type(redirectUrl, { country: 'US', subdivision: 'NY', postalCode: '12534' })
    await control.clearCalls()
    const { checkoutId } = await start()
    expect((await checkoutOf(checkoutId)).shippingDestination?.address).toMatchObject({
      subdivision: 'US-NY',
      postalCode: '12534',
    })
    expect(await callsTo(/^PATCH .*\/checkouts\//)).toBe(0)
  })

  test('calls: 3 the first time, 4 when nothing changed, 5 when the place did', async () => {
    await shipTo({ country: 'US', subdivision: 'US-OR' })
    await control.clearCalls()
    await start()
    expect(await callsTo(/./)).toBe(3)
    await control.clearCalls()
    await start()
    expect(await callsTo(/./)).toBe(4)
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    await control.clearCalls()
    await start()
    expect(await callsTo(/./)).toBe(5)
    expect(await callsTo(/^PATCH .*\/ecom\/v1\/checkouts\//)).toBe(1)
  })

  test('a checkout that cannot be brought up to date is not paid', async () => {
    await shipTo({ country: 'US', subdivision: 'US-OR' })
    await start()
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    await control.fault({
      kind: 'status',
      status: 503,
      match: { method: 'PATCH', path: '/ecom/v1/checkouts' },
    })
    const { startCheckout } = await shopper.mustExecute<{
      startCheckout: { redirectUrl: string | null; problems: { code: string }[] }
    }>('mutation { startCheckout(input: {}) { redirectUrl problems { code } } }')
    await control.heal()
    expect(startCheckout.redirectUrl).toBeNull()
    expect(startCheckout.problems).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE' }])
  })
})
