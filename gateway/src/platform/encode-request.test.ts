import { allCalls, type Call } from '@vitrine/platform'
import { describe, expect, test } from 'vitest'
import { encodeQuery, encodeRequest } from './encode-request.ts'

const { productsRead, brands, currentCart } = allCalls
const id = '11111111-1111-4111-8111-111111111111'

describe('requests', () => {
  test('S67 a path parameter is encoded, never pasted', () => {
    expect(encodeRequest(productsRead.getCollectionBySlug, { slug: 'a/b?c#d é' }).path).toBe(
      '/stores-reader/v1/collections/slug/a%2Fb%3Fc%23d%20%C3%A9',
    )
  })

  test.each(['.', '..', ''])('S67 a dot segment (%j) is refused', (slug) => {
    expect(() => encodeRequest(productsRead.getCollectionBySlug, { slug })).toThrow(TypeError)
  })

  test('a POST repeats its path parameter in the body, as the official SDK does', () => {
    const { method, path, body } = encodeRequest(productsRead.queryProductVariants, {
      id,
      paging: { limit: 5 },
    })
    expect([method, path]).toEqual(['POST', `/stores-reader/v1/products/${id}/variants/query`])
    expect(JSON.parse(body ?? '')).toEqual({ id, paging: { limit: 5 } })
  })

  test('a number is an id as well; anything else is refused by the name of its field', () => {
    const { getCollectionBySlug } = productsRead
    expect(encodeRequest(getCollectionBySlug, { slug: 7 }).path).toMatch(/slug\/7$/)
    for (const slug of [undefined, null, {}, ['a']])
      expect(() => encodeRequest(getCollectionBySlug, { slug })).toThrow(/needs a usable slug/)
  })

  test('a GET carries the rest of its fields in the address, and not those of its path', () => {
    const { getCollectionBySlug } = productsRead
    expect(encodeRequest(getCollectionBySlug, { slug: 'a', n: 1 })).toEqual({
      method: 'GET',
      path: '/stores-reader/v1/collections/slug/a?n=1',
      body: undefined,
    })
  })

  test('a PATCH has its fields in the body', () => {
    const call = { name: 'change', method: 'PATCH', path: '/things/{id}' } as Call
    expect(encodeRequest(call, { id, name: 'x' })).toEqual({
      ...{ method: 'PATCH', path: `/things/${id}` },
      body: JSON.stringify({ id, name: 'x' }),
    })
  })

  test.each([
    [true, '/things'],
    ['/query', '/things/query'],
    [undefined, '/things?name='],
  ])(
    'S69 a query that is too long for an address, with %s in place of it',
    (postFallback, path) => {
      const call = { name: 'list', method: 'GET', path: '/things', postFallback } as unknown as Call
      const at = (length: number) =>
        encodeRequest(call, { name: 'x'.repeat(length - 'name='.length) })
      expect(at(4000)).toMatchObject({ method: 'GET', body: undefined })
      const longer = at(4001)
      expect(longer.method).toBe(postFallback ? 'POST' : 'GET')
      expect(longer.path.replace(/x+$/, '')).toBe(path)
    },
  )

  test('an empty body is the literal {}', () => {
    expect(encodeRequest(currentCart.removeCouponFromCurrentCart, {}).body).toBe('{}')
  })

  test('a DELETE has no body', () => {
    expect(encodeRequest(currentCart.deleteCurrentCart, {})).toEqual({
      method: 'DELETE',
      path: '/ecom/v1/carts/current',
      body: undefined,
    })
  })
})

describe('queries', () => {
  test('flat fields are plain parameters, lists repeat', () => {
    expect(encodeQuery({ query: 'complex' }, { fields: ['A', 'B'], n: 1, gone: null })).toBe(
      'fields=A&fields=B&n=1',
    )
  })

  test('what is absent is left out, in lists too', () => {
    const fields = { a: [null, 'x', undefined], b: undefined, c: 0, d: false }
    expect(encodeQuery({ query: 'complex' }, fields)).toBe('a=x&c=0&d=false')
  })

  test('nested fields are plain parameters with dots, where the call has no .r', () => {
    const fields = { paging: { limit: 2 }, sort: [{ by: 'name' }, { by: 'id' }] }
    expect(encodeQuery({ query: undefined } as never, fields)).toBe(
      'paging.limit=2&sort.0.by=name&sort.1.by=id',
    )
  })

  test('one nested field is enough for .r', () => {
    expect(encodeQuery({ query: 'complex' }, { n: 1, query: { a: 1 } })).toMatch(/^\.r=/)
  })

  test('nested fields travel as one .r', () => {
    const query = encodeQuery({ query: 'complex' }, { query: { paging: { limit: 2 } } })
    expect(query.startsWith('.r=')).toBe(true)
    expect(JSON.parse(Buffer.from(query.slice(3), 'base64url').toString())).toEqual({
      query: { paging: { limit: 2 } },
    })
  })

  /** A name long enough for the encoded query to have exactly this length. */
  const requestOfLength = (length: number) => {
    for (let size = 2900; size < 3100; size += 1) {
      const request = { query: { filter: { name: 'x'.repeat(size) } } }
      const encoded = encodeQuery({ query: 'complex' }, request).length
      if (encoded === length) return request
    }
    return undefined
  }

  test('S69 up to 4000 characters by GET, above by POST to the same path', () => {
    const lengths = [3998, 3999, 4000, 4001, 4002, 4003]
    const seen = lengths.flatMap((length) => {
      const request = requestOfLength(length)
      return request ? [{ length, method: encodeRequest(brands.queryBrands, request).method }] : []
    })
    expect(seen.length).toBeGreaterThanOrEqual(4)
    for (const { length, method } of seen)
      expect(method, String(length)).toBe(length > 4000 ? 'POST' : 'GET')
  })
})
