import type { Client } from '@urql/core'
import { beforeEach, expect, test, vi } from 'vitest'
import { Own } from './own.ts'

type Cart = { lines: { id: string; name: string; productId: string; availability: unknown }[] }

const { engine, showToast, signal } = vi.hoisted(() => ({
  engine: {
    state: { cart: null as Cart | null, slots: [] },
    /** The server's cart, for the next read. */
    served: null as Cart | null,
    listeners: new Set<() => void>(),
    subscribe: (listener: () => void) => engine.listeners.add(listener),
    show(cart: Cart | null) {
      engine.state = { ...engine.state, cart }
      for (const listener of engine.listeners) listener()
    },
    refresh: async () => engine.show(engine.served),
  },
  showToast: vi.fn(),
  signal: { count: 1, viewer: null },
}))
vi.mock('../cart/engine.ts', () => ({ cartEngine: () => engine }))
vi.mock('../lib/toast.ts', () => ({ showToast }))
vi.mock('../lib/cart-signal.ts', () => ({ currentSignal: () => signal, setViewer: vi.fn() }))

const cartWith = (status: string): Cart => ({
  lines: [{ id: 'line', name: 'Mug', productId: 'mug', availability: { status } }],
})
const texts = () => showToast.mock.calls.map(([{ text }]) => text)

beforeEach(() => {
  vi.stubGlobal('location', { pathname: '/p/mug' })
  showToast.mockClear()
  engine.listeners.clear()
  engine.state = { cart: cartWith('AVAILABLE'), slots: [] }
  engine.served = cartWith('NOT_AVAILABLE')
  signal.count = 1
})

test('a product that sells out before the cart is watched is announced', async () => {
  await new Own({} as Client).productChanged('mug')
  expect(texts()).toEqual(['Mug in your cart is sold out.'])
})

test('it is announced once, whichever read brought it', async () => {
  const own = new Own({} as Client)
  engine.served = engine.state.cart
  await own.watchCart()
  engine.show(cartWith('NOT_AVAILABLE'))
  engine.served = engine.state.cart
  await own.productChanged('mug')
  expect(texts()).toEqual(['Mug in your cart is sold out.'])
})

test('each change of the cart is reported, because its products are subscribed to', async () => {
  const onCart = vi.fn()
  const own = new Own({} as Client, onCart)
  await own.watchCart()
  onCart.mockClear()
  engine.show(cartWith('AVAILABLE'))
  expect(own.products).toEqual(['mug'])
  expect(onCart).toHaveBeenCalledTimes(1)
})

test('a product beside the cart is not looked up', async () => {
  signal.count = 0
  await new Own({} as Client).productChanged('mug')
  expect(engine.listeners.size).toBe(0)
})
