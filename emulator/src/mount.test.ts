import { allCalls, type Call } from '@vitrine/platform'
import { beforeAll, describe, expect, it } from 'vitest'
import { elevatedHeaders, type TestShop, testShop } from './testing/test-shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const cart = '/ecom/v1/carts/current'
const product = 'ba38d9d1-424f-4f23-876f-35f2b62e853c'
const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a request that is fine', () => {
  const calls = Object.values(allCalls).flatMap((table): Call[] => Object.values(table))
  const routes = calls.flatMap((call) =>
    [call.path, ...call.aliases].map(
      (path) => [call.method, path.replace(/\{\w+\}/g, product)] as const,
    ),
  )

  it.each(routes)('%s %s is routed', async (method, url) => {
    // A token of its own each time: signing out is one of the calls.
    const token = await shop.visitor()
    const { body } = await shop.call(method, url, { token, ...(method !== 'GET' && { body: {} }) })
    expect(body).not.toContain('<h1>')
  })

  const query = { filter: { slug: 'morning-mug' } }
  it.each([
    [
      'GET with .r',
      'GET',
      `/stores-reader/v1/products/query-platformized?.r=${packed({ query })}`,
      undefined,
    ],
    [
      'GET with dots',
      'GET',
      '/stores-reader/v1/products/query-platformized?query.filter.slug=morning-mug&query.paging.limit=5',
      undefined,
    ],
    ['POST fallback', 'POST', '/stores-reader/v1/products/query-platformized', { query }],
    [
      'alias',
      'GET',
      `/_api/catalog-reader-server/v1/products/query-platformized?.r=${packed({ query })}`,
      undefined,
    ],
  ])('%s finds the mug', async (_, method, url, body) => {
    const answer = await shop.call(method, url, { token, body })
    expect(answer.body.products.map((one: { slug: string }) => one.slug)).toEqual(['morning-mug'])
  })

  it('may repeat its path parameter', async () => {
    const { id } = shop.product('morning-mug')
    const url = `/stores-reader/v1/products/${id}?id=${id}&includeMerchantSpecificData=true`
    expect((await shop.call('GET', url, { token })).status).toBe(200)
    const again = { id, options: {} }
    const availability = `/stores-reader/v1/products/${id}/productOptionsAvailability`
    expect((await shop.call('POST', availability, { token, body: again })).status).toBe(200)
  })

  it('may have an empty body with the JSON type', async () => {
    const own = await shop.visitor()
    await shop.call('POST', `${cart}/add-to-cart`, { token: own, body: {} })
    const headers = { 'content-type': 'application/json' }
    const answer = await shop.call('POST', `${cart}/remove-coupon`, {
      token: own,
      headers,
      body: '',
    })
    expect(answer.status).toBe(200)
  })
})

describe('who calls', () => {
  it.each([
    ['nobody', {}],
    ['an unknown token', { authorization: 'OauthNG.JWS.vtrn-x' }],
    ['an API key without its site', { authorization: elevatedHeaders.authorization }],
  ])('%s is 401', async (_, headers) => {
    const answer = await shop.call('GET', '/v2/collections/query', { headers })
    expect(answer.status).toBe(401)
    expect(answer.body.details.applicationError.code).toBe('UNAUTHENTICATED')
  })

  it('an expired token is 401', async () => {
    const other = await testShop()
    const old = await other.visitor()
    await other.call('POST', '/_control/clock', { body: { advanceSeconds: 14_401 } })
    expect((await other.call('GET', cart, { token: old })).status).toBe(401)
  })

  it.each(['', 'Bearer '])('a token after "%s" is accepted', async (scheme) => {
    const headers = { authorization: scheme + token }
    expect((await shop.call('GET', '/v2/collections/query', { headers })).status).toBe(200)
  })

  it('an API key with its site is elevated', async () => {
    const answer = await shop.call('GET', '/v2/collections/query', { headers: elevatedHeaders })
    expect(answer.status).toBe(200)
  })
})

describe('every answer', () => {
  it.each(['/nowhere', cart, '/_control', '/hosted/page.css'])(
    '%s has a request id',
    async (url) => {
      const { headers } = await shop.call('GET', url)
      expect(headers['x-wix-request-id']).toMatch(/^\d+\.\d+$/)
    },
  )

  it('to an unreadable URL is the platform’s 400', async () => {
    const { status, body, headers } = await shop.call('GET', '/stores-reader/%E0%A4%A', { token })
    expect(status).toBe(400)
    expect(body.details.validationError.fieldViolations).toHaveLength(1)
    expect(headers['x-wix-request-id']).toBeTypeOf('string')
  })

  it('row R: to an unknown path is a page, with 404', async () => {
    const { status, body, headers } = await shop.call('GET', '/ecom/v9/nothing', { token })
    expect(status).toBe(404)
    expect(headers['content-type']).toContain('text/html')
    expect(body).toContain('<h1>Not Found</h1>')
  })
})
