import { beforeAll, describe, expect, it } from 'vitest'
import { defaultClientId } from '../site.ts'
import { type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const guid = '11111111-1111-4111-8111-111111111111'
const back = 'http://localhost:3000/back'
const open = (body: object) =>
  shop.call('POST', '/_api/redirects-api/v1/redirect-session', { token, body })
const path = (fullUrl: string) => fullUrl.replace('http://platform.localhost:4000', '')
const submit = (url: string, action: string) =>
  shop.call('POST', url, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `action=${action}`,
  })

const authRequest = {
  clientId: defaultClientId,
  responseType: 'code',
  redirectUri: back,
  scope: 'offline_access',
  state: 'state-1',
  responseMode: 'query',
  codeChallenge: 'x'.repeat(43),
  codeChallengeMethod: 'S256',
}

const intents: [string, object, string, RegExp][] = [
  [
    'bookingsCheckout',
    { slotAvailability: { a: 1 }, timezone: 'UTC' },
    'complete',
    /back\?wixMemberLoggedIn=false/,
  ],
  [
    'eventsCheckout',
    { reservationId: guid, eventSlug: 'fair' },
    'complete',
    /orderNumber=\w+&eventId=[\w-]+&wix/,
  ],
  ['paidPlansCheckout', { planId: guid }, 'complete', /planOrderId=[\w-]+&wix/],
  ['paidPlansCheckout', { planId: guid }, 'leave', /back\?wixMemberLoggedIn=false$/],
  ['storesProduct', { productSlug: 'morning-mug' }, 'leave', /back\?wix/],
  ['bookingsBook', {}, 'complete', /back\?wix/],
  ['login', {}, 'leave', /back\?wix/],
  ['memberAccountPage', { section: 'ORDERS' }, 'leave', /back\?wix/],
  ['auth', { authRequest, prompt: 'login' }, 'leave', /back\?error=access_denied.*state=state-1/],
]

describe('redirect sessions', () => {
  it.each(intents)('%s %j, then %s, ends at the callback', async (name, target, action, end) => {
    const { status, body } = await open({ [name]: target, callbacks: { postFlowUrl: back } })
    expect(status).toBe(200)
    const { fullUrl, urlDetails, id } = body.redirectSession
    expect(fullUrl.length).toBeLessThanOrEqual(2048)
    expect(fullUrl).toBe(`${urlDetails.endpoint}?session=${id}`)
    const page = await shop.call('GET', path(fullUrl))
    expect(page.status).toBe(200)
    expect(page.body).toContain('<h1>')
    const first = await submit(path(fullUrl), action)
    expect(first.status).toBe(303)
    expect(first.headers.location).toMatch(end)
    const second = await submit(path(fullUrl), action)
    expect(second.headers.location).toBe(first.headers.location)
  })

  it('logout ends the identity', async () => {
    const own = await shop.visitor()
    const { body } = await shop.call('POST', '/headless/v1/redirect-session', {
      token: own,
      body: { logout: { clientId: defaultClientId }, callbacks: { postFlowUrl: back } },
    })
    const left = await shop.call('GET', path(body.redirectSession.fullUrl))
    expect(left.status).toBe(303)
    expect(left.headers.location).toBe(`${back}?wixMemberLoggedIn=false`)
    expect((await shop.call('GET', '/v2/collections/query', { token: own })).status).toBe(401)
  })

  it('carries additional parameters and keeps the identity by default', async () => {
    const preferences = { additionalQueryParameters: { theme: 'dark' } }
    const { redirectSession } = (await open({ login: {}, preferences })).body
    expect(redirectSession.fullUrl).toContain('theme=dark')
    expect(redirectSession.sessionToken).toBeTypeOf('string')
    const without = (await open({ login: {}, preferences: { maintainIdentity: false } })).body
    expect(without.redirectSession.sessionToken).toBeUndefined()
  })

  it.each(['https://evil.test/', 'http://localhost.evil.test/'])(
    'refuses the callback %s',
    async (postFlowUrl) => {
      expect((await open({ login: {}, callbacks: { postFlowUrl } })).status).toBe(400)
    },
  )

  it('accepts a configured host', async () => {
    const callbacks = { postFlowUrl: 'https://shop.example/x' }
    expect((await open({ login: {}, callbacks })).status).toBe(200)
  })

  it('is refused without a code on a site that is not published', async () => {
    await shop.call('PATCH', '/_control/site', { body: { isPublished: false } })
    const { status, body } = await open({ login: {} })
    await shop.call('PATCH', '/_control/site', { body: { isPublished: true } })
    expect(status).toBe(500)
    expect(body).toEqual({
      message: 'No Public URL Found - verify that site is published',
      details: {},
    })
  })

  it('leads to a page that is missing when custom pages are wanted and the site has none', async () => {
    const statusWith = async (preferences: object) => {
      const { redirectSession } = (await open({ login: {}, preferences })).body
      return (await shop.call('GET', path(redirectSession.fullUrl))).status
    }
    expect(await statusWith({ useGenericWixPages: false })).toBe(404)
    expect(await statusWith({ useGenericWixPages: false, checkIfPublish: true })).toBe(200)
    expect(await statusWith({ useGenericWixPages: true })).toBe(200)
    expect(await statusWith({})).toBe(200)
    await shop.call('PATCH', '/_control/site', { body: { customPages: true } })
    expect(await statusWith({ useGenericWixPages: false })).toBe(200)
    await shop.call('PATCH', '/_control/site', { body: { customPages: false } })
  })

  it('does not find a checkout of another visitor', async () => {
    expect((await open({ ecomCheckout: { checkoutId: guid } })).status).toBe(404)
  })

  it.each(['/hosted/login?session=x', '/hosted/checkout?session=x', '/hosted/checkout'])(
    '%s is lost',
    async (url) => {
      const page = await shop.call('GET', url)
      expect(page.status).toBe(404)
      expect(page.body).toContain('moved on')
    },
  )
})
