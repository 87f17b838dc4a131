// docs/security.md S40-S54: which requests /graphql accepts.
import { beforeAll, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import * as documents from '../support/documents.ts'
import { controlOf } from '../support/platform-control.ts'
import { trackedProduct } from '../support/products.ts'
import { useStack } from '../support/start.ts'

const stack = useStack()
let shopper: Shopper
let add: { query: string; variables: unknown }
beforeAll(async () => {
  shopper = createShopper(stack().shopUrl)
  const product = await trackedProduct(shopper)
  add = {
    query: documents.addToCart,
    variables: { input: { lines: [{ productId: product.id, quantity: 1 }] } },
  }
  await shopper.query(add.query, add.variables)
})
const raw = (init: RequestInit, path = '/graphql') =>
  fetch(new URL(path, stack().shopUrl), { redirect: 'manual', ...init })
const own = () => ({ origin: stack().shopUrl, 'x-vitrine-client': 'test', cookie: shopper.cookie })
const writes = async () =>
  (await controlOf(stack().platformUrl).calls()).filter(({ path }) => path.includes('add-to-cart'))
    .length

describe('cross-site requests', () => {
  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json, text/plain',
    'application/json; charset=utf-8, text/plain',
    'application/json; boundary=x',
    'application/json; type=multipart/form-data',
  ])('S40 S47 a form that posts %s has no effect', async (type) => {
    const before = await writes()
    const response = await raw({
      method: 'POST',
      body: JSON.stringify(add),
      headers: { ...own(), 'content-type': type },
    })
    expect(response.status).toBe(415)
    expect(await writes()).toBe(before)
  })

  test('S47 an upper-case content type with a charset is accepted', async () => {
    const response = await raw({
      method: 'POST',
      body: JSON.stringify({ query: '{ store { name } }' }),
      headers: { ...own(), 'content-type': 'Application/JSON; Charset=UTF-8' },
    })
    expect(response.status).toBe(200)
  })

  test('S41 a request without the client header: 403', async () => {
    const { 'x-vitrine-client': _omitted, ...headers } = own()
    const response = await raw({
      method: 'POST',
      body: JSON.stringify(add),
      headers: { ...headers, 'content-type': 'application/json' },
    })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'CSRF' } }] })
  })

  test.each([
    'https://shop.example.evil',
    'null',
    'http://localhost.evil.test',
    'http://sub.localhost:1',
    '',
  ])('S45 an Origin of "%s" changes nothing', async (origin) => {
    const before = await writes()
    const { origin: _omitted, ...headers } = own()
    const response = await raw({
      method: 'POST',
      body: JSON.stringify(add),
      headers: { ...headers, ...(origin && { origin }), 'content-type': 'application/json' },
    })
    expect(response.status).toBe(403)
    expect(await writes()).toBe(before)
  })

  test.each(['same-site', 'cross-site'])(
    'S45 a page that the browser marks %s reads nothing with the cookie',
    async (site) => {
      const query = `/graphql?query=${encodeURIComponent('{ cart { itemCount } }')}`
      const { origin: _omitted, ...headers } = own()
      const foreign = await raw({ headers: { ...headers, 'sec-fetch-site': site } }, query)
      expect(foreign.status).toBe(403)
      const sameOrigin = await raw(
        { headers: { ...headers, 'sec-fetch-site': 'same-origin' } },
        query,
      )
      expect(await sameOrigin.json()).toEqual({ data: { cart: { itemCount: 1 } } })
    },
  )

  test('S42 a GET from another site is refused', async () => {
    const response = await raw(
      { headers: { cookie: shopper.cookie, 'sec-fetch-site': 'cross-site' } },
      '/graphql?query={cart{itemCount}}',
    )
    expect(response.status).toBe(403)
  })

  test('S42 a GET without the client header never sees a session', async () => {
    const response = await raw(
      { headers: { cookie: shopper.cookie } },
      `/graphql?query=${encodeURIComponent('{ cart { itemCount } }')}`,
    )
    expect(await response.json()).toEqual({ data: { cart: null } })
  })

  test.each(['https://shop.example.evil', 'http://localhost:3000', 'null'])(
    'S46 no origin is allowed to read without a key: %s',
    async (origin) => {
      const response = await raw({ headers: { origin } }, '/graphql?query={store{name}}')
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    },
  )

  test('S33 S45 forms of other sites are refused', async () => {
    const before = await writes()
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      {},
      { 'sec-fetch-site': 'cross-site' },
    ]
    for (const headers of foreign) {
      const response = await raw(
        {
          method: 'POST',
          body: 'productId=x&quantity=1',
          headers: {
            ...headers,
            cookie: shopper.cookie,
            'content-type': 'application/x-www-form-urlencoded',
          },
        },
        '/forms/add-to-cart',
      )
      expect(response.status).toBe(403)
    }
    expect(await writes()).toBe(before)
  })
})

