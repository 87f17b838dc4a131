import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allCalls } from '@vitrine/platform'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { PlatformFailure } from './failure.ts'
import { type CallOutcome, createTransport, type Transport } from './transport.ts'

type StubResponse = (request: IncomingMessage, response: ServerResponse) => void
const json =
  (status: number, body: unknown): StubResponse =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }
const cart = { cart: { id: 'c1', lineItems: [], appliedDiscounts: [] } }
const { currentCart, checkouts } = allCalls

let server: Server
let transport: Transport
let answers: StubResponse[]
let seen: { method: string; url: string; headers: IncomingMessage['headers'] }[]
let outcomes: CallOutcome[]

beforeEach(async () => {
  answers = []
  seen = []
  outcomes = []
  server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    request.resume().on('end', () => answer?.(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  transport = createTransport({
    url: `http://127.0.0.1:${port}`,
    timeoutMs: 300,
    maxResponseBytes: 50_000,
    onCall: (outcome) => outcomes.push(outcome),
  })
})
afterEach(async () => {
  // A test may have closed it.
  await transport.close().catch(() => {})
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const scope = { requestId: 'req-12345678' }
const read = () => transport.send('currentCart', currentCart.getCurrentCart, {}, scope)
const add = () =>
  transport.send(
    'currentCart',
    currentCart.addToCurrentCart,
    { lineItems: [{ quantity: 1, catalogReference: { catalogItemId: 'p', appId: 'a' } }] },
    scope,
  )
/** An address at which nothing listens. */
async function closedPort(): Promise<{ url: string }> {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  await new Promise((resolve) => other.close(resolve))
  return { url: `http://127.0.0.1:${port}` }
}
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('It was answered')
    },
    (error: unknown) => error as PlatformFailure,
  )

describe('what goes out', () => {
  test('the bare token, the request id, and nothing of the caller', async () => {
    answers = [json(200, cart)]
    await transport.send(
      'currentCart',
      currentCart.getCurrentCart,
      {},
      { ...scope, token: async () => 'token-1', currency: 'EUR' },
    )
    expect(seen[0]?.headers).toMatchObject({
      authorization: 'token-1',
      'x-wix-request-id': 'req-12345678',
      'x-wix-currency': 'EUR',
    })
    expect(Object.keys(seen[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'authorization',
      'connection',
      'host',
      'x-wix-currency',
      'x-wix-request-id',
    ])
  })

  test('the site a key speaks for, and what its body is', async () => {
    answers = [json(200, cart)]
    const line = { quantity: 1, catalogReference: { catalogItemId: 'p', appId: 'a' } }
    await transport.send(
      'currentCart',
      currentCart.addToCurrentCart,
      { lineItems: [line] },
      { ...scope, siteId: 'site-1' },
    )
    expect(seen[0]?.headers).toMatchObject({
      'wix-site-id': 'site-1',
      'content-type': 'application/json',
      accept: 'application/json',
    })
    expect(seen[0]?.headers).not.toHaveProperty('authorization')
  })

  test('every request is charged before it is sent, a repeated one too', async () => {
    answers = [json(503, {}), json(200, cart)]
    const charged: string[] = []
    const beforeCall = ({ name }: { name: string }) => charged.push(name)
    const call = () =>
      transport.send('currentCart', currentCart.getCurrentCart, {}, { ...scope, beforeCall })
    await call()
    expect(charged).toEqual(['getCurrentCart', 'getCurrentCart'])
    const refuse = () => {
      throw new RangeError('too many calls')
    }
    const refused = { ...scope, beforeCall: refuse }
    await expect(
      transport.send('currentCart', currentCart.getCurrentCart, {}, refused),
    ).rejects.toThrow(RangeError)
    expect(seen).toHaveLength(2)
  })

  test('a request the platform would refuse is not sent', async () => {
    await expect(
      transport.send('checkouts', checkouts.getCheckout, { id: '../x' }, scope),
    ).rejects.toThrow()
    expect(seen).toEqual([])
  })
})

describe('which calls are repeated', () => {
  test.each([429, 500, 502, 503, 504])('a read after one %i', async (status) => {
    answers = [json(status, {}), json(200, cart)]
    expect(await read()).toMatchObject(cart)
    expect(seen).toHaveLength(2)
  })

  test.each([400, 403, 404, 409, 428])('no read after a %i', async (status) => {
    answers = [json(status, {})]
    expect((await failureOf(read())).facts.status).toBe(status)
    expect(seen).toHaveLength(1)
  })

  test.each([500, 503, 429])('no write after a %i', async (status) => {
    answers = [json(status, {}), json(200, cart)]
    expect(await failureOf(add())).toBeInstanceOf(PlatformFailure)
    expect(seen).toHaveLength(1)
  })

  test('no write whose connection broke: its outcome is unknown', async () => {
    answers = [(request) => request.socket.destroy(), json(200, cart)]
    const failure = await failureOf(add())
    expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['system', true])
    expect(seen).toHaveLength(1)
  })

  test('a read whose connection broke', async () => {
    answers = [(request) => request.socket.destroy(), json(200, cart)]
    expect(await read()).toMatchObject(cart)
    expect(seen).toHaveLength(2)
  })

  test('a write too when the connection was never made', async () => {
    const { url } = await closedPort()
    const away = createTransport({ url, timeoutMs: 300 })
    let sent = 0
    const beforeCall = () => {
      sent += 1
    }
    const line = { quantity: 1, catalogReference: { catalogItemId: 'p', appId: 'a' } }
    const failure = await failureOf(
      away.send(
        'currentCart',
        currentCart.addToCurrentCart,
        { lineItems: [line] },
        { ...scope, beforeCall },
      ),
    )
    expect([sent, failure.isNeverSent, failure.message, failure.facts.call]).toEqual([
      2,
      true,
      'System error occurred',
      'addToCurrentCart',
    ])
    await away.close()
  })

  test('no read that the platform found invalid, whatever its status', async () => {
    const fieldViolations = [{ field: 'f', description: 'd', violatedRule: 'X' }]
    answers = [json(500, { message: '', details: { validationError: { fieldViolations } } })]
    expect((await failureOf(read())).kind).toBe('validation')
    expect(seen).toHaveLength(1)
  })

  test('no call whose caller has left', async () => {
    const controller = new AbortController()
    answers = [
      (request, response) => {
        controller.abort()
        json(503, {})(request, response)
      },
    ]
    await failureOf(
      transport.send(
        'currentCart',
        currentCart.getCurrentCart,
        {},
        { ...scope, signal: controller.signal },
      ),
    )
    expect(seen).toHaveLength(1)
  })

  test('no write after a failure, also when it has a token', async () => {
    answers = [json(503, {})]
    const line = { quantity: 1, catalogReference: { catalogItemId: 'p', appId: 'a' } }
    const withToken = { ...scope, token: async () => 't' }
    await failureOf(
      transport.send('currentCart', currentCart.addToCurrentCart, { lineItems: [line] }, withToken),
    )
    expect(seen).toHaveLength(1)
  })

  test('after a pause of 50 to 250 ms, and at once after a 401', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const pauses = () => timers.mock.calls.filter(([, ms]) => ms === 150).length
    answers = [json(503, {}), json(200, cart)]
    await read()
    expect(pauses()).toBe(1)
    answers = [json(401, {}), json(200, cart)]
    const withToken = { ...scope, token: async () => 't' }
    await transport.send('currentCart', currentCart.getCurrentCart, {}, withToken)
    expect(pauses()).toBe(1)
    vi.restoreAllMocks()
  })

  test('no call without a token after a 401', async () => {
    answers = [json(401, {})]
    expect((await failureOf(read())).facts.status).toBe(401)
    expect(seen).toHaveLength(1)
  })

  test('a bug in the token’s source is no failure of the platform', async () => {
    const token = () => Promise.reject(new TypeError('bug'))
    const broken = { ...scope, token }
    await expect(
      transport.send('currentCart', currentCart.getCurrentCart, {}, broken),
    ).rejects.toThrow(TypeError)
    expect(outcomes).toEqual([])
  })

  test('S28 any call once after a 401, with a new token', async () => {
    answers = [json(401, {}), json(200, cart)]
    const requests: boolean[] = []
    const token = async (fresh: boolean) => {
      requests.push(fresh)
      return fresh ? 'new' : 'old'
    }
    await transport.send('currentCart', currentCart.getCurrentCart, {}, { ...scope, token })
    expect(requests).toEqual([false, true])
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['old', 'new'])
  })

  test('not twice after a 401', async () => {
    answers = [json(401, {})]
    await failureOf(
      transport.send(
        'currentCart',
        currentCart.getCurrentCart,
        {},
        { ...scope, token: async () => 't' },
      ),
    )
    expect(seen).toHaveLength(2)
  })
})

