import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { resetAll } from './control/control-routes.ts'
import { elevatedHeaders, type TestShop, testShop } from './testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
})
beforeEach(() => resetAll(shop))
afterAll(() => shop.server.close())

const settings = (body: object) => shop.call('PATCH', '/_control/site', { body })
const cart = (token: string) => shop.call('GET', '/ecom/v1/carts/current', { token })
const products = (token: string) =>
  shop.call('POST', '/stores-reader/v1/products/query', { token, body: {} })
const bySite = (headers: Record<string, string> = elevatedHeaders) =>
  shop.call('GET', '/settings/v1/currencies/site', { headers })
const advance = (advanceSeconds: number) =>
  shop.call('POST', '/_control/clock', { body: { advanceSeconds } })

async function siteToken(): Promise<string> {
  const { clientId: client_id, clientSecret: client_secret } = shop.site
  const body = { grant_type: 'client_credentials', client_id, client_secret }
  return (await shop.call('POST', '/oauth2/token', { body })).body.access_token
}

test('row L: 200 calls a minute of a credential are accepted, as on a hosted site', async () => {
  const token = await shop.visitor()
  for (let count = 0; count < 200; count += 1) expect((await products(token)).status).toBe(200)
  const { status, body, headers } = await products(token)
  expect([status, body]).toEqual([429, { message: 'Too many requests', details: {} }])
  expect(headers).not.toHaveProperty('retry-after')
  await advance(60)
  expect((await products(token)).status).toBe(200)
})

test('row L: with the setting a refusal says when the next calls are accepted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await settings({ callsPerMinute: 1, sendsRetryAfter: true })
  const token = await shop.visitor()
  expect((await cart(token)).status).toBe(404)
  await advance(18)
  const { status, headers } = await cart(token)
  expect([status, String(headers['retry-after'])]).toEqual([429, '42'])
  vi.useRealTimers()
})

test('row L: key and tokens for the secret share a limit, each visitor has one', async () => {
  await settings({ callsPerMinute: 2 })
  const [first, second] = [await shop.visitor(), await shop.visitor()]
  expect((await bySite()).status).toBe(200)
  expect((await bySite({ authorization: `Bearer ${await siteToken()}` })).status).toBe(200)
  expect((await bySite()).status).toBe(429)
  expect((await bySite({ authorization: `Bearer ${await siteToken()}` })).status).toBe(429)
  const both = `${first},${shop.site.apiKey}`
  expect((await products(both)).status).toBe(429)
  for (const token of [first, first, second, second]) {
    expect((await products(token)).status).toBe(200)
  }
  expect((await products(first)).status).toBe(429)
})

test('row L: 0 switches the limit off, and a reset begins to count again', async () => {
  const token = await shop.visitor()
  await settings({ callsPerMinute: 1 })
  await products(token)
  expect((await products(token)).status).toBe(429)
  await settings({ callsPerMinute: 0 })
  expect((await products(token)).status).toBe(200)
  shop.callLimit.clear()
  await settings({ callsPerMinute: 1 })
  expect((await products(token)).status).toBe(200)
})

test('row L: tokens are issued, and unknown ones refused, without being counted', async () => {
  await settings({ callsPerMinute: 1 })
  for (let count = 0; count < 3; count += 1) {
    expect(await shop.visitor()).not.toBe('')
    expect((await products('unknown')).status).toBe(401)
  }
})
