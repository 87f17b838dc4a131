// Apps in browsers on other origins, and what responses report of limits. docs/security.md S62 and S108.
import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { elevatedStaff, queryAdmin } from '../support/admin.ts'
import { signedIn } from '../support/sign-in.ts'
import { useStack } from '../support/start.ts'

const settingsKey = 'of-the-settings'
const hash = createHash('sha256').update(settingsKey).digest('hex')
const stack = useStack({
  APP_KEYS: `books:${hash}:documents:send`,
  APP_COST_PER_MINUTE: '1000',
})
const origin = 'https://shop-window.example'
const other = 'https://other.example'
const secrets: Record<string, string> = {}
let member: Shopper
beforeAll(async () => {
  const staff = await elevatedStaff(stack().shopUrl)
  const create = 'mutation ($input: CreateAppKeyInput!) { createAppKey(input: $input) { secret } }'
  for (const [name, allowedOrigins] of Object.entries({ window: [origin], second: [other] })) {
    const input = { name, allowedOrigins, scopes: ['DOCUMENTS_SEND'] }
    const { createAppKey } = await queryAdmin<{ createAppKey: { secret: string } }>(staff, create, {
      input,
    })
    secrets[name] = createAppKey.secret
  }
  member = await signedIn(stack().shopUrl)
})

const send = (headers: Record<string, string>, query = '{ viewer { role } }', init = {}) =>
  fetch(new URL('/graphql', stack().shopUrl), {
    method: 'POST',
    body: JSON.stringify({ query }),
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  })
const keyOf = (name: string) => ({ authorization: `Bearer ${secrets[name]}` })
const corsOf = ({ headers }: Response) =>
  [...headers].filter(([name]) => name.startsWith('access-control-'))

