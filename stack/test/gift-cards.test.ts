// Gift cards: applied in the cart, on the checkout until the payment. docs/decisions/057-gift-cards-in-the-cart.md
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { buyer } from './support/buyer.ts'
import type { CartPayload, ProblemView } from './support/documents.ts'
import * as documents from './support/documents.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ SIGN_INS_PER_ADDRESS: '1000' })
const closed = useStack()
let shopper: Shopper
let control: PlatformControl
let lineId: string
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
  control = controlOf(stack().platformUrl)
  await control.reset()
  const { id: productId } = await trackedProduct(shopper)
  const input = { lines: [{ productId, quantity: 1 }] }
  const data = await shopper.query<{ addToCart: CartPayload }>(documents.addToCart, { input })
  lineId = data.addToCart.cart?.lines[0]?.id ?? ''
})
afterEach(() => control.heal())

const apply = async (giftCardCode: string, more: object = {}) =>
  (
    await shopper.query<{ applyGiftCard: CartPayload }>(documents.applyGiftCard, {
      input: { giftCardCode, ...more },
    })
  ).applyGiftCard
const remove = async () =>
  (await shopper.query<{ removeGiftCard: CartPayload }>(documents.removeGiftCard)).removeGiftCard

type Money = { amount: string }
type Estimate = {
  acceptsGiftCards: boolean
  giftCard: { obfuscatedCode: string; amount: Money } | null
  priceSummary: { subtotal: Money; total: Money }
  violations: ProblemView[]
}
const estimate = async () =>
  (
    await shopper.query<{ cartEstimate: Estimate }>(`{ cartEstimate { acceptsGiftCards
      giftCard { obfuscatedCode amount { amount } }
      priceSummary { subtotal { amount } total { amount } }
      violations { code field severity message } } }`)
  ).cartEstimate

const startCheckout = async () =>
  (
    await shopper.query<{
      startCheckout: { checkoutId: string | null; redirectUrl: string; problems: ProblemView[] }
    }>(
      'mutation { startCheckout(input: {}) { checkoutId redirectUrl problems { code field severity } } }',
    )
  ).startCheckout

/** Runs a task and returns the calls it made, by the end of their path. */
async function callsOf(task: () => Promise<unknown>): Promise<string[]> {
  await control.clearCalls()
  await task()
  return (await control.calls()).map(
    ({ method, path }) => `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, '{id}')}`,
  )
}

const cart = '/ecom/v1/carts/current'
const checkout = '/ecom/v1/checkouts/{id}'

test('a gift card pays a part of the estimate, until it is removed', async () => {
  const before = await estimate()
  expect(before).toMatchObject({ acceptsGiftCards: true, giftCard: null })
  const { problems, cart: after } = await apply(' halden25-4711 ')
  expect(problems).toEqual([])
  expect(after?.itemCount).toBe(1)
  const paid = await estimate()
  expect(paid.giftCard).toEqual({ obfuscatedCode: '*********4711', amount: { amount: '25.00' } })
  expect(Number(paid.priceSummary.total.amount)).toBe(Number(before.priceSummary.total.amount) - 25)
  expect((await remove()).problems).toEqual([])
  expect((await estimate()).giftCard).toBeNull()
  expect((await remove()).problems).toEqual([])
})

test.each([
  ['NO-SUCH-CARD', 'GIFT_CARD_NOT_FOUND'],
  ['NO_SUCH_CARD', 'GIFT_CARD_NOT_FOUND'],
  ['HALDEN0-1357', 'GIFT_CARD_EMPTY'],
  ['HALDENOLD-2468', 'GIFT_CARD_EXPIRED'],
  ['HALDENOFF-9753', 'GIFT_CARD_DISABLED'],
  ['1234567', 'INVALID_LENGTH'],
  ['1'.repeat(21), 'INVALID_LENGTH'],
])('%s: %s', async (code, reason) => {
  const { problems } = await apply(code)
  expect(problems).toMatchObject([{ code: reason, field: 'giftCardCode', severity: 'ERROR' }])
  expect((await estimate()).giftCard).toBeNull()
})

test('without a cart, that is the reason', async () => {
  shopper = createShopper(stack().shopUrl)
  expect((await apply('HALDEN25-4711')).problems).toMatchObject([
    { code: 'CART_NOT_FOUND', field: null },
  ])
  expect((await remove()).problems).toMatchObject([{ code: 'CART_NOT_FOUND' }])
})

test('a refused code leaves the card that was applied', async () => {
  await apply('HALDEN25-4711')
  await apply('HALDENOLD-2468')
  expect((await estimate()).giftCard?.amount.amount).toBe('25.00')
})

test('where the shop takes no gift cards, none is offered and none applied', async () => {
  control = controlOf(closed().platformUrl)
  await control.site({ redeemsGiftCards: false })
  shopper = createShopper(closed().shopUrl)
  const { id: productId } = await trackedProduct(shopper)
  await shopper.query(documents.addToCart, { input: { lines: [{ productId, quantity: 1 }] } })
  expect((await estimate()).acceptsGiftCards).toBe(false)
  const calls = await callsOf(async () => {
    expect((await apply('HALDEN25-4711')).problems).toMatchObject([
      { code: 'GIFT_CARDS_NOT_ACCEPTED', field: 'giftCardCode' },
    ])
  })
  expect(calls).toEqual([])
})

