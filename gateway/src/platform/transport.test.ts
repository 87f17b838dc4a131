import { allCalls } from '@vitrine/platform'
import { describe, expect, test, vi } from 'vitest'
import {
  bench,
  closedPort,
  failureOf,
  json,
  type StubResponse,
  scope,
  useTransport,
} from '../testing/transport-kit.ts'
import { PlatformFailure } from './failure.ts'
import { createTransport } from './transport.ts'

const cart = { cart: { id: 'c1', lineItems: [], appliedDiscounts: [] } }
const { currentCart, checkouts } = allCalls

useTransport()

const read = () => bench.transport.send('currentCart', currentCart.getCurrentCart, {}, scope)
const add = () =>
  bench.transport.send(
    'currentCart',
    currentCart.addToCurrentCart,
    { lineItems: [{ quantity: 1, catalogReference: { catalogItemId: 'p', appId: 'a' } }] },
    scope,
  )

describe('what goes out', () => {
  test('the bare token, the request id, and nothing of the caller', async () => {
    bench.answers = [json(200, cart)]
    await bench.transport.send(
      'currentCart',
      currentCart.getCurrentCart,
      {},
      { ...scope, token: async () => 'token-1', currency: 'EUR' },
    )
    expect(bench.seen[0]?.headers).toMatchObject({
      authorization: 'token-1',
      'x-wix-request-id': 'req-12345678',
      'x-wix-currency': 'EUR',
    })
    expect(Object.keys(bench.seen[0]?.headers ?? {}).sort()).toEqual([
      'accept',
      'authorization',
      'connection',
      'host',
      'x-wix-currency',
      'x-wix-request-id',
    ])
  })

  test('the site a key speaks for, and what its body is', async () => {
    bench.answers = [json(200, cart)]
    const line = { quantity: 1, catalogReference: { catalogItemId: 'p', appId: 'a' } }
    await bench.transport.send(
      'currentCart',
      currentCart.addToCurrentCart,
      { lineItems: [line] },
      { ...scope, siteId: 'site-1' },
    )
    expect(bench.seen[0]?.headers).toMatchObject({
      'wix-site-id': 'site-1',
      'content-type': 'application/json',
      accept: 'application/json',
    })
    expect(bench.seen[0]?.headers).not.toHaveProperty('authorization')
  })

  test('every request is charged before it is sent, a repeated one too', async () => {
    bench.answers = [json(503, {}), json(200, cart)]
    const charged: string[] = []
    const beforeCall = ({ name }: { name: string }) => charged.push(name)
    const call = () =>
      bench.transport.send('currentCart', currentCart.getCurrentCart, {}, { ...scope, beforeCall })
    await call()
    expect(charged).toEqual(['getCurrentCart', 'getCurrentCart'])
    const refuse = () => {
      throw new RangeError('too many calls')
    }
    const refused = { ...scope, beforeCall: refuse }
    await expect(
      bench.transport.send('currentCart', currentCart.getCurrentCart, {}, refused),
    ).rejects.toThrow(RangeError)
    expect(bench.seen).toHaveLength(2)
  })

  test('a request the platform would refuse is not sent', async () => {
    await expect(
      bench.transport.send('checkouts', checkouts.getCheckout, { id: '../x' }, scope),
    ).rejects.toThrow()
    expect(bench.seen).toEqual([])
  })
})

