import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { allCalls } from '@vitrine/platform'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
  await transport.close()
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
    },
  )

  test('members we do not know pass through, words we do not know read as absent', async () => {
    answers = [json(200, { cart: { ...cart.cart, weightUnit: 'STONE', novelty: 7 } })]
    const { cart: found } = await read()
    expect(found.weightUnit).toBeUndefined()
    expect(found).toMatchObject({ novelty: 7 })
  })
})

test('every call is counted with its outcome', async () => {
  answers = [json(200, cart), json(404, {}), json(500, {})]
  await read()
  await failureOf(read())
  await failureOf(add())
  expect(outcomes.map(({ call, outcome }) => [call, outcome])).toEqual([
    ['getCurrentCart', 'ok'],
    ['getCurrentCart', 'refused'],
    ['addToCurrentCart', 'system'],
  ])
})