describe('methods and documents', () => {
  test('S43 a mutation by GET: 405 with Allow', async () => {
    const response = await raw(
      { headers: own() },
      `/graphql?query=${encodeURIComponent('mutation { removeCoupon { problems { code } } }')}`,
    )
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })

  test('S44 a document with two operations runs neither, even when it is hot', async () => {
    const query = `query Q { store { name } } ${documents.addToCart.replace('mutation Add', 'mutation M')}`
    const before = await writes()
    for (let i = 0; i < 5; i += 1) {
      const hot = await shopper.execute(query, add.variables)
      expect(hot.status).toBe(422)
    }
    const response = await raw(
      { headers: own() },
      `/graphql?operationName=Q&query=${encodeURIComponent(query)}`,
    )
    expect(response.status).toBe(422)
    expect(await writes()).toBe(before)
  })

  test.each([[[{ query: '{ store { name } }' }]], ['text'], [7]])(
    'S64 a body that is not an object is refused',
    async (body) => {
      const response = await raw({
        method: 'POST',
        body: JSON.stringify(body),
        headers: { ...own(), 'content-type': 'application/json' },
      })
      expect(response.status).toBe(400)
    },
  )

  test.each([[{ kind: 'Document', definitions: [] }], [['{ a }']], [7]])(
    'S59 a query that is not a string is refused',
    async (query) => {
      const result = await shopper.execute(query as unknown as string)
      expect(result.status).toBe(400)
    },
  )

  test('S59 a document sent as a JSON tree is not parsed', async () => {
    const tree = JSON.stringify({
      kind: 'Document',
      definitions: [
        {
          kind: 'OperationDefinition',
          operation: 'query',
          selectionSet: { kind: 'SelectionSet', selections: [] },
        },
      ],
    })
    expect((await shopper.execute(tree)).status).toBe(400)
  })

  test.each([
    'constructor',
    '__proto__',
    'toString',
    'sha256:constructor',
    `sha256:${'0'.repeat(64)}`,
    'x'.repeat(60_000),
  ])('S54 an unknown document id is not found, whatever its value', async (documentId) => {
    const response = await raw({
      method: 'POST',
      body: JSON.stringify({ documentId }),
      headers: { ...own(), 'content-type': 'application/json' },
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'PERSISTED_DOCUMENT_NOT_FOUND' } }],
    })
  })
})

describe('headers', () => {
  test('S50 every response has its security policy', async () => {
    for (const path of ['/graphql?query={store{name}}', '/livez', '/no-such-path', '/robots.txt']) {
      const { headers } = await raw({}, path)
      expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
      expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
      expect(headers.get('x-request-id'), path).toBeTruthy()
    }
  })

  test('S52 session data is never cached', async () => {
    const result = await shopper.execute('{ cart { itemCount } }')
    expect(result.headers.get('cache-control')).toBe('no-store')
  })

  test('S99 a client’s request id is not adopted', async () => {
    const wellFormed = await raw({ headers: { 'x-request-id': 'abcd-1234-efgh' } }, '/livez')
    expect(wellFormed.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    const malformed = await raw(
      { headers: { 'x-request-id': '<script>alert(1)</script>' } },
      '/livez',
    )
    expect(malformed.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('S103 health endpoints reveal no more than necessary', async () => {
    expect(await (await raw({}, '/livez')).json()).toEqual({ alive: true })
    const ready = await raw({}, '/readyz')
    expect([ready.status, await ready.json()]).toEqual([200, { ready: true }])
  })
})
