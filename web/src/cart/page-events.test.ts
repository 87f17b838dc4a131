import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CartEngine } from './cart-engine.ts'
import { connectToPage } from './page-events.ts'
import type { CartSnapshot } from './transport.ts'

type Post = (message: { count: number; cart: unknown }) => void

const { setCartCount, tabs } = vi.hoisted(() => ({
  setCartCount: vi.fn(),
  tabs: { post: vi.fn(), receive: (() => undefined) as Post },
}))
vi.mock('../lib/cart-signal.ts', () => ({
  setCartCount,
  isCartCounted: () => false,
  currentSignal: () => ({ viewer: null }),
  onSignal: () => () => undefined,
  cartTabs: (onMessage: Post) => {
    tabs.receive = onMessage
    return tabs.post
  },
}))

const cartOf = (revision: string, quantity = 1) =>
  ({
    id: 'cart',
    revision,
    lines: [{ id: 'a', name: 'A', productId: 'a', quantity, choices: [], customTexts: [] }],
    problems: [],
  }) as unknown as CartSnapshot

let page: EventTarget
let tab: EventTarget & { visibilityState?: string }
const send = vi.fn(() => new Promise<never>(() => undefined))
const read = vi.fn(async () => cartOf('2', 2))

const stored = new Map<string, string>()

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers()
  page = new EventTarget()
  tab = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('document', tab)
  vi.stubGlobal('navigator', { onLine: true })
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start(cart: CartSnapshot | null = cartOf('1')) {
  const engine = new CartEngine({ send, read })
  if (cart) engine.adopt(cart)
  connectToPage(engine)
  return engine
}

function goes(onLine: boolean) {
  vi.stubGlobal('navigator', { onLine })
  page.dispatchEvent(new Event(onLine ? 'online' : 'offline'))
}

function shows(visibilityState: string) {
  tab.visibilityState = visibilityState
  tab.dispatchEvent(new Event('visibilitychange'))
}

test('a page that is opened without a connection knows it', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(start().state.isOnline).toBe(false)
})

test('what was clicked without a connection is sent once it is back, and the cart is read', () => {
  const engine = start()
  goes(false)
  engine.remove('a')
  expect(send).not.toHaveBeenCalled()
  goes(true)
  expect(send).toHaveBeenCalledOnce()
  expect(read).toHaveBeenCalledOnce()
})

test('a write that never arrived is sent again with the connection, another failure is not', async () => {
  const failing = (code: string) =>
    Promise.resolve({ cart: null, problems: [{ code, message: '' }] })
  send.mockReturnValueOnce(failing('NO_ANSWER') as Promise<never>)
  send.mockReturnValueOnce(failing('OUTCOME_UNKNOWN') as Promise<never>)
  const engine = start()
  engine.request('note', { kind: 'note', text: 'a' })
  engine.request('coupon', { kind: 'coupon', code: 'b' })
  await vi.advanceTimersByTimeAsync(0)
  expect(engine.state.slots.map(({ error }) => error?.code)).toEqual([
    'NO_ANSWER',
    'OUTCOME_UNKNOWN',
  ])
  goes(true)
  expect(send).toHaveBeenCalledTimes(3)
  expect(send).toHaveBeenLastCalledWith({ kind: 'note', text: 'a' }, expect.any(String))
})

test('a page that goes away sends what waits', () => {
  const engine = start()
  engine.setQuantity('a', 3)
  page.dispatchEvent(new Event('pagehide'))
  expect(send).toHaveBeenCalledOnce()
})

test('a page that is restored reads the cart, a page that is loaded has it', () => {
  start()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(read).not.toHaveBeenCalled()
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(read).toHaveBeenCalledOnce()
})

test('a page that becomes visible reads a cart older than half a minute', async () => {
  start()
  await vi.advanceTimersByTimeAsync(29_999)
  shows('visible')
  expect(read).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  shows('hidden')
  expect(read).not.toHaveBeenCalled()
  shows('visible')
  expect(read).toHaveBeenCalledOnce()
})

test('a cart is posted to the other tabs once, with its count', () => {
  const engine = start()
  expect(tabs.post).not.toHaveBeenCalled()
  engine.adopt(cartOf('2', 2))
  engine.setQuantity('a', 5)
  expect(tabs.post).toHaveBeenCalledExactlyOnceWith({ count: 2, cart: cartOf('2', 2) })
  expect(setCartCount).toHaveBeenLastCalledWith(5)
})

test('the cart of another tab is shown and not posted back', () => {
  const engine = start()
  tabs.receive({ count: 4, cart: cartOf('3', 4) })
  expect(engine.snapshot.view.count).toBe(4)
  expect(setCartCount).toHaveBeenLastCalledWith(4)
  expect(tabs.post).not.toHaveBeenCalled()
  expect(read).not.toHaveBeenCalled()
})

test('a tab that has no cart to post makes this one read it', () => {
  const engine = start()
  tabs.receive({ count: 0, cart: null })
  expect(read).toHaveBeenCalledOnce()
  expect(engine.state.cart?.revision).toBe('1')
})

test('the count of a cart that is not known is not set', () => {
  const engine = start(null)
  engine.dispatch({ type: 'serverProblems', problems: {} })
  expect(setCartCount).not.toHaveBeenCalled()
  engine.request('add:1', {
    kind: 'add',
    line: {
      productId: 'b',
      choices: [],
      customTexts: [],
      quantity: 2,
      preview: { name: 'B', imageUrl: null, price: '' },
    },
  })
  // It would be only what was just added.
  expect(setCartCount).not.toHaveBeenCalled()
  engine.adopt(cartOf('1', 3))
  expect(setCartCount).toHaveBeenLastCalledWith(5)
})

test('a page that was rendered before another one changed the cart reads it when it begins to listen', () => {
  const at = (ms: number) => stored.set('vitrine-cart-changed', String(performance.timeOrigin + ms))
  at(-1)
  start()
  expect(read).not.toHaveBeenCalled()
  at(0)
  start()
  expect(read).toHaveBeenCalledOnce()
})

test('a changed cart is recorded for pages that do not listen yet', () => {
  const engine = start()
  expect(stored.size).toBe(0)
  engine.dispatch({ type: 'read', cart: cartOf('2', 2), applied: engine.state.applied })
  expect(Number(stored.get('vitrine-cart-changed'))).toBe(Date.now())
})
