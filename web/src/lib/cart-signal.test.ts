import type { Client } from '@urql/core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'

/** The channels that are open, and what was posted to them. */
let open: FakeChannel[]
class FakeChannel {
  readonly posted: unknown[] = []
  onmessage: (event: { data: unknown }) => void = () => undefined
  constructor(readonly name: string) {
    open.push(this)
  }
  postMessage(message: unknown) {
    this.posted.push(message)
  }
  close() {
    open = open.filter((one) => one !== this)
  }
}

const addLine = vi.fn<(line: unknown) => Promise<unknown>>()
vi.mock('../cart/engine.ts', () => ({ addLine }))

let page: EventTarget
const comesBack = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))

const load = () => import('./cart-signal.ts')
let signal: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  open = []
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('BroadcastChannel', FakeChannel)
  vi.resetModules()
  signal = await load()
})

const Count = () => JSON.stringify(signal.useCartSignal())

test('listeners are called for changes only, until they stop', () => {
  const listener = vi.fn()
  const stop = signal.onSignal(listener)
  signal.setCartCount(0)
  signal.setCartCount(0)
  signal.setViewer(null)
  signal.setViewer(null)
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  signal.setCartCount(3)
  expect(listener).toHaveBeenCalledTimes(2)
  expect(signal.currentSignal()).toEqual({ count: 3, viewer: null, isOpen: false })
})

test('the drawer opens and closes, and the count stays', () => {
  expect(signal.currentSignal()).toEqual({ count: null, isOpen: false })
  signal.setCartCount(2)
  signal.openCart()
  expect(signal.currentSignal()).toEqual({ count: 2, isOpen: true })
  signal.closeCart()
  expect(signal.currentSignal()).toEqual({ count: 2, isOpen: false })
})

test('on the server the cart of no visitor is known', () => {
  signal.setCartCount(2)
  expect(renderToStaticMarkup(createElement(Count))).toBe(
    '{&quot;count&quot;:null,&quot;isOpen&quot;:false}',
  )
})

test('once connected, the count follows the other tabs', () => {
  expect(signal.isCartLive()).toBe(false)
  expect(signal.cartClient).toThrow('not connected')
  const client = {} as Client
  signal.connectCart(client)
  expect([signal.isCartLive(), signal.cartClient()]).toEqual([true, client])
  open[0]?.onmessage({ data: { count: 7, cart: null } })
  expect(signal.currentSignal().count).toBe(7)
})

test('tabs post to each other', () => {
  const post = signal.cartTabs(() => undefined)
  const message = { count: 1, cart: {} }
  post(message)
  expect(open).toMatchObject([{ name: 'vitrine-cart', posted: [message] }])
})

test('a page that is away holds no channel, and opens one again when it is restored', () => {
  const onMessage = vi.fn()
  signal.cartTabs(onMessage)
  comesBack(false)
  expect(open).toHaveLength(1)
  page.dispatchEvent(new Event('pagehide'))
  expect(open).toEqual([])
  comesBack(true)
  open[0]?.onmessage({ data: { count: 1, cart: null } })
  expect(onMessage).toHaveBeenCalledExactlyOnceWith({ count: 1, cart: null })
})

const line = {
  productId: 'mug',
  choices: [],
  customTexts: [],
  quantity: 2,
  preview: { name: 'Morning Mug', imageUrl: null, price: '$28.00' },
}

test('an addition is in the badge and the drawer before the server has answered', async () => {
  let answer = (_: unknown): void => undefined
  addLine.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  signal.setCartCount(3)
  const added = signal.addToCart(line)
  expect(signal.currentSignal()).toEqual({ count: 5, isOpen: true })
  answer({ problems: [{ code: 'QUANTITY_CAPPED', severity: 'WARNING' }] })
  await added
  expect(signal.currentSignal().isOpen).toBe(true)
})

test('a read of the count that began before an add was answered shows nothing', async () => {
  let answer = (_: unknown): void => undefined
  addLine.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve
    }),
  )
  const showBefore = signal.beginCountRead()
  const added = signal.addToCart(line)
  const showDuring = signal.beginCountRead()
  showBefore(0)
  showDuring(0)
  expect(signal.currentSignal().count).toBe(2)
  answer({ problems: [] })
  await added
  showBefore(0)
  showDuring(0)
  expect(signal.currentSignal().count).toBe(2)
  signal.beginCountRead()(5)
  expect(signal.currentSignal().count).toBe(5)
})

test('a read of the count is older than what the engine counted since, even when that is the same', () => {
  signal.setCartCount(1)
  const show = signal.beginCountRead()
  signal.setCartCount(1)
  show(0)
  expect(signal.currentSignal().count).toBe(1)
})

test('a refused addition, and an engine that does not load, restore badge and drawer', async () => {
  signal.setCartCount(3)
  addLine.mockResolvedValueOnce({ problems: [{ code: 'OUT_OF_STOCK', severity: 'ERROR' }] })
  await expect(signal.addToCart(line)).resolves.toMatchObject({ problems: [{}] })
  expect(signal.currentSignal()).toEqual({ count: 3, isOpen: false })
  addLine.mockRejectedValueOnce(new Error('offline'))
  await expect(signal.addToCart(line)).rejects.toThrow('offline')
  expect(signal.currentSignal()).toEqual({ count: 3, isOpen: false })
})

test('a badge that was unknown is unknown again, and what the engine counted stays', async () => {
  addLine.mockRejectedValueOnce(new Error('offline'))
  await expect(signal.addToCart(line)).rejects.toThrow('offline')
  expect(signal.currentSignal().count).toBeNull()
  addLine.mockImplementationOnce(async () => {
    signal.setCartCount(1)
    return { problems: [{ code: 'OUT_OF_STOCK', severity: 'ERROR' }] }
  })
  await signal.addToCart(line)
  expect(signal.currentSignal().count).toBe(1)
})
