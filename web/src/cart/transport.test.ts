import type { Client } from '@urql/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as messages from '../__generated__/messages/cart.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import { cartDocument } from './cart-document.ts'
import type { CartIntent } from './cart-intents.ts'
import { createTransport, problemOf } from './transport.ts'
import {
  addDocument,
  applyCouponDocument,
  applyGiftCardDocument,
  removeCouponDocument,
  removeDocument,
  removeGiftCardDocument,
  setQuantityDocument,
  updateDocument,
} from './write-documents.ts'

const cart = { id: 'cart', revision: '1', lines: [], problems: [] }
const answering = (data: unknown) => {
  const source = { toPromise: async () => ({ data }) }
  return createTransport(
    () => ({ mutation: () => source, query: () => source }) as unknown as Client,
  )
}

const combined = (graphQLErrors: object[]) => Object.assign(new Error(), { graphQLErrors })
const errorOf = (extensions: object) => combined([{ extensions }])

const request = vi.fn((_name: string, _options: unknown, run: () => unknown) => run())
const stored = new Map<string, string>()
beforeEach(() => {
  vi.stubGlobal('navigator', { locks: { request } })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('writes take turns until an answer carries a cart, and again once there is none', async () => {
  const coupon = { kind: 'coupon', code: 'A' } as const
  const write = (data: unknown) => answering(data).send(coupon, 'request')
  await write({ answer: { cart: null, problems: [] } })
  await write({ answer: { cart, problems: [] } })
  expect(request).toHaveBeenCalledTimes(2)
  await write({ answer: { cart, problems: [] } })
  expect(request).toHaveBeenCalledTimes(2)
  await answering({ cart: null }).read()
  await write({ answer: { cart: null, problems: [] } })
  expect(request).toHaveBeenCalledTimes(3)
})

/** A client that records what it is sent and returns the result. */
function recording(result: object) {
  const mutation = vi.fn((_document: object, _variables: object) => ({
    toPromise: async () => result,
  }))
  const query = vi.fn((..._given: object[]) => ({ toPromise: async () => result }))
  const client = { mutation, query } as unknown as Client
  return { mutation, query, ...createTransport(() => client) }
}

const accepted = { data: { answer: { cart, problems: [] } } }
const input = { idempotencyKey: 'r' }
const line = { productId: 'p', choices: [], customTexts: [], quantity: 2 }
const address = { country: 'DE' }

test.each<[CartIntent, object, object]>([
  [
    { kind: 'quantity', lineId: 'a', quantity: 3 },
    setQuantityDocument,
    { input: { ...input, lines: [{ lineId: 'a', quantity: 3 }] } },
  ],
  [{ kind: 'remove', lineId: 'a' }, removeDocument, { input: { ...input, lineIds: ['a'] } }],
  [
    { kind: 'add', line: { ...line, preview: { name: 'Mug', imageUrl: null, price: '' } } },
    addDocument,
    { input: { ...input, lines: [line] } },
  ],
  [{ kind: 'coupon', code: 'TEN' }, applyCouponDocument, { input: { ...input, code: 'TEN' } }],
  [{ kind: 'no-coupon' }, removeCouponDocument, input],
  [
    { kind: 'gift-card', code: 'HALDEN25' },
    applyGiftCardDocument,
    { input: { ...input, giftCardCode: 'HALDEN25' } },
  ],
  [{ kind: 'no-gift-card' }, removeGiftCardDocument, input],
  [{ kind: 'note', text: 'Ring' }, updateDocument, { input: { ...input, buyerNote: 'Ring' } }],
  [{ kind: 'note', text: '' }, updateDocument, { input: { ...input, buyerNote: null } }],
  [
    { kind: 'delivery', delivery: { address, option: null } },
    updateDocument,
    { input: { ...input, contactAddress: address, selectedShippingOption: null } },
  ],
])('%j is one mutation under its idempotency key', async (intent, document, variables) => {
  const { send, mutation } = recording(accepted)
  expect(await send(intent, 'r')).toEqual({ cart, problems: [] })
  expect(mutation).toHaveBeenCalledExactlyOnceWith(document, variables)
})

test('a refusal is passed on with the cart', async () => {
  const problems = [{ code: 'OUT_OF_STOCK', message: 'Sold out.' }]
  const { send } = recording({ data: { answer: { cart: null, problems } } })
  expect(await send({ kind: 'no-coupon' }, 'r')).toEqual({ cart: null, problems })
})

test('a write without an answer becomes a problem', async () => {
  const refused = errorOf({ field: 'code', requestId: 'r1' })
  for (const result of [{ error: refused }, { error: refused, data: { answer: null } }]) {
    expect(await recording(result).send({ kind: 'no-coupon' }, 'r')).toEqual({
      cart: null,
      problems: [problemOf(refused)],
    })
  }
})

test('the cart is read from the server', async () => {
  const { read, query } = recording({ data: { cart } })
  stored.clear()
  expect(await read()).toEqual(cart)
  expect([...stored.keys()]).toEqual(['vitrine-cart'])
  expect(query).toHaveBeenCalledExactlyOnceWith(cartDocument, {}, { requestPolicy: 'network-only' })
})

test('a cart that could not be read is an error, also with a part of it', async () => {
  const error = errorOf({})
  await expect(recording({ data: { cart }, error }).read()).rejects.toBe(error)
  await expect(recording({}).read()).rejects.toThrow('No answer')
})

test('an argument that the schema refuses is not sent again, everything else may be', () => {
  expect(problemOf(errorOf({ field: 'code', requestId: 'r1' }))).toEqual({
    code: 'INVALID_ARGUMENT',
    message: commonMessages.thisEntryWasntAccepted,
    requestId: 'r1',
  })
  expect(problemOf(errorOf({ requestId: 7 }))).toEqual({
    code: 'UPSTREAM_UNAVAILABLE',
    message: messages.shopDidntRespondPleaseTryAgain,
    requestId: null,
  })
})

test.each([undefined, null, new Error('down'), { graphQLErrors: [{}] }, combined([])])(
  'without an error of the server the shop was not reached: %j',
  (error) => {
    const unreachable = { message: messages.unreachable, suggestedFix: 'TRY_AGAIN' }
    expect(problemOf(error)).toEqual({ code: 'NO_ANSWER', ...unreachable })
  },
)
