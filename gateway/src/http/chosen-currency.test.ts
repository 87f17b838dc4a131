import formbody from '@fastify/formbody'
import Fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import type { Gateway } from '../gateway.ts'
import { chosenCurrency, currencyForm } from './chosen-currency.ts'

const publicUrl = 'https://shop.test'
const gateway = {
  config: { publicUrl, isHttps: true },
  services: { siteFacts: { current: { currency: 'USD', currencies: ['USD', 'EUR', 'JPY'] } } },
  countPage: async () => {},
} as unknown as Gateway

const chosen = (cookie?: string) =>
  chosenCurrency({ headers: { cookie } } as FastifyRequest, gateway)

test.each([
  ['a currency of the shop', '__Host-vitrine-currency=EUR', 'EUR'],
  ['beside other cookies', 'a=b; __Host-vitrine-currency=JPY; c=d', 'JPY'],
  ['the shop’s own', '__Host-vitrine-currency=USD', null],
  ['no cookie', undefined, null],
])('the cookie with %s', (_, cookie, currency) => {
  expect(chosen(cookie)).toBe(currency)
})

test.each([
  '__Host-vitrine-currency=GBP',
  '__Host-vitrine-currency=eur',
  '__Host-vitrine-currency=',
  '__Host-vitrine-currency=EUR%0d',
  '__Host-vitrine-currency=constructor',
  // A host beside the shop can set this one.
  'vitrine-currency=EUR',
])('S126 the cookie %s is no choice', (cookie) => {
  expect(chosen(cookie)).toBeNull()
})

async function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const app = Fastify()
  await app.register(formbody)
  app.decorateRequest('language', 'de')
  await app.register(currencyForm, { gateway })
  return app.inject({
    method: 'POST',
    url: '/forms/currency',
    payload: String(new URLSearchParams(fields)),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: publicUrl,
      ...headers,
    },
  })
}
const euro = '__Host-vitrine-currency=EUR; Path=/; SameSite=Lax; Max-Age=31536000; Secure'
const removed = '__Host-vitrine-currency=; Path=/; SameSite=Lax; Max-Age=0; Secure'

test('the form sets the cookie and leads back to the shown page', async () => {
  const referer = `${publicUrl}/de/search?q=mug&min=20`
  const { statusCode, headers } = await post({ currency: 'EUR', returnTo: '/de' }, { referer })
  expect([statusCode, headers.location]).toEqual([303, '/de/search?q=mug&min=20'])
  expect(headers['set-cookie']).toBe(euro)
  expect(headers['cache-control']).toBe('no-store')
})

test('without a referrer it leads to the page that was loaded, and without one home', async () => {
  expect((await post({ currency: 'EUR', returnTo: '/de/p/mug' })).headers.location).toBe(
    '/de/p/mug',
  )
  expect((await post({ currency: 'EUR' })).headers.location).toBe('/de')
})

test('what was said once about an earlier form is not said again', async () => {
  const referer = `${publicUrl}/login?returnTo=%2Fcart&problem=INVALID&ref=a-1`
  expect((await post({ currency: 'EUR' }, { referer })).headers.location).toBe(
    '/login?returnTo=%2Fcart',
  )
})

test.each(['USD', 'GBP', '', 'EUR; Domain=evil.test'])(
  'S125 the choice of %j removes the cookie',
  async (currency) => {
    expect((await post({ currency })).headers['set-cookie']).toBe(removed)
  },
)

test.each([
  ['of another site', { origin: 'https://evil.test' }],
  ['of no known origin', { origin: 'null' }],
])('S125 a form %s changes nothing', async (_, headers) => {
  const { statusCode, headers: sent } = await post({ currency: 'EUR' }, headers)
  expect([statusCode, sent['set-cookie'], sent.location]).toEqual([403, undefined, undefined])
})

test.each([
  'https://evil.test/',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  '/%2f%2fevil',
])('S125 the choice does not lead to %s', async (target) => {
  const named = await post({ currency: 'EUR', returnTo: target })
  expect(named.headers.location).toBe('/de')
  const referred = await post({ currency: 'EUR' }, { referer: target })
  expect(referred.headers.location).toMatch(/^\/(de)?$/)
})