describe('S108 pages on other origins', () => {
  test('S108 the origin of a key reads its responses, refusals included', async () => {
    for (const query of ['{ viewer { role } }', '{ managedProducts { nodes { id } } }', '{']) {
      const response = await send({ ...keyOf('window'), origin }, query)
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
      expect(response.headers.get('access-control-allow-credentials')).toBeNull()
      expect(response.headers.get('vary')).toContain('origin')
      expect(response.headers.get('access-control-expose-headers')).toContain('RateLimit')
    }
  })

  test('S108 the origin of a key reads what is refused before its document is read', async () => {
    const own = { ...keyOf('window'), origin }
    const refused = [
      await send(own, '', { body: '{' }),
      await send({ ...own, 'content-type': 'text/plain' }),
      await send(own, '', { body: JSON.stringify({ query: `#${'x'.repeat(200_000)}` }) }),
      await send(own, '', { body: JSON.stringify({ query: `#${'x'.repeat(100_000)}` }) }),
    ]
    // The last one costs more to parse than the app has left.
    expect(refused.map(({ status }) => status)).toEqual([400, 415, 413, 429])
    for (const response of refused) {
      expect(response.headers.get('access-control-allow-origin')).toBe(origin)
      expect(response.headers.get('vary')).toContain('origin')
    }
    const foreign = await send({ ...keyOf('window'), origin: other }, '', { body: '{' })
    expect([foreign.status, corsOf(foreign)]).toEqual([400, []])
  })

  test.each([
    ['an origin of another key', 'window', other],
    ['an unknown origin', 'window', 'https://evil.example'],
    ['no origin that can be named', 'window', 'null'],
  ])('S108 %s is refused and reads nothing', async (_, name, from) => {
    const response = await send({ ...keyOf(name), origin: from })
    expect([response.status, corsOf(response)]).toEqual([403, []])
  })

  test('S108 a key of the settings serves no page on another origin, and servers as before', async () => {
    const authorization = `Bearer ${settingsKey}`
    const foreign = await send({ authorization, origin })
    expect([foreign.status, corsOf(foreign)]).toEqual([403, []])
    expect((await send({ authorization })).status).toBe(200)
    expect((await send({ authorization, 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  test('S108 without the key an origin reads nothing', async () => {
    const [unknown, none] = [
      await send({ origin, authorization: 'Bearer unknown' }),
      await send({ origin }),
    ]
    expect([unknown.status, corsOf(unknown)]).toEqual([401, []])
    expect([none.status, corsOf(none)]).toEqual([403, []])
  })

  test('S108 the session cookie does not count beside a key from another origin', async () => {
    const cookie = { cookie: member.cookie, 'x-vitrine-client': 'test' }
    const roleOf = async (headers: Record<string, string>) =>
      ((await (await send(headers)).json()) as { data: { viewer: { role: string } } }).data.viewer
        .role
    expect(await roleOf({ ...keyOf('window'), ...cookie, origin })).not.toBe('MEMBER')
    expect(await roleOf({ ...cookie, origin: stack().shopUrl, ...keyOf('window') })).toBe('MEMBER')
  })

  const preflight = (from: string, path = '/graphql') =>
    fetch(new URL(path, stack().shopUrl), {
      method: 'OPTIONS',
      headers: {
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })

  test('S108 a preflight is answered for the origins of accepted keys, and no others', async () => {
    const answered = await preflight(origin)
    expect(answered.status).toBe(204)
    expect(Object.fromEntries(corsOf(answered))).toEqual({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'authorization, content-type, x-vitrine-currency',
      'access-control-max-age': '600',
    })
    const refused = await Promise.all([
      preflight('https://evil.example'),
      preflight('null'),
      preflight(origin, '/admin/graphql'),
    ])
    for (const response of refused) expect([response.status, corsOf(response)]).toEqual([405, []])
  })

  test('S108 the origin of a revoked key is refused', async () => {
    const staff = await elevatedStaff(stack().shopUrl)
    const revoke = 'mutation ($id: ID!) { revokeAppKey(input: { id: $id }) { problems { code } } }'
    expect((await preflight(other)).status).toBe(204)
    await queryAdmin(staff, revoke, { id: 'second' })
    expect((await preflight(other)).status).toBe(405)
  })
})

describe('limits in headers', () => {
  const headersOf = ({ headers }: Response) =>
    ['ratelimit-policy', 'ratelimit', 'x-vitrine-cost'].map((name) => headers.get(name))

  test('an app reads what its document cost and what is left, and S62 when nothing is', async () => {
    const authorization = `Bearer ${settingsKey}`
    const first = await send({ authorization })
    const [policy, left, cost] = headersOf(first)
    expect(policy).toBe('"cost-by-app";q=1000;qu="cost";w=60')
    expect(left).toMatch(/^"cost-by-app";r=9\d\d;t=\d$/)
    expect(cost).toMatch(/^\d+;limit=20000$/)
    const costly = '{ products(first: 100) { nodes { id name slug sku } } }'
    let response = first
    for (let times = 0; times < 5 && response.status === 200; times += 1) {
      response = await send({ authorization }, costly)
    }
    expect(response.status).toBe(429)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(headersOf(response)[1]).toMatch(/^"cost-by-app";r=\d+;t=\d+$/)
    // Another app has a budget of its own.
    expect((await send(keyOf('window'))).status).toBe(200)
  })

  test('a stream reports what it cost and what is left', async () => {
    const response = await fetch(`${stack().shopUrl}/graphql`, {
      method: 'POST',
      headers: {
        ...keyOf('window'),
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({
        query:
          'subscription { productChanged(productIds: ["00000000-0000-4000-8000-000000000001"]) { kind } }',
      }),
    })
    const [policy, left, cost] = headersOf(response)
    await response.body?.cancel()
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(policy).toBe('"cost-by-app";q=1000;qu="cost";w=60')
    expect(left).toMatch(/^"cost-by-app";r=\d+;t=\d+$/)
    expect(cost).toMatch(/^\d+;limit=20000$/)
  })

  test('a session reads its own budget; a visitor without one and caches read none', async () => {
    const { headers } = await member.execute('{ viewer { role } }')
    expect(headers.get('ratelimit')).toMatch(/^"cost-by-session";r=\d+;t=\d+$/)
    const visitor = await createShopper(stack().shopUrl).execute('{ store { name } }')
    expect(visitor.headers.get('ratelimit')).toBeNull()
    const document = [...stack().app.gateway.trusted.ids()].map((id) => `sha256:${id}`)
    const answers = await Promise.all(
      document.map((documentId) =>
        member.send(`/graphql?${new URLSearchParams({ documentId, variables: '{}' })}`),
      ),
    )
    const cached = answers.filter(({ headers: own }) =>
      own.get('cache-control')?.includes('public'),
    )
    expect(cached.length).toBeGreaterThan(0)
    for (const response of cached) expect(headersOf(response)).toEqual([null, null, null])
  })
})
