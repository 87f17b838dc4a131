// The cart page and the payment page charge for the same address.
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
  await shopper.query(documents.addToCart, {
    input: { lines: [{ productId: product.id, quantity: 1 }] },
  })
})

type Address = { country: string; subdivision?: string; postalCode?: string }

const shipTo = (contactAddress: Address) =>
  shopper.query(documents.updateCart, { input: { contactAddress } })

async function beginCheckout() {
  const { startCheckout } = await shopper.query<{
    startCheckout: { checkoutId: string; redirectUrl: string; problems: unknown[] }
  }>(
    'mutation { startCheckout(input: {}) { checkoutId redirectUrl problems { code field message } } }',
  )
  expect(startCheckout.problems).toEqual([])
  return startCheckout
}

/** Submits the form of the payment page. */
const submitPayment = (redirectUrl: string, form: Record<string, string>) =>
  fetch(redirectUrl, {
    method: 'POST',
    body: new URLSearchParams({ action: 'update', ...form }),
    redirect: 'manual',
  })

type Totals = { tax: { amount: string }; total: { amount: string } }

async function cartTotals(): Promise<Totals> {
  const { cartEstimate } = await shopper.query<{
    cartEstimate: { priceSummary: Totals }
  }>('{ cartEstimate { priceSummary { tax { amount } total { amount } } } }')
  return cartEstimate.priceSummary
}

async function checkoutOf(id: string) {
  const { checkout } = await shopper.query<{
    checkout: {
      priceSummary: Totals
      destination: { address: Record<string, string | null> } | null
    }
  }>(
    `query C($id: ID!) { checkout(id: $id) { priceSummary { tax { amount } total { amount } }
      destination { address { country subdivision postalCode city addressLine } } } }`,
    { id },
  )
  return checkout
}

const callsTo = async (path: RegExp) =>
  (await control.calls()).filter((call) => path.test(`${call.method} ${call.path}`)).length

test('without JavaScript the chosen state is sent with the checkout', async () => {
  await shipTo({ country: 'US', subdivision: 'US-CA', postalCode: '90001' })
  const response = await shopper.send('/forms/checkout', {
    method: 'POST',
    body: new URLSearchParams({ country: 'US', subdivision: 'US-TX', postalCode: '75001' }),
  })
  expect(response.status).toBe(303)
  const target = response.headers.get('location') ?? ''
  expect(target).toContain(stack().platformUrl)
  const payment = await (await fetch(target)).text()
  expect(payment).toContain('value="75001"')
  expect(payment).not.toContain('90001')
  const { checkoutId } = await beginCheckout()
  const { priceSummary, destination } = await checkoutOf(checkoutId)
  expect(destination?.address).toMatchObject({ subdivision: 'US-TX', postalCode: '75001' })
  expect(priceSummary).toEqual(await cartTotals())
  const refused = await shopper.send('/forms/checkout', {
    method: 'POST',
    body: new URLSearchParams({ country: 'ZZZZ' }),
  })
  expect(refused.headers.get('location')).toMatch(/^\/cart\?problem=/)
})

describe('the cart and the payment page agree on the address', () => {
  test.each<[string, Address, Address]>([
    ['a first state', { country: 'US' }, { country: 'US', subdivision: 'US-NY' }],
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
    const first = await beginCheckout()
    await shipTo(after)
    const second = await beginCheckout()
    expect(second.checkoutId).toBe(first.checkoutId)
    const { priceSummary, destination } = await checkoutOf(second.checkoutId)
    expect(destination?.address).toMatchObject({
      subdivision: null,
      postalCode: null,
      ...after,
    })
    expect(priceSummary).toEqual(await cartTotals())
  })

  test('street and city from the payment page remain when only the ZIP code changes', async () => {
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    const { redirectUrl } = await beginCheckout()
    await submitPayment(redirectUrl, {
      country: 'US',
      subdivision: 'NY',
      addressLine: '12 Warren Street',
      city: 'Hudson',
      postalCode: '12534',
      firstName: 'Ada',
    })
    await shipTo({ country: 'US', subdivision: 'US-NY', postalCode: '12535' })
    const { checkoutId } = await beginCheckout()
    expect((await checkoutOf(checkoutId)).destination?.address).toEqual({
      country: 'US',
      subdivision: 'US-NY',
      postalCode: '12535',
      city: 'Hudson',
      addressLine: '12 Warren Street',
    })
  })

  test('a street in another state is discarded', async () => {
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    const { redirectUrl } = await beginCheckout()
    await submitPayment(redirectUrl, {
      country: 'US',
      subdivision: 'NY',
      addressLine: '12 Warren Street',
      city: 'Hudson',
      postalCode: '12534',
    })
    await shipTo({ country: 'US', subdivision: 'US-CA' })
    const { checkoutId } = await beginCheckout()
    expect((await checkoutOf(checkoutId)).destination?.address).toEqual({
      country: 'US',
      subdivision: 'US-CA',
      postalCode: null,
      city: null,
      addressLine: null,
    })
  })

  test('the ZIP code from the payment page remains while the cart has none', async () => {
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    const { redirectUrl } = await beginCheckout()
    await submitPayment(redirectUrl, { country: 'US', subdivision: 'NY', postalCode: '12534' })
    await control.clearCalls()
    const { checkoutId } = await beginCheckout()
    expect((await checkoutOf(checkoutId)).destination?.address).toMatchObject({
      subdivision: 'US-NY',
      postalCode: '12534',
    })
    expect(await callsTo(/^PATCH .*\/checkouts\//)).toBe(0)
  })

  test('calls: 3 at first, 4 without a change, 5 with another address', async () => {
    await shipTo({ country: 'US', subdivision: 'US-OR' })
    await control.clearCalls()
    await beginCheckout()
    expect(await callsTo(/./)).toBe(3)
    await control.clearCalls()
    await beginCheckout()
    expect(await callsTo(/./)).toBe(4)
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    await control.clearCalls()
    await beginCheckout()
    expect(await callsTo(/./)).toBe(5)
    expect(await callsTo(/^PATCH .*\/ecom\/v1\/checkouts\//)).toBe(1)
  })

  test('a checkout that cannot be updated is not paid', async () => {
    await shipTo({ country: 'US', subdivision: 'US-OR' })
    await beginCheckout()
    await shipTo({ country: 'US', subdivision: 'US-NY' })
    await control.fault({
      kind: 'status',
      status: 503,
      match: { method: 'PATCH', path: '/ecom/v1/checkouts' },
    })
    const { startCheckout } = await shopper.query<{
      startCheckout: { redirectUrl: string | null; problems: { code: string }[] }
    }>('mutation { startCheckout(input: {}) { redirectUrl problems { code } } }')
    await control.heal()
    expect(startCheckout.redirectUrl).toBeNull()
    expect(startCheckout.problems).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE' }])
  })
})
