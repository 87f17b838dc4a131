import { Client, type ExecutionResult } from '@urql/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { promiseExchange } from '../app/promise-exchange.ts'
import { setCartCount, setViewer } from '../lib/cart-signal.ts'
import { showProduct } from '../lib/shown-products.ts'
import { listenToShop } from './shop.ts'

const { own, cartChanges } = vi.hoisted(() => ({
  cartChanges: new Set<() => unknown>(),
  own: {
    products: [] as string[],
    knowsCart: false,
    watchCart: vi.fn(async () => undefined),
    readAgain: vi.fn(async () => undefined),
    readViewer: vi.fn(async () => undefined),
    cartChanged: vi.fn(async () => undefined),
    memberChanged: vi.fn(async () => undefined),
    productChanged: vi.fn(async () => undefined),
  },
}))
vi.mock('./own.ts', () => ({
  Own: class {
    constructor(_client: unknown, onCart: () => unknown) {
      Object.assign(this, own)
      Object.defineProperty(this, 'knowsCart', { get: () => own.knowsCart })
      cartChanges.add(onCart)
    }
  },
}))

type Stream = {
  ids: string[]
  open: (isAgain?: boolean) => void
  push: (result: ExecutionResult) => void
  end: () => void
  isClosed: boolean
}
const streams: Stream[] = []
/** Variables of each query. */
const reads: unknown[] = []
const hidden: (() => void)[] = []
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let tab = new EventTarget()

const exchange = promiseExchange(({ kind, variables, context }, signal, next) => {
  if (kind === 'query') {
    reads.push(variables)
    return Promise.resolve({ data: {} })
  }
  return new Promise((resolve) => {
    const stream: Stream = {
      ids: variables?.productIds,
      open: (isAgain = false) => context.onOpen?.(isAgain),
      push: next,
      end: () => resolve({ data: null, hasNext: false }),
      isClosed: false,
    }
    signal.addEventListener('abort', () => {
      stream.isClosed = true
    })
    streams.push(stream)
  })
})

const settled = (ms = 300) => vi.advanceTimersByTimeAsync(ms)
const show = (id: string) => hidden.push(showProduct({ id }))
const openStreams = () => streams.filter(({ isClosed }) => !isClosed)
const setVisibility = (state: 'hidden' | 'visible') => {
  page.visibilityState = state
  page.dispatchEvent(new Event('visibilitychange'))
}

/** Starts listening on a page that shows a mug; its stream is open, and the mug was read. */
async function start(): Promise<Stream> {
  show('mug')
  listenToShop(new Client({ url: '/graphql', exchanges: [exchange] }))
  await settled()
  streams[0]?.open()
  await settled()
  expect(reads.splice(0)).toEqual([{ ids: ['mug'] }])
  return streams[0] as Stream
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', {})
  tab = new EventTarget()
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab))
})

afterEach(async () => {
  // The page is left for good.
  tab.dispatchEvent(new Event('pagehide'))
  for (const hide of hidden.splice(0)) hide()
  setViewer(null)
  setCartCount(0)
  own.knowsCart = false
  cartChanges.clear()
  await settled(60_000)
  for (const list of [streams, reads]) list.length = 0
  vi.useRealTimers()
})

test('another product opens a stream before the last one closes, and is read', async () => {
  const first = await start()
  show('jug')
  await settled()
  expect(streams.map(({ ids }) => ids)).toEqual([['mug'], ['mug', 'jug']])
  expect(first.isClosed).toBe(false)
  streams[1]?.open()
  await settled()
  expect(openStreams()).toEqual([streams[1]])
  expect(reads).toEqual([{ ids: ['jug'] }])
})

test('a sign-in switches the stream, though the products are the same', async () => {
  const first = await start()
  setViewer('Mara')
  await settled()
  expect(streams.map(({ ids }) => ids)).toEqual([['mug'], ['mug']])
  streams[1]?.open()
  await settled()
  expect(first.isClosed).toBe(true)
  expect(openStreams()).toEqual([streams[1]])
  expect(reads).toEqual([])
})

test('a hidden page has no stream; visible again it reads once what it shows', async () => {
  await start()
  setVisibility('hidden')
  await settled()
  expect(openStreams()).toEqual([])
  setVisibility('visible')
  await settled()
  expect(openStreams()).toHaveLength(1)
  streams[1]?.open()
  await settled()
  expect(reads).toEqual([{ ids: ['mug'] }])
  expect(own.readAgain).toHaveBeenCalledTimes(1)
})

