// What a refusal for the number of calls does to the calls of its credential, and to the breaker.
import { allCalls } from '@vitrine/platform'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  bench,
  failureOf,
  json,
  type StubResponse,
  scope,
  useTransport,
} from '../testing/transport-kit.ts'
import type { Paced } from './pacers.ts'
import { type CallScope, createTransport, type Transport } from './transport.ts'

useTransport()

const { getCurrentCart, addToCurrentCart } = allCalls.currentCart
const cart = json(200, { cart: { id: 'c1', lineItems: [], appliedDiscounts: [] } })
const limited =
  (retryAfter?: string): StubResponse =>
  (_request, response) => {
    response.writeHead(429, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end('{}')
  }

let transport: Transport
let paced: Paced[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  paced = []
  const { port } = bench.server.address() as { port: number }
  transport = createTransport({
    url: `http://127.0.0.1:${port}`,
    timeoutMs: 8000,
    callsPerMinute: 150,
    onPace: (one) => paced.push(one),
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await transport.close()
})

const read = (more: Partial<CallScope> = {}) =>
  transport.send('currentCart', getCurrentCart, {}, { ...scope, ...more })
const add = (more: Partial<CallScope> = {}) => {
  const line = { quantity: 1, catalogReference: { catalogItemId: 'p', appId: 'a' } }
  return transport.send(
    'currentCart',
    addToCurrentCart,
    { lineItems: [line] },
    { ...scope, ...more },
  )
}
const isSeen = async (count: number) => {
  while (bench.seen.length < count) await new Promise((resolve) => setImmediate(resolve))
}
/** Lets the answers of the platform arrive: its connection takes a few turns of the event loop. */
const isRefused = async (count: number) => {
  while (paced.filter(({ refusedBy }) => refusedBy === 'platform').length < count) {
    await new Promise((resolve) => setImmediate(resolve))
  }
  await new Promise((resolve) => setImmediate(resolve))
}

test('row L: a read waits seconds after a 429 without a time, and longer after the next', async () => {
  bench.answers = [limited(), limited(), cart]
  const answer = read({ credential: 'site' })
  await isRefused(1)
  await vi.advanceTimersByTimeAsync(999)
  expect(bench.seen).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await isRefused(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(bench.seen).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toMatchObject({ cart: { id: 'c1' } })
  expect(bench.seen).toHaveLength(3)
  const facts = { credential: 'site', isBackground: false }
  expect(paced).toEqual([
    { ...facts, waitedMs: 0, refusedBy: 'platform' },
    { ...facts, waitedMs: 1000 },
    { ...facts, waitedMs: 0, refusedBy: 'platform' },
    { ...facts, waitedMs: 2000 },
  ])
})

test('row L: a shopper’s own calls wait as well, up to the deadline of their caller', async () => {
  bench.answers = [limited()]
  const failure = failureOf(read())
  for (const [count, ms] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await isRefused(count)
    await vi.advanceTimersByTimeAsync(ms)
  }
  expect((await failure).facts).toMatchObject({ status: 429, call: 'getCurrentCart' })
  // At 0, 1, 3 and 7 seconds; the next would be after 15.
  expect(bench.seen).toHaveLength(4)
})

test('row L: one 429 with a time spares the platform all calls of the credential until then', async () => {
  bench.answers = [limited('60'), cart]
  const site = { credential: 'site' } as const
  expect((await failureOf(read(site))).facts).toMatchObject({ status: 429, retryAfterMs: 60_000 })
  await vi.advanceTimersByTimeAsync(10_000)
  const failure = await failureOf(add(site))
  expect(failure.facts).toEqual({
    ...{ call: 'addToCurrentCart', status: 429, retryAfterMs: 50_000, isSettled: true },
  })
  expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['refused', false])
  expect(bench.seen).toHaveLength(1)
  expect(paced.map(({ refusedBy }) => refusedBy)).toEqual(['platform', 'gateway'])
  expect(await read({ credential: 'public' })).toMatchObject({ cart: { id: 'c1' } })
  expect(bench.seen).toHaveLength(2)
})

test('row L: a write is not repeated after a 429; the next one waits for its turn', async () => {
  bench.answers = [limited('2'), cart]
  const site = { credential: 'site' } as const
  expect((await failureOf(add(site))).facts.status).toBe(429)
  const next = add(site)
  await vi.advanceTimersByTimeAsync(1999)
  expect(bench.seen).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  await isSeen(2)
  expect(await next).toMatchObject({ cart: { id: 'c1' } })
})

test('row L: a call that does not wait fails at once', async () => {
  bench.answers = [limited('1'), cart]
  const now = { credential: 'public', waits: false } as const
  expect((await failureOf(read(now))).facts.status).toBe(429)
  expect((await failureOf(read(now))).facts.status).toBe(429)
  expect(bench.seen).toHaveLength(1)
  const waiting = read({ credential: 'public' })
  await vi.advanceTimersByTimeAsync(1000)
  expect(await waiting).toMatchObject({ cart: { id: 'c1' } })
})

test('row L: the background waits for a whole minute of the platform', async () => {
  bench.answers = [limited('60'), cart]
  const answer = read({ credential: 'public', isBackground: true })
  await isRefused(1)
  await vi.advanceTimersByTimeAsync(60_000)
  // Its turn comes within the time of 26 calls. Step by step: the call that then is under way has a deadline too.
  const hasWaited = () => paced.some(({ waitedMs }) => waitedMs > 0)
  for (let turn = 0; turn < 26 && !hasWaited(); turn += 1) await vi.advanceTimersByTimeAsync(400)
  expect(await answer).toMatchObject({ cart: { id: 'c1' } })
  expect(bench.seen).toHaveLength(2)
})

test('row L: no number of refusals opens the breaker, and none counts as a success', async () => {
  bench.answers = [limited('60')]
  for (let count = 0; count < 9; count += 1) await failureOf(read())
  expect(bench.seen).toHaveLength(9)
  expect(transport.breakers().currentCart).toBe('closed')
  const failures = async (count: number) => {
    bench.answers = [json(500, {})]
    for (let at = 0; at < count; at += 1) await failureOf(add())
  }
  await failures(7)
  bench.answers = [limited('60')]
  await failureOf(read())
  await failures(1)
  expect(transport.breakers().currentCart).toBe('open')
})

test('row L: a token that was refused for the number of calls says nothing about the calls with it', async () => {
  bench.answers = [limited('60'), cart]
  const token = async () => {
    await transport.send('oauth', getCurrentCart, {}, scope)
    return 't'
  }
  const { getCheckout } = allCalls.checkouts
  const id = '11111111-1111-4111-8111-111111111111'
  const site = { ...scope, credential: 'site', token } as const
  await failureOf(transport.send('checkouts', getCheckout, { id }, site))
  expect(await read({ credential: 'site' })).toMatchObject({ cart: { id: 'c1' } })
  expect(bench.seen).toHaveLength(2)
})

test('row L: the limit is one for calls of all services with the credential', async () => {
  bench.answers = [cart]
  await Promise.all(Array.from({ length: 50 }, () => read({ credential: 'site' })))
  const waiting = read({ credential: 'site' })
  await vi.advanceTimersByTimeAsync(399)
  expect(bench.seen).toHaveLength(50)
  expect(await read()).toMatchObject({ cart: { id: 'c1' } })
  await vi.advanceTimersByTimeAsync(1)
  expect(await waiting).toMatchObject({ cart: { id: 'c1' } })
  expect(bench.seen).toHaveLength(52)
})
