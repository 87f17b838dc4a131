// What a call says about the service it was for, and what it does not.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allCalls } from '@vitrine/platform'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BreakerOpen } from './breaker.ts'
import { PlatformFailure } from './failure.ts'
import { createTransport, type Transport } from './transport.ts'

const { getCurrentCart, addToCurrentCart } = allCalls.currentCart
const cart = { cart: { id: 'c1', lineItems: [], appliedDiscounts: [] } }
type StubResponse = (response: ServerResponse) => void
const status =
  (code: number, body: unknown = {}): StubResponse =>
  (response) => {
    response.writeHead(code, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
const silence: StubResponse = () => {}

let answer: StubResponse
let arrived: () => void
let isCutOff: boolean
let server: ReturnType<typeof createServer>
let transport: Transport
const scope = { requestId: 'req-12345678' }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answer = status(200, cart)
  arrived = () => {}
  isCutOff = false
  server = createServer((request, response) => {
    response.on('close', () => {
      isCutOff = !response.writableFinished
    })
    request.resume().on('end', () => {
      arrived()
      answer(response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  transport = createTransport({ url: `http://127.0.0.1:${port}`, timeoutMs: 2000 })
})
afterEach(async () => {
  vi.useRealTimers()
  server.closeAllConnections()
  await transport.close()
  await new Promise((resolve) => server.close(resolve))
})

const state = () => transport.breakers().currentCart
const read = (extra: object = {}) =>
  transport.send('currentCart', getCurrentCart, {}, { ...scope, ...extra })
const add = (extra: object = {}) => {
  const line = { quantity: 1, catalogReference: { catalogItemId: 'p', appId: 'a' } }
  return transport.send(
    'currentCart',
    addToCurrentCart,
    { lineItems: [line] },
    { ...scope, ...extra },
  )
}
const settled = (promise: Promise<unknown>) => promise.catch(() => {})

/** A write is not repeated: each is one failure. */
async function failTimes(count: number): Promise<void> {
  answer = status(500)
  for (let i = 0; i < count; i += 1) await settled(add())
}

async function openAndWait(): Promise<void> {
  await failTimes(8)
  expect(state()).toBe('open')
  vi.setSystemTime(Date.now() + 3001)
  expect(state()).toBe('half-open')
}

/** A call whose reader leaves once the platform has it. */
async function leave(call: typeof read): Promise<void> {
  answer = silence
  const controller = new AbortController()
  const there = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const sent = settled(call({ signal: controller.signal }))
  await there
  controller.abort()
  await sent
}

test('a refusal between failures shows that the service is well', async () => {
  await failTimes(7)
  answer = status(404)
  await settled(read())
  await failTimes(7)
  expect(state()).toBe('closed')
})

test('a probe that is refused closes the breaker', async () => {
  await openAndWait()
  answer = status(404)
  await settled(read())
  expect(state()).toBe('closed')
})

test('row R: pages for unknown paths are no failures of the service', async () => {
  answer = (response) => {
    response.writeHead(404, { 'content-type': 'text/html' })
    response.end('<h1>Not Found</h1>')
  }
  for (let count = 0; count < 9; count += 1) await settled(read())
  expect(state()).toBe('closed')
})

test('a probe whose reader leaves makes room for the next one', async () => {
  await openAndWait()
  await leave(read)
  answer = status(200, cart)
  await vi.waitFor(() => expect(state()).toBe('half-open'))
  expect(await read()).toMatchObject(cart)
  expect(state()).toBe('closed')
})

test('a probe that has no token makes room for the next one', async () => {
  await openAndWait()
  const token = () => Promise.reject(new Error('The session store is away'))
  await settled(read({ token }))
  expect(state()).toBe('half-open')
})

test('a call that is refused by the breaker does not end the probe of another', async () => {
  await openAndWait()
  answer = silence
  const there = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const probe = settled(add())
  await there
  await settled(read())
  expect(state()).toBe('open')
  server.closeAllConnections()
  await probe
})

test('readers that leave are no failures of the platform', async () => {
  for (let i = 0; i < 9; i += 1) await leave(read)
  expect(state()).toBe('closed')
})

test('a write goes on when its reader leaves, a read does not', async () => {
  let held: ServerResponse | undefined
  const controller = new AbortController()
  answer = (response) => {
    held = response
  }
  const there = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const write = add({ signal: controller.signal })
  await there
  controller.abort()
  if (held) status(200, cart)(held)
  expect(await write).toMatchObject(cart)
  await leave(read)
  await vi.waitFor(() => expect(isCutOff).toBe(true))
})

test('the breaker of one service leaves the others alone', async () => {
  await failTimes(8)
  answer = status(200, {})
  const { getCheckout } = allCalls.checkouts
  const id = '11111111-1111-4111-8111-111111111111'
  await settled(transport.send('checkouts', getCheckout, { id }, scope))
  expect(transport.breakers()).toEqual({ currentCart: 'open', checkouts: 'closed' })
})

test('what the breaker refuses is not sent, and nothing happened', async () => {
  await failTimes(8)
  const refusal = await add().catch((error: unknown) => error)
  expect(refusal).toMatchObject({
    ...{ kind: 'system', message: 'System error occurred' },
    facts: { call: 'addToCurrentCart' },
    ...{ isNeverSent: true, isOutcomeUnknown: false },
  })
})

test('what the breaker refuses does not extend its rest', async () => {
  await failTimes(8)
  vi.setSystemTime(Date.now() + 2990)
  await settled(read())
  vi.setSystemTime(Date.now() + 20)
  expect(state()).toBe('half-open')
})

test('connections that break are failures', async () => {
  answer = (response) => response.destroy()
  for (let count = 0; count < 8; count += 1) await settled(add())
  expect(state()).toBe('open')
})

test('a failure that was answered is one, also when its reader has left', async () => {
  answer = status(500)
  const signal = AbortSignal.abort()
  for (let count = 0; count < 8; count += 1) await settled(add({ signal }))
  expect(state()).toBe('open')
})

test('a token that another breaker refuses is requested once', async () => {
  let requests = 0
  const cause = new BreakerOpen('The token endpoint is resting')
  const token = () => {
    requests += 1
    return Promise.reject(new PlatformFailure('system', 'no token', { call: 'token', cause }))
  }
  await expect(read({ token })).rejects.toThrow('no token')
  expect(requests).toBe(1)
})
