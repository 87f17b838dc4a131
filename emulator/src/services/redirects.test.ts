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

  it.each([
    ['https://shop.example/x', 303],
    ['http://localhost:3000/x', 303],
    ['http://localhost:4321/x', 303],
    ['http://shop.example/x', 403],
    ['https://shop.example:8443/x', 403],
    ['http://localhost:3001/x', 403],
    ['https://evil.test/', 403],
    ['http://localhost.evil.test/', 403],
  ])('the way back to %s answers %i', async (postFlowUrl, status) => {
    const { body } = await open({ login: {}, callbacks: { postFlowUrl } })
    const answer = await submit(path(body.redirectSession.fullUrl), 'leave')
    expect(answer.status).toBe(status)
    if (status === 303) return
    expect(answer.headers.location).toBeUndefined()
    const { host } = new URL(postFlowUrl)
    expect(answer.body).toContain(`${host} isn’t listed as an allowed redirect domain.`)
  })

  it.each(['storesProduct', 'memberAccountPage', 'logout'])(
    'no way back leads from %s to a domain that is not listed',
    async (name) => {
      const targets: Record<string, object> = {
        storesProduct: { productSlug: 'morning-mug' },
        memberAccountPage: { section: 'ORDERS' },
        logout: { clientId: defaultClientId },
      }
      const own = await shop.visitor()
      const { body } = await shop.call('POST', '/headless/v1/redirect-session', {
        token: own,
        body: { [name]: targets[name], callbacks: { postFlowUrl: 'https://evil.test/' } },
      })
      const url = path(body.redirectSession.fullUrl)
      const answer = name === 'logout' ? await shop.call('GET', url) : await submit(url, 'leave')
      expect(answer.status).toBe(403)
    },
  )

  it('every way back is open while the lists are not checked', async () => {
    await shop.call('PATCH', '/_control/site', { body: { checksRedirects: false } })
    const { body } = await open({ login: {}, callbacks: { postFlowUrl: 'https://evil.test/' } })
    const answer = await submit(path(body.redirectSession.fullUrl), 'leave')
    await shop.call('PATCH', '/_control/site', { body: { checksRedirects: true } })
    expect(answer.headers.location).toContain('https://evil.test/')
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
