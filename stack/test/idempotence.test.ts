import { beforeEach, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import type { CartPayload, CartView } from './support/documents.ts'
import * as documents from './support/documents.ts'
import { controlOf } from './support/platform-control.ts'
import { trackedProduct } from './support/products.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ UPSTREAM_TIMEOUT_MS: '700' })
let shopper: Shopper
let productId: string
beforeEach(async () => {
  await controlOf(stack().platformUrl).heal()
  shopper = createShopper(stack().shopUrl)
  productId = (await trackedProduct(shopper, 8)).id
})

const addPath = '/ecom/v1/carts/current/add-to-cart'
const addInput = (quantity: number, idempotencyKey?: string) => ({
  input: { lines: [{ productId, quantity }], idempotencyKey },
})
const add = async (quantity: number, idempotencyKey?: string) =>
  (
    await shopper.query<{ addToCart: CartPayload }>(
      documents.addToCart,
      addInput(quantity, idempotencyKey),
    )
  ).addToCart
const itemCount = async () =>
  (await shopper.query<{ cart: CartView | null }>(documents.readCart)).cart?.itemCount ?? 0

test('the same idempotency key five times has one effect and one response', async () => {
  const results = []
  for (let i = 0; i < 5; i += 1) results.push(await add(1, 'request-0001'))
  expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1)
  expect(await itemCount()).toBe(1)
})

test('a repeated add does not bring back a line that was removed meanwhile', async () => {
  const { cart } = await add(1, 'request-0003')
  const lineIds = cart?.lines.map(({ id }) => id)
  await shopper.query(documents.removeLines, { input: { lineIds } })
  expect((await add(1, 'request-0003')).problems).toEqual([])
  expect(await itemCount()).toBe(0)
})

test('an idempotency key reused for another write is refused', async () => {
  await add(1, 'request-0002')
  expect((await add(2, 'request-0002')).problems).toMatchObject([
    { code: 'INVALID_ARGUMENT', field: 'idempotencyKey' },
  ])
  expect(await itemCount()).toBe(1)
})

test('concurrent writes of one session run one after another', async () => {
  await add(1)
  const results = await Promise.all(Array.from({ length: 6 }, () => add(1)))
  const revisions = results.map(({ cart }) => Number(cart?.revision))
  expect(new Set(revisions).size).toBe(6)
  expect(await itemCount()).toBe(7)
})

test('a write whose response was lost is detected, counted once and reported as done', async () => {
  await add(1)
  await controlOf(stack().platformUrl).fault({
    match: { method: 'POST', path: addPath },
    kind: 'reset',
    when: 'after',
    times: 1,
  })
  const { cart, problems } = await add(2)
  expect(problems).toEqual([])
  expect(cart?.itemCount).toBe(3)
  expect(await itemCount()).toBe(3)
})

test('a connection that broke before the write is retried with one effect', async () => {
  await add(1)
  await controlOf(stack().platformUrl).fault({
    match: { method: 'POST', path: addPath },
    kind: 'reset',
    times: 1,
  })
  const { cart, problems } = await add(2)
  expect(problems).toEqual([])
  expect(cart?.itemCount).toBe(3)
})

test('the very first add with a lost response makes one cart and one effect', async () => {
  await controlOf(stack().platformUrl).fault({
    match: { method: 'POST', path: addPath },
    kind: 'reset',
    when: 'after',
    times: 1,
  })
  const { cart, problems } = await add(2)
  expect(problems).toEqual([])
  expect(cart?.itemCount).toBe(2)
})

test('a write with a late response is reported as done', async () => {
  await add(1)
  await controlOf(stack().platformUrl).fault({
    match: { method: 'POST', path: addPath },
    kind: 'hang',
    when: 'after',
    times: 1,
  })
  const { cart, problems } = await add(2)
  expect(problems).toEqual([])
  expect(cart?.itemCount).toBe(3)
})

test('a write that hangs is reported as unknown, and a repeat is safe', async () => {
  await add(1)
  await controlOf(stack().platformUrl).fault({
    match: { method: 'POST', path: '/ecom/v1/carts/current/add-to-cart' },
    kind: 'hang',
    times: 1,
  })
  const first = await add(2, 'request-0003')
  expect(first.problems).toMatchObject([{ code: 'OUTCOME_UNKNOWN', suggestedFix: 'TRY_AGAIN' }])
  expect(first.problems[0]?.requestId).toBeTruthy()
  const second = await add(2, 'request-0003')
  expect(second.problems).toEqual([])
  expect(await itemCount()).toBe(3)
})

test('a 500 on a write is reported with the platform’s request id and changes nothing', async () => {
  await add(1)
  await controlOf(stack().platformUrl).fault({
    match: { path: '/ecom/v1/carts/current/add-to-cart' },
    kind: 'status',
    status: 500,
    times: 1,
  })
  const { problems } = await add(2)
  expect(problems).toMatchObject([{ code: 'UPSTREAM_UNAVAILABLE', severity: 'ERROR' }])
  expect(problems[0]?.requestId).toBeTruthy()
  expect(await itemCount()).toBe(1)
})

test.each([500, 502, 504])(
  'a write that took effect but returned %i is reported as done, and a repeat adds nothing',
  async (status) => {
    await add(1)
    const idempotencyKey = `status-${status}-01`
    await controlOf(stack().platformUrl).fault({
      match: { method: 'POST', path: addPath },
      kind: 'status',
      status,
      when: 'after',
      times: 1,
    })
    expect((await add(2, idempotencyKey)).problems).toEqual([])
    expect((await add(2, idempotencyKey)).problems).toEqual([])
    expect(await itemCount()).toBe(3)
  },
)

test('a lost response to the first add after deleting the cart has one effect', async () => {
  for (let i = 0; i < 3; i += 1) await add(1)
  await shopper.query('mutation { deleteCart { deleted } }')
  await controlOf(stack().platformUrl).fault({
    match: { method: 'POST', path: addPath },
    kind: 'reset',
    when: 'after',
    times: 1,
  })
  const { cart, problems } = await add(2)
  expect(problems).toEqual([])
  expect(cart?.itemCount).toBe(2)
})

test('a connection that broke after a checkout started loses no add', async () => {
  await add(1)
  await shopper.query(
    'mutation { startCheckout(input: { buyerNote: "hi" }) { problems { code } } }',
  )
  await controlOf(stack().platformUrl).fault({
    match: { method: 'POST', path: addPath },
    kind: 'reset',
    times: 1,
  })
  const { cart, problems } = await add(2)
  expect(problems).toEqual([])
  expect(cart?.itemCount).toBe(3)
})

test('if reading the cart fails too, the outcome is reported as unknown', async () => {
  await add(1)
  const control = controlOf(stack().platformUrl)
  await control.fault({
    match: { method: 'POST', path: addPath },
    kind: 'status',
    status: 500,
    when: 'after',
    times: 1,
  })
  await control.fault({
    match: { method: 'PATCH', path: '/ecom/v1/carts/current' },
    kind: 'status',
    status: 500,
  })
  const lost = await add(2, 'lost-twice-01')
  expect(lost.problems).toMatchObject([{ code: 'OUTCOME_UNKNOWN' }])
  await control.heal()
  expect((await add(2, 'lost-twice-01')).problems).toEqual([])
  expect(await itemCount()).toBe(3)
})