describe('answers that are none', () => {
  test('no answer in time', async () => {
    answers = [() => {}]
    const failure = await failureOf(read())
    expect([failure.kind, failure.facts.status]).toEqual(['system', undefined])
    expect(seen).toHaveLength(1)
  })

  test('S98 a redirect is not followed', async () => {
    answers = [
      (_request, response) => {
        response.writeHead(302, { location: 'http://127.0.0.1:1/steal' })
        response.end()
      },
    ]
    expect((await failureOf(read())).kind).toBe('system')
    expect(seen).toHaveLength(1)
  })

  test('S101 an answer larger than any we know is cut off', async () => {
    answers = [json(200, { cart: { id: 'x'.repeat(200_000) } })]
    expect((await failureOf(read())).kind).toBe('system')
  })

  test.each([['not json'], [[]], [{ cart: null }], [{ cart: { lineItems: 'many' } }]])(
    'an answer of another form (%j) is a system error',
    async (body) => {
      answers = [
        (_request, response) =>
          response.end(typeof body === 'string' ? body : JSON.stringify(body)),
      ]
      const failure = await failureOf(read())
      expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['system', true])
      expect(failure.facts).toMatchObject({ call: 'getCurrentCart', status: 200 })
      expect(failure.message).toBe('getCurrentCart was answered in an unknown form')
    },
  )

  test('members we do not know pass through, words we do not know read as absent', async () => {
    answers = [json(200, { cart: { ...cart.cart, weightUnit: 'STONE', novelty: 7 } })]
    const { cart: found } = await read()
    expect(found.weightUnit).toBeUndefined()
    expect(found).toMatchObject({ novelty: 7 })
  })
})

