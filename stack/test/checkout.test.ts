import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { CartPayload, ProblemView } from './support/documents.ts'
import * as documents from './support/documents.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack()
let shopper: Shopper
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
})
const fill = async () => {
  const product = await trackedProduct(shopper)
  await shopper.query<{ addToCart: CartPayload }>(documents.addToCart, {
    input: { lines: [{ productId: product.id, quantity: 1 }] },
  })
}

type Money = { amount: string }
type Estimate = {
  priceSummary: Record<'subtotal' | 'shipping' | 'tax' | 'discount' | 'total', Money>
  shippingInfo: {
    regionName: string
    selected: { code: string; requested: boolean }
    options: { code: string; title: string; price: Money; logistics: { pickup: unknown } }[]
  }
  appliedDiscounts: { code: string; amount: Money }[]
  violations: ProblemView[]
  lines: { lineId: string; total: Money; taxDetails: { rate: string; totalTax: Money } }[]
}
const estimate = async (input: unknown = null) =>
  (await shopper.query<{ cartEstimate: Estimate | null }>(documents.estimate, { input }))
    .cartEstimate

/** Returns cents, so that sums can be compared exactly. */
const cents = ({ amount }: Money) => Math.round(Number(amount) * 100)

describe('estimate', () => {
  test('without a cart there is no estimate, and that is the reason', async () => {
    const { data, errors, extensions } = await shopper.execute(documents.estimate)
    expect([data, errors]).toEqual([{ cartEstimate: null }, undefined])
    expect(extensions?.problems).toMatchObject([{ code: 'CART_NOT_FOUND', path: ['cartEstimate'] }])
  })

  test('adds up to the cent, with delivery and tax for the address', async () => {
    await fill()
    const found = await estimate({
      shippingAddress: { country: 'US', subdivision: 'US-NY' },
    })
    if (!found) throw new Error('There is no estimate')
    const { subtotal, shipping, tax, discount, total } = found.priceSummary
    expect(cents(subtotal) + cents(shipping) + cents(tax) - cents(discount)).toBe(cents(total))
    expect(cents(tax)).toBeGreaterThan(0)
    expect(found.shippingInfo.options.length).toBeGreaterThanOrEqual(3)
    expect(found.shippingInfo.options.some(({ logistics }) => logistics.pickup)).toBe(true)
  })

  test('a chosen delivery option counts; an unknown one is replaced and reported', async () => {
    await fill()
    const address = { shippingAddress: { country: 'US', subdivision: 'US-NY' } }
    const options = (await estimate(address))?.shippingInfo.options ?? []
    const express = options.find(({ title }) => /express/i.test(title))
    const chosen = await estimate({ ...address, selectedShippingOption: { code: express?.code } })
    expect(chosen?.shippingInfo.selected).toMatchObject({
      code: express?.code,
      requested: true,
    })
    expect(chosen?.priceSummary.shipping).toEqual(express?.price)
    const replaced = await estimate({ ...address, selectedShippingOption: { code: 'by-balloon' } })
    expect(replaced?.violations).toMatchObject([
      { code: 'SHIPPING_OPTION_CHANGED', severity: 'WARNING' },
    ])
  })

  test('an address without delivery is a violation at the address', async () => {
    await fill()
    const found = await estimate({ shippingAddress: { country: 'AQ' } })
    expect(found?.violations).toMatchObject([
      { code: 'SHIPPING_NOT_AVAILABLE', field: 'shippingAddress' },
    ])
  })

  test('a coupon that stops applying is reported in a successful response', async () => {
    const data = await shopper.query<{ products: { nodes: { id: string }[] } }>(
      '{ products(first: 60, sort: { field: PRICE, order: DESC }) { nodes { id options { name } } } }',
    )
    const expensive = (data.products.nodes as unknown as { id: string; options: unknown[] }[]).find(
      ({ options }) => options.length === 0,
    )
    const { addToCart } = await shopper.query<{ addToCart: CartPayload }>(documents.addToCart, {
      input: { lines: [{ productId: expensive?.id, quantity: 1 }] },
    })
    const applied = await shopper.query<{ applyCoupon: CartPayload }>(documents.applyCoupon, {
      input: { code: 'BIG20' },
    })
    expect(applied.applyCoupon.problems).toEqual([])
    await shopper.query(documents.removeLines, {
      input: { lineIds: [addToCart.cart?.lines[0]?.id] },
    })
    const listed = await shopper.query<{
      products: {
        nodes: {
          id: string
          options: unknown[]
          stock: { inStock: boolean }
          customTextFields: unknown[]
        }[]
      }
    }>(
      '{ products(first: 60, sort: { field: PRICE }) { nodes { id options { name } stock { inStock } customTextFields { title } } } }',
    )
    const inexpensive = listed.products.nodes.find(
      ({ options, stock, customTextFields }) =>
        options.length === 0 && stock.inStock && customTextFields.length === 0,
    )
    await shopper.query(documents.addToCart, {
      input: { lines: [{ productId: inexpensive?.id, quantity: 1 }] },
    })
    const found = await estimate()
    expect(found?.violations).toMatchObject([
      { code: 'COUPON_STOPPED_APPLYING', suggestedFix: 'REMOVE_COUPON' },
    ])
    expect(cents(found?.priceSummary.discount as Money)).toBe(0)
  })
})

