import { beforeEach, expect, test } from 'vitest'
import { defaultClientId } from '../site.ts'
import { elevatedHeaders, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await testShop()
})
const get = async (path: string) =>
  (await shop.call('GET', path, { headers: elevatedHeaders })).body
const has = (change: object) => shop.call('PATCH', '/_control/site', { body: change })
const client = `/oauth-app/v1/oauth-apps/${defaultClientId}`
const paths = [
  '/site-properties/v4/properties',
  '/settings/v1/currencies/site',
  '/urls-server/v2/published-site-urls',
  client,
]

test.each(paths)('%s is for the site alone: a visitor is refused', async (path) => {
  const answer = await shop.call('GET', path, { token: await shop.visitor() })
  expect(answer.status).toBe(403)
})

test('the site has a name, a language and a currency', async () => {
  expect((await get('/site-properties/v4/properties')).properties).toMatchObject({
    siteDisplayName: 'Halden',
    language: 'en',
    paymentCurrency: 'USD',
    email: 'hello@halden.example',
    address: { street: 'Warren Street', country: 'US' },
  })
})

test('the merchant changes what the site says about the business', async () => {
  await has({ properties: { siteDisplayName: 'Brookside', phone: null } })
  expect((await get('/site-properties/v4/properties')).properties).toMatchObject({
    siteDisplayName: 'Brookside',
    phone: null,
    paymentCurrency: 'USD',
  })
})

test('prices are converted to a currency that the site offers, and to no other one', async () => {
  await has({ currencies: ['EUR'] })
  const convertedTo = async (currency: string) => {
    const headers = { ...elevatedHeaders, 'x-wix-currency': currency }
    const body = { query: { paging: { limit: 1 } } }
    const { products } = (
      await shop.call('POST', '/stores-reader/v1/products/query', { headers, body })
    ).body
    return products[0].convertedPriceData.currency
  }
  expect([await convertedTo('EUR'), await convertedTo('GBP')]).toEqual(['EUR', 'USD'])
})

test('the currencies are those that the merchant offers', async () => {
  const offered = async () => {
    const { currencies } = await get('/settings/v1/currencies/site')
    return currencies.map(({ code }: { code: string }) => code)
  }
  expect(await offered()).toContain('EUR')
  await has({ currencies: [] })
  expect(await offered()).toEqual([])
})

test('a site that is not published has no address', async () => {
  const published = '/urls-server/v2/published-site-urls'
  expect((await get(published)).urls).toMatchObject([{ primary: true }])
  await has({ isPublished: false })
  expect(await get(published)).toEqual({ urls: [] })
})

test('the client has the lists that the shop needs, or those that were entered', async () => {
  expect((await get(client)).oAuthApp).toMatchObject({
    allowedRedirectUris: expect.arrayContaining(['http://localhost:3000/callback']),
    allowedRedirectDomains: ['localhost:3000', 'shop.example'],
  })
  await has({ redirectUris: [], redirectDomains: ['shop.example'] })
  expect((await get(client)).oAuthApp).toMatchObject({
    allowedRedirectUris: [],
    allowedRedirectDomains: ['shop.example'],
  })
  const other = client.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
  const answer = await shop.call('GET', other, { headers: elevatedHeaders })
  expect(answer.status).toBe(404)
})

test('the lists that a mask names are replaced, and without a mask nothing is', async () => {
  const change = async (mask: object) => {
    const oAuthApp = { allowedRedirectUris: ['https://new.example/callback'] }
    const body = { oAuthApp, ...mask }
    return shop.call('PATCH', client, { headers: elevatedHeaders, body })
  }
  const before = (await get(client)).oAuthApp
  for (const mask of [{}, { mask: { paths: [] } }]) {
    const unchanged = await change(mask)
    expect([unchanged.status, unchanged.body.oAuthApp]).toEqual([200, before])
  }
  const changed = await change({ mask: { paths: ['allowedRedirectUris'] } })
  expect(changed.body.oAuthApp).toEqual({
    ...before,
    allowedRedirectUris: ['https://new.example/callback'],
  })
  expect((await get(client)).oAuthApp).toEqual(changed.body.oAuthApp)
  const by = { token: await shop.visitor(), body: { oAuthApp: {} } }
  expect((await shop.call('PATCH', client, by)).status).toBe(403)
})
