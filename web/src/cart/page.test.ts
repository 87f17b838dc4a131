import type { Client } from '@urql/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { cartDocument } from './cart-document.ts'
import { estimateDocument } from './estimate-document.ts'
import { loadCart, loadEstimate, readPage } from './page.ts'

const signal = vi.hoisted(() => ({ isLive: false }))
vi.mock('../lib/cart-signal.ts', () => ({ isCartLive: () => signal.isLive }))
beforeEach(() => {
  signal.isLive = false
})

const request = { path: '/cart', params: {}, search: new URLSearchParams() }
const address = { country: 'DE' }
const cartOf = (lines: object[]) => ({
  ...{ revision: '7', subtotal: { display: '$9.00' }, lines, problems: [] },
  contactInfo: { address },
})
const input = { shippingAddress: address }
const answer = { cartEstimate: {} }

const estimateOf = (cart: object | null) => loadEstimate(request, () => ({ cart }) as never)

/** A client whose cache has a cart and an answer to the question for its estimate. */
const clientOf = (cart?: object | null) => {
  const readQuery = vi.fn((document: object, variables: object, options: object) => {
    expect(options).toEqual({ requestPolicy: 'cache-only' })
    if (document === cartDocument) return cart === undefined ? null : { data: { cart } }
    expect([document, variables]).toEqual([estimateDocument, { input: cart ? input : {} }])
    return cart ? { data: answer } : null
  })
  return { readQuery } as unknown as Client
}

test('a page loads its cart, then the estimate of a cart with lines', () => {
  expect(loadCart()).toEqual([{ document: cartDocument, variables: {} }])
  expect(estimateOf(cartOf([{}]))).toEqual([{ document: estimateDocument, variables: { input } }])
  expect([estimateOf(cartOf([])), estimateOf(null), loadEstimate(request, () => null)]).toEqual([
    [],
    [],
    [],
  ])
})

test('while a page is open the estimate waits for the current cart', () => {
  signal.isLive = true
  expect(estimateOf(cartOf([{}]))).toEqual([])
})

test('what was rendered with the page is current', () => {
  const cart = cartOf([{}])
  const delivery = { address, option: null }
  expect(readPage(clientOf(cart), request)).toEqual({
    cart,
    isNow: true,
    estimate: { revision: '7,$9.00', delivery, answer },
    formProblems: {},
    added: null,
    typed: {},
  })
  const nowhere = { address: null, option: null }
  expect(readPage(clientOf(null), request, { code: 'A' })).toMatchObject({
    cart: null,
    isNow: true,
    estimate: { revision: null, delivery: nowhere, answer: null },
    typed: { code: 'A' },
  })
  expect(readPage(clientOf(), request).cart).toBeNull()
})

test('what is cached may be of another revision, and an empty cart may have lines by now', () => {
  signal.isLive = true
  expect(readPage(clientOf(cartOf([{}])), request)).toMatchObject({
    isNow: true,
    estimate: { revision: null },
  })
  expect(readPage(clientOf(null), request).isNow).toBe(false)
})

test.each([
  ['p-1', 'Mug'],
  ['Free money', null],
  ['', null],
  [null, null],
])('after a plain form the cart names the line of the address %j: %j', (added, expected) => {
  const lines = [
    { productId: null, name: 'Engraving' },
    { productId: 'p-1', name: 'Mug' },
  ]
  const search = new URLSearchParams(added === null ? {} : { added })
  expect(readPage(clientOf(cartOf(lines)), { ...request, search }).added).toBe(expected)
})