test('a broken stream that was reopened is a gap', async () => {
  const first = await start()
  first.open(true)
  await settled()
  expect(reads).toEqual([{ ids: ['mug'] }])
  expect(own.readAgain).toHaveBeenCalledTimes(1)
})

test('a stream that the gateway ends is opened again after a pause', async () => {
  const first = await start()
  first.end()
  await settled(400)
  expect(streams).toHaveLength(1)
  await settled(1200)
  expect(streams).toHaveLength(2)
  streams[1]?.open()
  await settled()
  expect(reads).toEqual([{ ids: ['mug'] }])
})

test('a stream that ended with the session is not opened again for a member who left', async () => {
  setViewer('Mara')
  listenToShop(new Client({ url: '/graphql', exchanges: [exchange] }))
  await settled()
  streams[0]?.open()
  own.readViewer.mockImplementationOnce(async () => {
    setViewer(null)
    return undefined
  })
  streams[0]?.end()
  await settled(60_000)
  expect(own.readViewer).toHaveBeenCalledOnce()
  expect(streams).toHaveLength(1)
})

test('a page that is left by a form closes its stream, and a form that a script sends leaves it', async () => {
  const first = await start()
  const sent = new Event('submit', { cancelable: true })
  sent.preventDefault()
  tab.dispatchEvent(sent)
  await settled()
  expect(first.isClosed).toBe(false)
  tab.dispatchEvent(new Event('submit', { cancelable: true }))
  await settled(60_000)
  expect(openStreams()).toEqual([])
  expect(own.readViewer).not.toHaveBeenCalled()
})

test('a page that is left while it loads stays left, and comes back from the back/forward cache', async () => {
  await start()
  tab.dispatchEvent(new Event('submit', { cancelable: true }))
  // The load event of the page comes after the form was sent.
  tab.dispatchEvent(new Event('pageshow'))
  await settled(60_000)
  expect(openStreams()).toEqual([])
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settled()
  expect(openStreams()).toHaveLength(1)
})

test('a product that returns after a screen without any is read again', async () => {
  await start()
  for (const hide of hidden.splice(0)) hide()
  await settled()
  expect(openStreams()).toEqual([])
  show('mug')
  await settled()
  streams[1]?.open()
  await settled()
  expect(reads).toEqual([{ ids: ['mug'] }])
})

test('without products a stream is opened once a cart is known, and reads what it may have missed', async () => {
  setCartCount(1)
  listenToShop(new Client({ url: '/graphql', exchanges: [exchange] }))
  await settled()
  expect([streams.length, own.watchCart.mock.calls.length]).toEqual([0, 1])
  own.knowsCart = true
  for (const changed of cartChanges) changed()
  await settled()
  expect(streams.map(({ ids }) => ids)).toEqual([[]])
  streams[0]?.open()
  await settled()
  expect(own.readAgain).toHaveBeenCalledOnce()
})

test('without products a stream is opened at once for a cart that the page has shown', async () => {
  setCartCount(1)
  own.watchCart.mockImplementationOnce(async () => {
    own.knowsCart = true
    return undefined
  })
  listenToShop(new Client({ url: '/graphql', exchanges: [exchange] }))
  await settled()
  expect(streams.map(({ ids }) => ids)).toEqual([[]])
})

test('each event reaches the cart, the member or the products of the cart', async () => {
  const first = await start()
  const viewer = { role: 'VISITOR', name: null }
  for (const shopChanged of [
    { __typename: 'ProductChange', productId: 'mug', product: null },
    { __typename: 'ProductChange', productId: 'jug', product: null },
    { __typename: 'CartChange', revision: '2' },
    { __typename: 'MemberChange', viewer },
  ]) {
    first.push({ data: { shopChanged } })
  }
  await settled()
  expect(own.productChanged.mock.calls).toEqual([['mug'], ['jug']])
  expect(own.cartChanged.mock.calls).toEqual([['2']])
  expect(own.memberChanged.mock.calls).toEqual([[viewer]])
})

test('a page that a form has left before this listens opens no stream, until it is shown again', async () => {
  hidden.push(showProduct({ id: 'mug' }))
  await settled()
  vi.stubGlobal('window', { isPageLeaving: true })
  listenToShop(new Client({ url: '/graphql', exchanges: [exchange] }))
  await settled()
  expect(streams).toEqual([])
  tab.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  await settled()
  expect(streams.map(({ ids }) => ids)).toEqual([['mug']])
})