describe('which calls are repeated', () => {
  test.each([500, 502, 503, 504])('a read after one %i', async (status) => {
    bench.answers = [json(status, {}), json(200, cart)]
    expect(await read()).toMatchObject(cart)
    expect(bench.seen).toHaveLength(2)
  })

  const limited =
    (retryAfter: string): StubResponse =>
    (_request, response) => {
      response.writeHead(429, { 'retry-after': retryAfter }).end('{}')
    }

  test('row L: a read after a 429, when the platform accepts calls again', async () => {
    bench.answers = [limited(new Date(Date.now() - 1000).toUTCString()), json(200, cart)]
    expect(await read()).toMatchObject(cart)
    expect(bench.seen).toHaveLength(2)
  })

  test.each(['1', new Date(Date.now() + 60_000).toUTCString()])(
    'row L: no read after a 429 that lasts longer than its caller waits (%s)',
    async (retryAfter) => {
      bench.answers = [limited(retryAfter), json(200, cart)]
      expect((await failureOf(read())).facts.status).toBe(429)
      expect(bench.seen).toHaveLength(1)
      expect(bench.transport.breakers()).toEqual({ currentCart: 'closed' })
    },
  )

  test.each([400, 403, 404, 409, 428])('no read after a %i', async (status) => {
    bench.answers = [json(status, {})]
    expect((await failureOf(read())).facts.status).toBe(status)
    expect(bench.seen).toHaveLength(1)
  })

  test.each([500, 503, 429])('no write after a %i', async (status) => {
    bench.answers = [json(status, {}), json(200, cart)]
    expect(await failureOf(add())).toBeInstanceOf(PlatformFailure)
    expect(bench.seen).toHaveLength(1)
  })

  test('no write whose connection broke: its outcome is unknown', async () => {
    bench.answers = [(request) => request.socket.destroy(), json(200, cart)]
    const failure = await failureOf(add())
    expect([failure.kind, failure.isOutcomeUnknown]).toEqual(['system', true])
    expect(bench.seen).toHaveLength(1)
  })

  test('a read whose connection broke', async () => {
    bench.answers = [(request) => request.socket.destroy(), json(200, cart)]
    expect(await read()).toMatchObject(cart)
    expect(bench.seen).toHaveLength(2)
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
    bench.answers = [json(500, { message: '', details: { validationError: { fieldViolations } } })]
    expect((await failureOf(read())).kind).toBe('validation')
    expect(bench.seen).toHaveLength(1)
  })

  test('no call whose caller has left', async () => {
    const controller = new AbortController()
    bench.answers = [
      (request, response) => {
        controller.abort()
        json(503, {})(request, response)
      },
    ]
    await failureOf(
      bench.transport.send(
        'currentCart',
        currentCart.getCurrentCart,
        {},
        { ...scope, signal: controller.signal },
      ),
    )
    expect(bench.seen).toHaveLength(1)
  })

  test('no write after a failure, also when it has a token', async () => {
    bench.answers = [json(503, {})]
    const line = { quantity: 1, catalogReference: { catalogItemId: 'p', appId: 'a' } }
    const withToken = { ...scope, token: async () => 't' }
    await failureOf(
      bench.transport.send(
        'currentCart',
        currentCart.addToCurrentCart,
        { lineItems: [line] },
        withToken,
      ),
    )
    expect(bench.seen).toHaveLength(1)
  })

  test('after a pause of 50 to 250 ms, and at once after a 401', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5)
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const pauses = () => timers.mock.calls.filter(([, ms]) => ms === 150).length
    bench.answers = [json(503, {}), json(200, cart)]
    await read()
    expect(pauses()).toBe(1)
    bench.answers = [json(401, {}), json(200, cart)]
    const withToken = { ...scope, token: async () => 't' }
    await bench.transport.send('currentCart', currentCart.getCurrentCart, {}, withToken)
    expect(pauses()).toBe(1)
    vi.restoreAllMocks()
  })

  test('no call without a token after a 401', async () => {
    bench.answers = [json(401, {})]
    expect((await failureOf(read())).facts.status).toBe(401)
    expect(bench.seen).toHaveLength(1)
  })

  test('a bug in the token’s source is no failure of the platform', async () => {
    const token = () => Promise.reject(new TypeError('bug'))
    const broken = { ...scope, token }
    await expect(
      bench.transport.send('currentCart', currentCart.getCurrentCart, {}, broken),
    ).rejects.toThrow(TypeError)
    expect(bench.outcomes).toEqual([])
  })

  test('S28 any call once after a 401, with a new token', async () => {
    bench.answers = [json(401, {}), json(200, cart)]
    const requests: boolean[] = []
    const token = async (fresh: boolean) => {
      requests.push(fresh)
      return fresh ? 'new' : 'old'
    }
    await bench.transport.send('currentCart', currentCart.getCurrentCart, {}, { ...scope, token })
    expect(requests).toEqual([false, true])
    expect(bench.seen.map(({ headers }) => headers.authorization)).toEqual(['old', 'new'])
  })

  test('not twice after a 401', async () => {
    bench.answers = [json(401, {})]
    await failureOf(
      bench.transport.send(
        'currentCart',
        currentCart.getCurrentCart,
        {},
        { ...scope, token: async () => 't' },
      ),
    )
    expect(bench.seen).toHaveLength(2)
  })
})

test('a closed transport sends nothing', async () => {
  bench.answers = [json(200, cart)]
  await bench.transport.close()
  expect((await failureOf(read())).kind).toBe('system')
  expect(bench.seen).toEqual([])
})

test('every call is counted with its outcome', async () => {
  bench.answers = [json(200, cart), json(404, {}), json(500, {})]
  await read()
  await failureOf(read())
  await failureOf(add())
  expect(bench.outcomes.map(({ call, service, outcome }) => [call, service, outcome])).toEqual([
    ['getCurrentCart', 'currentCart', 'ok'],
    ['getCurrentCart', 'currentCart', 'refused'],
    ['addToCurrentCart', 'currentCart', 'system'],
  ])
  for (const { ms } of bench.outcomes) expect(ms > 0 && ms < 10_000).toBe(true)
})
