import { beforeEach, describe, expect, it } from 'vitest'
import { defaultClientId } from '../../site.ts'
import * as kit from '../../testing/sign-in-page-kit.ts'
import { type TestShop, testShop } from '../../testing/test-shop.ts'

const { authRequest, back, hidden, verifier } = kit

let shop: TestShop
let token: string
beforeEach(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const openFlow = (intent: Record<string, object>, callbacks: object = { postFlowUrl: back }) =>
  kit.openFlow(shop, token, { ...intent, callbacks })

const auth = (request: object = {}, prompt = 'login') =>
  openFlow({ auth: { authRequest: { ...authRequest, ...request }, prompt } })

const submit = (url: string, form: Record<string, string>, cookie?: string) =>
  kit.submit(shop, url, form, cookie)
const mara = { action: 'sign-in', email: 'mara@shop.test', password: 'slow-days-2026' }
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? ''
const site = (change: object) => shop.call('PATCH', '/_control/site', { body: change })
const lastCode = (to: string) => kit.lastCode(shop, to)

describe('the authorization endpoint', () => {
  it('signs in and answers in the fragment', async () => {
    const url = await auth()
    expect(url).toMatch(/^\/_api\/oauth2\/authorize\?session=/)
    const page = await shop.call('GET', url)
    expect(page.body).toContain('<h1>Sign in</h1>')
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
    const done = await submit(url, mara)
    expect(done.status).toBe(303)
    const target = new URL(String(done.headers.location))
    expect(target.origin + target.pathname).toBe(back)
    const answer = new URLSearchParams(target.hash.slice(1))
    expect(answer.get('state')).toBe('own-state')
    const { body } = await shop.call('POST', '/oauth2/token', {
      body: {
        clientId: defaultClientId,
        grantType: 'authorization_code',
        redirectUri: back,
        code: answer.get('code'),
        codeVerifier: verifier,
      },
    })
    expect(body.refresh_token).toContain('vtrn-member-')
  })

  it('responds in the query on request', async () => {
    const done = await submit(await auth({ responseMode: 'query' }), mara)
    expect(String(done.headers.location)).toMatch(/back\?code=vtrn-code-[\w-]+&state=own-state$/)
  })

  it('prompt none: the browser’s own session, or login_required', async () => {
    const url = await auth({ responseMode: 'query' }, 'none')
    const anonymous = await shop.call('GET', url)
    expect(String(anonymous.headers.location)).toContain('error=login_required')
    expect(String(anonymous.headers.location)).toContain('state=own-state')
    const cookie = cookieOf(await submit(await auth(), mara))
    expect(cookie).toMatch(/^vtrn_hosted=vtrn-session-/)
    const known = await shop.call('GET', url, { headers: { cookie } })
    expect(String(known.headers.location)).toContain('code=vtrn-code-')
    // With prompt=login a signed-in member signs in again.
    const again = await shop.call('GET', await auth(), { headers: { cookie } })
    expect(again.body).toContain('<h1>Sign in</h1>')
  })

  it.each([
    ['https://shop.example/cart', 'https://shop.example'],
    ['http://shop.example/cart', 'http://localhost:3000'],
    ['http://localhost:4321/cart', 'http://localhost:4321'],
    ['http://shop.localhost:3300/cart', 'http://localhost:3000'],
    ['https://evil.test/', 'http://localhost:3000'],
  ])('a message to a frame of %s is posted to %s', async (referer, origin) => {
    const silent = { responseMode: 'web_message', redirectUri: undefined }
    const page = await shop.call('GET', await auth(silent, 'none'), { headers: { referer } })
    expect(page.body).toContain(`data-origin="${origin}"`)
    expect(page.body).toContain('login_required')
    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${origin} `)
    expect(policy).not.toContain('evil')
  })

  it('a message goes nowhere when the shop is not listed', async () => {
    await site({ redirectDomains: ['other.example'] })
    const silent = { responseMode: 'web_message', redirectUri: undefined }
    const page = await shop.call('GET', await auth(silent, 'none'))
    expect(page.body).toContain('data-origin="https://other.example"')
    const script = await shop.call('GET', '/hosted/message.js')
    expect(script.body).toContain('postMessage(JSON.parse(answer), origin)')
  })

  it.each(['https://evil.test/', `${back}/`, `${back}?a=1`, back.replace('http:', 'https:')])(
    'the redirect URI %s is not listed: a page says so with the status of a good one',
    async (redirectUri) => {
      const url = await auth({ redirectUri, responseMode: 'query' })
      for (const answer of [await shop.call('GET', url), await submit(url, mara)]) {
        expect(answer.status).toBe(200)
        expect(answer.headers.location).toBeUndefined()
        expect(answer.body).toContain('<h1>Invalid redirect URI</h1>')
      }
    },
  )

  it('signs in browsers only, which come back with a cookie', async () => {
    await site({ authorizesBrowsersOnly: true })
    const url = await auth({ responseMode: 'query' }, 'none')
    const test = await shop.call('GET', url)
    expect([test.status, test.headers.location]).toEqual([200, undefined])
    const next = /content="0;url=([^"]*)"/.exec(test.body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await shop.call('GET', next)).body).toContain('<h1>Cookies are needed</h1>')
    const known = await shop.call('GET', next, { headers: { cookie: cookieOf(test) } })
    expect(String(known.headers.location)).toContain('error=login_required')
  })

  it('leads to the page on another host first', async () => {
    await site({ authorizesElsewhere: true })
    const url = await auth({ responseMode: 'query' }, 'none')
    const first = await shop.call('GET', url, { headers: { host: 'platform.localhost:4000' } })
    expect([first.status, first.headers.location]).toEqual([302, `http://127.0.0.1:4000${url}`])
    const second = await shop.call('GET', url, { headers: { host: '127.0.0.1:4000' } })
    expect(String(second.headers.location)).toContain('error=login_required')
  })

  it('leaving is access_denied', async () => {
    const left = await submit(await auth(), { action: 'leave' })
    expect(String(left.headers.location)).toMatch(/#error=access_denied.*state=own-state/)
  })

  it.each([
    [{ clientId: 'x' }],
    [{ redirectUri: undefined }],
    [{ codeChallengeMethod: 'plain' }],
    [{ codeChallenge: 'short' }],
  ])('refuses %j', async (request) => {
    const { status } = await shop.call('POST', '/_api/redirects-api/v1/redirect-session', {
      token,
      body: { auth: { authRequest: { ...authRequest, ...request }, prompt: 'login' } },
    })
    expect(status).toBe(400)
  })

  it('signing out forgets the browser', async () => {
    const cookie = cookieOf(await submit(await auth(), mara))
    const out = await shop.call('GET', await openFlow({ logout: { clientId: defaultClientId } }), {
      headers: { cookie },
    })
    expect(out.headers.location).toBe(`${back}?wixMemberLoggedIn=false`)
    expect(String(out.headers['set-cookie'])).toContain('Max-Age=0')
    token = await shop.visitor()
    const url = await auth({ responseMode: 'query' }, 'none')
    const after = await shop.call('GET', url, { headers: { cookie } })
    expect(String(after.headers.location)).toContain('login_required')
  })
})

describe('the sign-in page, screen by screen', () => {
  it('what was typed stays after a refusal, but the password does not', async () => {
    const page = await submit(await auth(), { ...mara, password: 'wrong one' })
    expect(page.status).toBe(422)
    expect(page.body).toContain('The password is wrong')
    expect(page.body).toContain('value="mara@shop.test"')
    expect(page.body).not.toContain('wrong one')
  })

  it.each([
    ['blocked@shop.test', 'was blocked'],
    ['offline@shop.test', 'cannot be used'],
    ['nobody@shop.test', 'no account'],
  ])('%s: %s', async (email, words) => {
    expect((await submit(await auth(), { ...mara, email })).body).toContain(words)
  })

  it('waiting for the owner', async () => {
    const page = await submit(await auth(), { ...mara, email: 'pending@shop.test' })
    expect(page.body).toContain('Nearly there')
  })

  it('joins, verifies with a resend, and comes back signed in', async () => {
    await site({ verificationRequired: true })
    const url = await openFlow({ login: {} })
    expect((await shop.call('GET', `${url}&screen=join`)).body).toContain('Create an account')
    const typed = { email: 'new@shop.test', password: 'slow days', nickname: '<b>New</b>' }
    const page = await submit(url, { action: 'join', ...typed })
    expect(page.body).toContain('six digits')
    const stateToken = hidden(page, 'stateToken')
    const again = await submit(url, { action: 'resend', stateToken })
    expect(again.body).toContain('A new code is on its way')
    const code = await lastCode('new@shop.test')
    const bad = await submit(url, { action: 'verify', stateToken, code: '12345' })
    expect(bad.body).toContain('The code is wrong')
    const done = await submit(url, { action: 'verify', stateToken, code })
    expect(done.headers.location).toBe(`${back}?wixMemberLoggedIn=true`)
  })

  it.each([
    ['not an address', 'slow days', '<p>The email must be an email address'],
    ['mara@shop.test', 'slow days', 'already has an account'],
    ['new@shop.test', 'x', '<p>The password must have at least 8'],
  ])('joining with %s and %s is refused', async (email, password, words) => {
    const page = await submit(await auth(), { action: 'join', email, password })
    expect(page.status).toBe(422)
    expect(page.body).toContain(words)
  })

  it('requires the second factor', async () => {
    await site({ secondFactor: 'SMS' })
    const url = await auth()
    const page = await submit(url, mara)
    expect(page.body).toContain('We sent a code to your phone')
    const step = {
      action: 'factor',
      stateToken: hidden(page, 'stateToken'),
      factor: hidden(page, 'factor'),
    }
    expect((await submit(url, { ...step, code: 'x' })).body).toContain('The code is wrong')
    const code = await lastCode('mara@shop.test')
    const done = await submit(url, { ...step, code })
    expect(String(done.headers.location)).toContain('code=vtrn-code-')
  })

  it('waits for the phone', async () => {
    await site({ secondFactor: 'PUSH' })
    const url = await auth()
    const page = await submit(url, mara)
    const transactionId = hidden(page, 'code')
    const step = {
      action: 'factor',
      stateToken: hidden(page, 'stateToken'),
      factor: 'PUSH',
      code: transactionId,
    }
    const early = await submit(url, step)
    expect(early.status).toBe(422)
    expect(hidden(early, 'code')).toBe(transactionId)
    const inspector = await shop.call('GET', '/_inspector/members')
    expect(inspector.body).toContain(transactionId)
    await submit('/_inspector/push', { transactionId, answer: 'APPROVED' })
    expect(String((await submit(url, step)).headers.location)).toContain('code=')
  })

  it('shows the captcha and refuses a sign-in without it', async () => {
    await site({ captcha: 'invisible' })
    const url = await auth()
    expect((await shop.call('GET', url)).body).toContain('data-captcha="invisible"')
    expect((await submit(url, mara)).body).toContain('captcha')
    const { captchaSiteKeys } = (await shop.call('GET', '/_control')).body
    const solved = await submit('/captcha/token', { siteKey: captchaSiteKeys.invisible })
    const done = await submit(url, { ...mara, captchaToken: solved.body.token })
    expect(done.status).toBe(303)
  })

  it('sends a link for a forgotten password and does not reveal who has an account', async () => {
    const url = await auth()
    const known = await submit(url, { action: 'forgot', email: 'mara@shop.test' })
    const unknown = await submit(url, { action: 'forgot', email: 'nobody@shop.test' })
    expect(known.body).toBe(unknown.body)
    const mails = (await shop.call('GET', '/_control/outbox')).body
    expect(mails.map((mail: { to: string }) => mail.to)).toEqual(['mara@shop.test'])
  })
})

describe('the account page', () => {
  it('shows what belongs to the browser’s member', async () => {
    const cookie = cookieOf(await submit(await auth(), mara))
    const url = await openFlow({ memberAccountPage: { section: 'ORDERS' } })
    const page = await shop.call('GET', url, { headers: { cookie } })
    expect(page.body).toContain('Your orders')
    expect(page.body).toContain('9954')
    const anonymous = await shop.call('GET', url)
    expect(anonymous.body).toContain('You are not signed in')
    expect((await submit(url, { action: 'leave' })).headers.location).toContain('wixMemberLoggedIn')
  })
})

describe('captcha files', () => {
  it('script and frame for known keys only', async () => {
    const { captchaSiteKeys } = (await shop.call('GET', '/_control')).body
    expect((await shop.call('GET', '/captcha/api.js')).body).toContain('/captcha/widgets.js')
    expect((await shop.call('GET', '/captcha/widgets.js')).body).toContain('grecaptcha')
    const frame = await shop.call('GET', `/captcha/frame?siteKey=${captchaSiteKeys.visible}`)
    expect(frame.body).toContain('I am not a robot')
    expect(frame.headers['content-security-policy']).toContain('frame-ancestors *')
    expect((await shop.call('GET', '/captcha/frame?siteKey=x')).status).toBe(404)
    expect((await submit('/captcha/token', { siteKey: 'x' })).status).toBe(400)
  })
})
