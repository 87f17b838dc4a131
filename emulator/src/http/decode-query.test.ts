import { describe, expect, it } from 'vitest'
import { decodeQuery } from './decode-query.ts'

const packed = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('parameters of a GET', () => {
  it.each([
    ['nothing', '/x', {}],
    ['plain', '/x?slug=a+b%2Fc', { slug: 'a b/c' }],
    ['repeated', '/x?fields=A&fields=B', { fields: ['A', 'B'] }],
    ['dotted', '/x?paging.limit=5&paging.offset=2', { paging: { limit: '5', offset: '2' } }],
    [
      'packed',
      `/x?.r=${packed({ query: { filter: { name: 'Ö' } } })}&id=1`,
      { query: { filter: { name: 'Ö' } }, id: '1' },
    ],
  ])('%s', (_, url, payload) => {
    expect(decodeQuery(url)).toEqual(payload)
  })

  it.each(['/x?.r=%%%', `/x?.r=${packed([1])}`, '/x?.r=bm90IGpzb24'])('refuses %s', (url) => {
    expect(() => decodeQuery(url)).toThrow('base64url JSON')
  })

  it.each(['/x?__proto__.polluted=1', '/x?a.constructor.b=1'])('refuses %s', (url) => {
    expect(() => decodeQuery(url)).toThrow('is not a field')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })
})