test('none pays for another gift card', async () => {
  const { product } = await shopper.query<{ product: { id: string } }>(
    'query P($slug: String) { product(slug: $slug) { id } }',
    { slug: 'gift-card' },
  )
  await apply('HALDEN25-4711')
  const choices = [{ option: 'Amount', choice: '$25' }]
  const input = { lines: [{ productId: product.id, quantity: 1, choices }] }
  await shopper.query(documents.addToCart, { input })
  const found = await estimate()
  expect(found).toMatchObject({
    acceptsGiftCards: false,
    giftCard: { amount: { amount: '0.00' } },
    violations: [{ code: 'GIFT_CARD_NOT_APPLICABLE', field: 'giftCardCode', severity: 'WARNING' }],
  })
  expect((await apply('HALDEN25-4711')).problems).toMatchObject([
    { code: 'GIFT_CARD_NOT_APPLICABLE', field: 'giftCardCode' },
  ])
})

describe('the calls', () => {
  test('to apply and to remove', async () => {
    expect(await callsOf(() => apply('HALDEN25-4711'))).toEqual([
      `POST ${cart}/create-checkout`,
      `PATCH ${checkout}`,
      `GET ${cart}`,
    ])
    expect(await callsOf(() => apply('NO-SUCH-CARD'))).toEqual([
      `POST ${cart}/create-checkout`,
      `PATCH ${checkout}`,
    ])
    expect(await callsOf(() => apply('1234567'))).toEqual([])
    expect(await callsOf(remove)).toEqual([`GET ${cart}`, `POST ${checkout}/remove-gift-card`])
  })

  test('a repeat with the same key applies nothing again; another code with it is refused', async () => {
    const idempotencyKey = 'gift-card-key-1'
    await apply('HALDEN25-4711', { idempotencyKey })
    const repeated = await callsOf(() => apply('HALDEN25-4711', { idempotencyKey }))
    expect(repeated).toEqual([`GET ${cart}`])
    expect((await apply('HALDEN500-8246', { idempotencyKey })).problems).toMatchObject([
      { code: 'INVALID_ARGUMENT', field: 'idempotencyKey' },
    ])
  })

  test('a lost response is settled by sending the card again', async () => {
    await control.fault({
      match: { method: 'PATCH', path: '/ecom/v1/checkouts' },
      kind: 'reset',
      when: 'after',
      times: 1,
    })
    expect((await apply('HALDEN25-4711')).problems).toEqual([])
    expect((await estimate()).giftCard?.amount.amount).toBe('25.00')
  })

  test('a checkout looks at the card only if there was a checkout before', async () => {
    const start = [`GET ${cart}`, `POST ${cart}/create-checkout`]
    const redirect = 'POST /_api/redirects-api/v1/redirect-session'
    expect(await callsOf(startCheckout)).toEqual([...start, redirect])
    await apply('HALDEN25-4711')
    expect(await callsOf(startCheckout)).toEqual([...start, `GET ${checkout}`, redirect])
  })
})

describe('the checkout', () => {
  test('has the card after the cart changed', async () => {
    await apply('HALDEN25-4711')
    await shopper.query(documents.setQuantities, {
      input: { lines: [{ lineId, quantity: 2 }] },
    })
    const { checkoutId, problems } = await startCheckout()
    expect(problems).toEqual([])
    const { priceSummary } = await estimate()
    const { checkout: made } = await shopper.query<{ checkout: Estimate }>(
      `query C($id: ID!) { checkout(id: $id) { giftCard { amount { amount } }
        priceSummary { total { amount } } } }`,
      { id: checkoutId },
    )
    expect(made).toEqual({
      giftCard: { amount: { amount: '25.00' } },
      priceSummary: { total: priceSummary.total },
    })
  })

  test('is refused with the reason when the card no longer pays, then goes on without it', async () => {
    await apply('HALDEN25-4711')
    await spend()
    expect((await estimate()).violations).toMatchObject([
      { code: 'GIFT_CARD_EMPTY', field: 'giftCardCode', severity: 'WARNING' },
    ])
    expect(await startCheckout()).toMatchObject({
      checkoutId: null,
      problems: [{ code: 'GIFT_CARD_EMPTY', field: 'giftCardCode', severity: 'ERROR' }],
    })
    expect((await estimate()).giftCard).toBeNull()
    expect((await startCheckout()).problems).toEqual([])
  })

  test('is lost with the session', async () => {
    await apply('HALDEN25-4711')
    shopper = createShopper(stack().shopUrl)
    const { id: productId } = await trackedProduct(shopper)
    const input = { lines: [{ productId, quantity: 1 }] }
    await shopper.query(documents.addToCart, { input })
    expect((await estimate()).giftCard).toBeNull()
  })
})

/** Pays for an order of another visitor with the same card. */
async function spend(): Promise<void> {
  const first = shopper
  shopper = createShopper(stack().shopUrl)
  const { id: productId } = await trackedProduct(shopper)
  const input = { lines: [{ productId, quantity: 2 }] }
  await shopper.query(documents.addToCart, { input })
  await apply('HALDEN25-4711')
  const { redirectUrl } = await startCheckout()
  const body = new URLSearchParams({ ...buyer, action: 'pay' })
  const paid = await fetch(redirectUrl, { method: 'POST', body, redirect: 'manual' })
  expect(paid.status).toBe(303)
  shopper = first
}