test('a closed transport sends nothing', async () => {
  answers = [json(200, cart)]
  await transport.close()
  expect((await failureOf(read())).kind).toBe('system')
  expect(seen).toEqual([])
})

test('every call is counted with its outcome', async () => {
  answers = [json(200, cart), json(404, {}), json(500, {})]
  await read()
  await failureOf(read())
  await failureOf(add())
  expect(outcomes.map(({ call, service, outcome }) => [call, service, outcome])).toEqual([
    ['getCurrentCart', 'currentCart', 'ok'],
    ['getCurrentCart', 'currentCart', 'refused'],
    ['addToCurrentCart', 'currentCart', 'system'],
  ])
  for (const { ms } of outcomes) expect(ms > 0 && ms < 10_000).toBe(true)
})

describe('an upload', () => {
  const file = { content: Buffer.from('picture'), contentType: 'image/png' }
  const response = z.object({ file: z.object({ id: z.string() }) })
  const put = async (address: string) =>
    transport.put({ name: 'uploadFile', response, address }, file, scope)
  const own = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/upload?token=t`
  const uploaded = { file: { id: 'f1' } }

  test('goes to the address that the platform named, once, with its type and without a token', async () => {
    const bodies: string[] = []
    answers = [json(200, uploaded)]
    server.prependListener('request', (request: IncomingMessage) =>
      request.on('data', (data) => bodies.push(String(data))),
    )
    expect(await put(own())).toEqual(uploaded)
    expect(seen).toMatchObject([
      {
        ...{ method: 'PUT', url: '/upload?token=t' },
        headers: { 'content-type': 'image/png', 'x-wix-request-id': 'req-12345678' },
      },
    ])
    expect(seen[0]?.headers).not.toHaveProperty('authorization')
    expect(bodies.join('')).toBe('picture')
    expect(outcomes).toMatchObject([{ call: 'uploadFile', service: 'siteMedia', outcome: 'ok' }])
    expect(outcomes.every(({ ms }) => ms > 0 && ms < 10_000)).toBe(true)
  })

  test.each(['http://files.example/upload', 'ftp://files.example/upload', 'no address'])(
    'S98 goes nowhere without encryption (%s)',
    async (address) => {
      const failure = await failureOf(put(address))
      expect(failure).toMatchObject({
        ...{ kind: 'system', message: 'System error occurred', facts: { call: 'uploadFile' } },
        cause: { message: 'The address of an upload is not safe' },
      })
      expect(outcomes).toMatchObject([{ call: 'uploadFile', outcome: 'system' }])
    },
  )

  test('may go to another host that is encrypted', async () => {
    const { url } = await closedPort()
    const failure = await failureOf(put(url.replace('http:', 'https:')))
    expect([failure.kind, failure.isNeverSent]).toEqual(['system', true])
  })

  test('is not repeated: its address is good for one try', async () => {
    answers = [json(503, {}), json(200, uploaded)]
    const failure = await failureOf(put(own()))
    expect(failure).toMatchObject({ kind: 'system', facts: { call: 'uploadFile', status: 503 } })
    expect(seen).toHaveLength(1)
    expect(outcomes).toMatchObject([{ outcome: 'system' }])
  })

  test('has twice the time of a call', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    answers = [() => {}]
    const failure = await failureOf(put(own()))
    expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['system', true])
    expect(timeout.mock.calls).toEqual([[600]])
    timeout.mockRestore()
  })

  test('S101 has an answer of a megabyte at most', async () => {
    answers = [json(200, { file: { id: 'x'.repeat(2 ** 20) } })]
    expect((await failureOf(put(own()))).kind).toBe('system')
  })

  test('whose answer breaks off is a system error', async () => {
    answers = [
      (_request, response) => {
        response.writeHead(200, { 'content-length': '100' })
        response.write('{"file"')
        setImmediate(() => response.destroy())
      },
    ]
    const failure = await failureOf(put(own()))
    expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['system', true])
  })

  test('need not be counted', async () => {
    answers = [json(200, uploaded)]
    const uncounted = createTransport({ url: new URL(own()).origin, timeoutMs: 300 })
    const upload = { name: 'uploadFile', response, address: own() }
    expect(await uncounted.put(upload, file, scope)).toEqual(uploaded)
    await uncounted.close()
  })

  test('an answer of another form is a system error', async () => {
    answers = [json(200, { file: null })]
    expect(await failureOf(put(own()))).toMatchObject({
      ...{ kind: 'system', facts: { call: 'uploadFile', status: 200 } },
    })
  })
})
