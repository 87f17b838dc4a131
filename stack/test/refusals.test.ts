// Refusals that need preparation: each is reported with its code, at its argument.
import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { CartPayload } from './support/documents.ts'
import * as documents from './support/documents.ts'
import { controlOf, type PlatformControl } from './support/platform-control.ts'
import { allProducts, type Product, trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const key = 'a-key-of-an-app'
const hash = createHash('sha256').update(key).digest('hex')
const stack = useStack({ APP_KEYS: `books:${hash}:catalog:write` })
const asApp = { headers: { authorization: `Bearer ${key}` } }
let shopper: Shopper
let control: PlatformControl
beforeEach(async () => {
  shopper = createShopper(stack().shopUrl)
  control = controlOf(stack().platformUrl)
  await control.heal()
})

const guid = '11111111-1111-4111-8111-111111111111'
async function write(document: string, input: unknown, options = {}): Promise<CartPayload> {
  const data = await shopper.query<Record<string, CartPayload>>(document, { input }, options)
  return Object.values(data)[0] as CartPayload
}
const add = (lines: unknown[]) => write(documents.addToCart, { lines })
async function filled() {
  const { id: productId } = await trackedProduct(shopper)
  return add([{ productId, quantity: 1 }])
}

/** Returns any number of distinct lines: one product without stock tracking, each time with another custom text. */
function labeledLines({ id, options, customTextFields }: Product, from: number, count: number) {
  const choices = options.map(({ name, choices: [first] }) => ({
    option: name,
    choice: first?.label ?? '',
  }))
  const title = customTextFields[0]?.title ?? ''
  return Array.from({ length: count }, (_, index) => ({
    productId: id,
    quantity: 1,
    choices,
    customTexts: [{ title, value: `No. ${from + index}` }],
  }))
}

test('a line over the limit of a cart', async () => {
  const products = await allProducts(shopper)
  const product = products.find(
    ({ customTextFields, stock }) => !stock.tracked && customTextFields.length > 0,
  ) as Product
  for (const from of [0, 100, 200])
    expect((await add(labeledLines(product, from, 100))).problems).toEqual([])
  const { cart, problems } = await add(labeledLines(product, 300, 1))
  expect(problems).toMatchObject([
    {
      code: 'CART_FULL',
      field: 'lines',
      message: 'Your cart can’t hold any more items. Remove one to make room.',
    },
  ])
  expect(cart?.lines).toHaveLength(300)
})

test('an unknown line is reported by its id', async () => {
  const { cart } = await filled()
  const lines = [
    { lineId: cart?.lines[0]?.id, quantity: 2 },
    { lineId: guid, quantity: 1 },
  ]
  expect(await write(documents.setQuantities, { lines })).toMatchObject({
    cart: { itemCount: 1 },
    problems: [{ code: 'LINE_NOT_FOUND', field: 'lines[1].lineId', lineId: guid }],
  })
})

test('a fixed quantity cannot be changed', async () => {
  const customLines = [{ name: 'Ticket', price: '5', fixedQuantity: true, quantity: 2 }]
  const { cart } = await write(documents.addToCart, { lines: [], customLines }, asApp)
  const lines = [{ lineId: cart?.lines[0]?.id, quantity: 3 }]
  const { cart: after, problems } = await write(documents.setQuantities, { lines })
  expect(problems).toMatchObject([{ code: 'QUANTITY_FIXED', field: 'lines' }])
  expect(after?.itemCount).toBe(2)
})

test('a membership that cannot pay for the line is refused', async () => {
  const { id: productId } = await trackedProduct(shopper)
  const selectedMembership = { id: 'gold', appId: guid }
  const { problems } = await add([{ productId, quantity: 1, selectedMembership }])
  expect(problems).toMatchObject([{ code: 'MEMBERSHIP_NOT_APPLICABLE', field: 'lines' }])
})

test('an unknown catalog is refused', async () => {
  const bookings = '13d21c63-b5ec-5912-8397-c3a5ddb27a97'
  const { problems } = await add([{ productId: 'a-massage', catalogAppId: bookings, quantity: 1 }])
  expect(problems).toMatchObject([{ code: 'INVALID_ARGUMENT', field: 'lines[0].catalogAppId' }])
})

test('a return address on another host is refused', async () => {
  const data = await shopper.query(
    'mutation R($input: CreateRedirectSessionInput!) { createRedirectSession(input: $input) { problems { code field } } }',
    { input: { intent: { login: true }, callbacks: { postFlow: '//evil.example/' } } },
  )
  expect(data).toEqual({
    createRedirectSession: {
      problems: [{ code: 'RETURN_ADDRESS_NOT_ALLOWED', field: 'callbacks.postFlow' }],
    },
  })
})

describe('a refused argument leaves the cart in the response', () => {
  test.each([
    ['an empty coupon', documents.applyCoupon, { code: '' }],
    ['a note that is too long', documents.updateCart, { buyerNote: 'x'.repeat(1001) }],
    ['no quantity', documents.addToCart, { lines: [{ productId: guid, quantity: 0 }] }],
    ['a custom price', documents.updateCart, { merchantDiscounts: [{ amount: '1' }] }],
  ])('%s', async (_name, document, input) => {
    const { cart: before } = await filled()
    await control.clearCalls()
    const { cart, problems } = await write(document, input)
    expect(problems).toHaveLength(1)
    expect(cart).toEqual(before)
    expect(await control.calls()).toEqual([])
  })

  test('without a cart it stays null', async () => {
    expect((await write(documents.applyCoupon, { code: '' })).cart).toBeNull()
  })
})

describe('platform failures', () => {
  test.each([500, 503])('without a token no cart is created (%i)', async (status) => {
    const { id: productId } = await trackedProduct(shopper)
    await control.fault({ match: { path: '/oauth2/token' }, kind: 'status', status })
    const { cart, problems } = await add([{ productId, quantity: 1 }])
    expect(cart).toBeNull()
    expect(problems).toMatchObject([
      { code: 'UPSTREAM_UNAVAILABLE', requestId: expect.stringMatching(/.{8,}/) },
    ])
    expect(shopper.cookie).toBe('')
  })

  test('too many requests are reported with a request id', async () => {
    const { cart: before } = await filled()
    await control.fault({ match: { path: '/ecom/*' }, kind: 'status', status: 429 })
    const { cart, problems } = await write(documents.applyCoupon, { code: 'SPRING10' })
    expect(problems).toMatchObject([
      {
        code: 'RATE_LIMITED',
        suggestedFix: 'TRY_AGAIN',
        requestId: expect.stringMatching(/.{8,}/),
      },
    ])
    expect(cart?.itemCount).toBe(before?.itemCount)
  })
})