describe('checkout', () => {
  test('without a cart there is no payment page', async () => {
    const data = await shopper.query(
      'mutation { startCheckout(input: {}) { checkoutId redirectUrl problems { code } } }',
    )
    expect(data).toEqual({
      startCheckout: {
        checkoutId: null,
        redirectUrl: null,
        problems: [{ code: 'CART_NOT_FOUND' }],
      },
    })
  })

  test('creating twice returns one checkout, visible to its owner only', async () => {
    await fill()
    const create = `mutation { createCheckout(input: { channelType: WEB, email: "a@b.test", shippingAddress: { country: "US", subdivision: "US-NY" } }) {
      checkoutId checkout { id completed url lines { name image { url } } priceSummary { total { amount } } shippingInfo { options { code } } } problems { code message field } } }`
    type Created = {
      createCheckout: {
        checkoutId: string
        checkout: { url: string; completed: boolean }
        problems: unknown[]
      }
    }
    const first = (await shopper.query<Created>(create)).createCheckout
    expect(first.problems).toEqual([])
    expect(first.checkout).toMatchObject({ completed: false })
    expect(first.checkout.url).toContain('http')
    const second = (await shopper.query<Created>(create)).createCheckout
    expect(second.checkoutId).toBe(first.checkoutId)
    const visitor = createShopper(stack().shopUrl)
    await visitor.query(documents.addToCart, {
      input: { lines: [{ productId: (await trackedProduct(visitor)).id, quantity: 1 }] },
    })
    const read = `{ checkout(id: "${first.checkoutId}") { id } }`
    expect(await visitor.query(read)).toEqual({ checkout: null })
    expect(await shopper.query(read)).toEqual({ checkout: { id: first.checkoutId } })
  })

  test('the settings of the platform’s page are public', async () => {
    const data = await shopper.query<{
      checkoutSettings: { header: { alignment: string; logo: { size: string } } }
    }>('{ checkoutSettings { header { text alignment logo { size } } policies { kind content } } }')
    expect(['SIDE', 'CENTER']).toContain(data.checkoutSettings.header.alignment)
    expect(['SMALL', 'MEDIUM', 'LARGE']).toContain(data.checkoutSettings.header.logo.size)
  })
})

describe('redirect sessions', () => {
  const open = async (input: Record<string, unknown>) =>
    (
      await shopper.query<{
        createRedirectSession: {
          redirectSession: { fullUrl: string; endpoint: string } | null
          problems: ProblemView[]
        }
      }>(
        'mutation R($input: CreateRedirectSessionInput!) { createRedirectSession(input: $input) { redirectSession { id fullUrl endpoint hasSessionToken } problems { code message field } } }',
        { input },
      )
    ).createRedirectSession

  const guid = '11111111-1111-4111-8111-111111111111'
  test.each([
    [
      'bookingsCheckout',
      { serviceId: guid, startsAt: '2026-12-01T10:00:00Z', timezone: 'Europe/Berlin' },
    ],
    ['eventsCheckout', { reservationId: guid, eventSlug: 'open-kiln' }],
    ['paidPlansCheckout', { planId: guid }],
    ['product', { productSlug: 'teapot' }],
    ['bookingsBook', {}],
    ['memberAccount', { section: 'ORDERS' }],
    ['login', true],
    ['logout', true],
  ])('%s leads to a page that loads', async (name, value) => {
    const { redirectSession, problems } = await open({ intent: { [name]: value } })
    expect(problems).toEqual([])
    const page = await fetch(redirectSession?.fullUrl ?? '', { redirect: 'manual' })
    expect(page.status).toBeLessThan(400)
  })

  test('zero or two intents are refused before any call', async () => {
    const document =
      'mutation ($input: CreateRedirectSessionInput!) { createRedirectSession(input: $input) { problems { code } } }'
    for (const intent of [{}, { login: true, logout: true }, { login: null }]) {
      const { errors } = await shopper.execute(document, { input: { intent } })
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' })
    }
    expect((await open({ intent: { login: false } })).problems).toMatchObject([
      { field: 'intent.login' },
    ])
  })
})
