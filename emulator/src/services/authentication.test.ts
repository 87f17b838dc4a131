import { createHash, randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { totpAt } from '../rules/totp.ts'
import { defaultApiKey, defaultClientId } from '../site.ts'
import { type Answer, type TestShop, testShop } from '../testing/test-shop.ts'

let shop: TestShop
let token: string
beforeEach(async () => {
  shop = await testShop()
  token = await shop.visitor()
})

const base = '/_api/iam/authentication/v2'
const post = (path: string, body: unknown, withToken = token) =>
  shop.call('POST', path, { token: withToken, body })
const register = (email: string, more: object = {}) =>
  post(`${base}/register`, { loginId: { email }, password: 'slow days', ...more })
const login = (email: string, password = 'slow-days-2026', more: object = {}) =>
  post(`${base}/login`, { loginId: { email }, password, ...more })
const site = (change: object) => shop.call('PATCH', '/_control/site', { body: change })
const mails = async (to: string) => (await shop.call('GET', `/_control/outbox?to=${to}`)).body
const lastMail = async (to: string) => (await mails(to)).at(-1)
const advance = (advanceSeconds: number) =>
  shop.call('POST', '/_control/clock', { body: { advanceSeconds } })
const verify = (stateToken: string, code: string) =>
  post('/_api/iam/verification/v1/auth/verify', { stateToken, code })
const codeOf = ({ body }: Answer) => body.details?.applicationError?.code
const reasonOf = ({ body }: Answer) =>
  body.details?.applicationError?.data?.verificationFailureReason
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

/** From a session token to a member's tokens, as the hidden frame does it. */
async function enter(sessionToken: string, visitor = token) {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const { body } = await post(
    '/_api/redirects-api/v1/redirect-session',
    {
      auth: {
        authRequest: {
          clientId: defaultClientId,
          responseType: 'code',
          scope: 'offline_access',
          state: 'own-state',
          responseMode: 'web_message',
          codeChallenge,
          codeChallengeMethod: 'S256',
          sessionToken,
        },
        prompt: 'none',
      },
    },
    visitor,
  )
  const url = body.redirectSession.fullUrl.replace('http://platform.localhost:4000', '')
  const page = await shop.call('GET', url)
  const text = String(page.body).match(/data-answer="([^"]*)"/)?.[1] ?? '{}'
  const answer = JSON.parse(text.replaceAll('&quot;', '"'))
  return { page, answer, codeVerifier }
}

const redeem = (code: string, codeVerifier: string, more: object = {}) =>
  shop.call('POST', '/oauth2/token', {
    body: {
      clientId: defaultClientId,
      grantType: 'authorization_code',
      code,
      codeVerifier,
      ...more,
    },
  })

async function memberToken(email: string, visitor = token): Promise<string> {
  const { body } = await login(email)
  const { answer, codeVerifier } = await enter(body.sessionToken, visitor)
  return (await redeem(answer.code, codeVerifier)).body.access_token
}

describe('registration', () => {
  it('answers with the identity and opens the account', async () => {
    const { status, body } = await register('new@shop.test', {
      profile: {
        nickname: 'New One',
        firstName: 'New',
        phonesV2: [{ phone: '+1 555 0100', countryCode: 'US', tag: 'MOBILE' }],
        addresses: [{ address: { country: 'US', addressLine: '1 Main' }, tag: 'HOME' }],
        customFields: [{ name: 'custom.mugs-at-home', value: { numValue: 4 } }],
      },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'SUCCESS',
      sessionToken: expect.stringMatching(/^vtrn-session-/),
      identity: {
        email: { address: 'new@shop.test', isVerified: false },
        status: { name: 'ACTIVE', reasons: [] },
        factors: [{ type: 'PASSWORD', status: 'ACTIVE' }],
        identityProfile: {
          nickname: 'New One',
          slug: 'new-one',
          phonesV2: [{ phone: '+1 555 0100', tag: 'MOBILE' }],
          addresses: [{ address: { country: 'US', addressLine: '1 Main' }, tag: 'HOME' }],
          customFields: [{ name: 'custom.mugs-at-home', value: { numValue: 4 } }],
        },
      },
    })
    expect((await login('NEW@shop.test', 'slow days')).body.state).toBe('SUCCESS')
  })

  it('keeps no password', async () => {
    await register('new@shop.test')
    expect(JSON.stringify(shop.state.credentials.all())).not.toContain('slow days')
    expect(JSON.stringify((await shop.call('GET', '/_control/members')).body)).not.toContain(
      'scrypt',
    )
  })

  it.each([
    [{ loginId: { email: 'x' }, password: 'slow days' }, 'EMAIL'],
    [{ loginId: { email: 'new@shop.test' } }, undefined],
    [{ loginId: { email: 'new@shop.test' }, password: 'short' }, undefined],
    [{ loginId: { email: 'new@shop.test' }, password: 'slow days', other: 1 }, undefined],
  ])('refuses %j with data on every violation', async (body, type) => {
    const answer = await post(`${base}/register`, body)
    expect(answer.status).toBe(400)
    const violations = answer.body.details.validationError.fieldViolations
    for (const { data } of violations) expect(data).toBeTypeOf('object')
    expect(violations[0].data.type).toBe(type)
  })

  it('knows who is there already', async () => {
    const answer = await register('Mara@shop.test')
    expect(codeOf(answer)).toBe('-19995')
  })

  it('who ordered as a guest proves the address first', async () => {
    shop.state.transaction(() => {
      const [order] = shop.state.orders.all()
      if (!order) throw new Error('The seed has no order')
      const buyerInfo = { email: 'guest@shop.test' }
      shop.state.orders.put({ ...order, id: 'x', order: { ...order.order, buyerInfo } })
    })
    expect((await register('guest@shop.test')).body.state).toBe('REQUIRE_EMAIL_VERIFICATION')
  })
})

describe('e-mail verification', () => {
  let stateToken: string
  beforeEach(async () => {
    await site({ verificationRequired: true })
    stateToken = (await register('new@shop.test')).body.stateToken
  })
  const code = async () => (await lastMail('new@shop.test')).code as string

  it('six digits by mail open the account', async () => {
    expect(stateToken).toMatch(/^vtrn-state-/)
    expect(await lastMail('new@shop.test')).toMatchObject({ kind: 'email-verification' })
    expect(await code()).toMatch(/^\d{6}$/)
    const { body } = await verify(stateToken, await code())
    expect(body.state).toBe('SUCCESS')
    expect(body.identity.email.isVerified).toBe(true)
    expect(reasonOf(await verify(stateToken, await code()))).toBe('NOT_FOUND')
  })

  it('five wrong ones end it, a new code begins it', async () => {
    const right = await code()
    for (let count = 0; count < 5; count += 1) {
      expect(reasonOf(await verify(stateToken, wrong(right)))).toBe('BAD_CODE')
    }
    const late = await verify(stateToken, right)
    expect(codeOf(late)).toBe('VERIFICATION_FAILED')
    expect(reasonOf(late)).toBe('NOT_FOUND')
    const resent = await post('/_api/iam/verification/v1/auth/resend', { stateToken })
    expect(resent.body.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    expect((await verify(stateToken, await code())).body.state).toBe('SUCCESS')
  })

  it('a code is good for fifteen minutes', async () => {
    await advance(899)
    expect(reasonOf(await verify(stateToken, wrong(await code())))).toBe('BAD_CODE')
    await advance(2)
    expect(reasonOf(await verify(stateToken, await code()))).toBe('NOT_FOUND')
  })

  it('a login asks again, with a code of its own', async () => {
    const { body } = await login('new@shop.test', 'slow days')
    expect(body.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    expect(body.sessionToken).toBeUndefined()
    expect(body.identity.status).toEqual({
      name: 'PENDING',
      reasons: ['PENDING_EMAIL_VERIFICATION_REQUIRED'],
    })
    expect((await verify(body.stateToken, await code())).body.state).toBe('SUCCESS')
    expect(reasonOf(await verify(stateToken, await code()))).toBe('NOT_FOUND')
  })

  it('after six resends, or where no mail arrives, sending fails', async () => {
    const resend = (one: string) =>
      post('/_api/iam/verification/v1/auth/resend', { stateToken: one })
    for (let count = 0; count < 5; count += 1) expect((await resend(stateToken)).status).toBe(200)
    expect(reasonOf(await resend(stateToken))).toBe('SEND_CODE_ERROR')
    const { body } = await register('nobody@bounce.test')
    expect(reasonOf(await resend(body.stateToken))).toBe('SEND_CODE_ERROR')
  })

  it('then comes the owner’s turn', async () => {
    await site({ approvalRequired: true })
    const other = (await register('other@shop.test')).body.stateToken
    const { code: own } = await lastMail('other@shop.test')
    const { body } = await verify(other, own)
    expect(body.state).toBe('REQUIRE_OWNER_APPROVAL')
    expect(body.sessionToken).toBeUndefined()
    await shop.call('POST', '/_control/members', {
      body: { email: 'other@shop.test', transition: 'approve' },
    })
    expect(await lastMail('other@shop.test')).toMatchObject({ kind: 'member-approved' })
    expect((await login('other@shop.test', 'slow days')).body.state).toBe('SUCCESS')
  })
})

describe('login', () => {
  it.each([
    ['nobody@shop.test', 'x', '-19999'],
    ['not an address', 'x', '-19999'],
    ['mara@shop.test', 'wrong', '-19976'],
    ['mara@shop.test', undefined, '-19976'],
    ['blocked@shop.test', 'slow-days-2026', 'IDENTITY_BLOCKED'],
    ['blocked@shop.test', 'wrong', '-19976'],
    ['offline@shop.test', 'slow-days-2026', 'IDENTITY_OFFLINE'],
  ])('%s with %s: %s', async (email, password, code) => {
    const answer = await post(`${base}/login`, { loginId: { email }, password })
    expect(codeOf(answer)).toBe(code)
  })

  it('who waits for approval is told so', async () => {
    const { body } = await login('pending@shop.test')
    expect(body.state).toBe('REQUIRE_OWNER_APPROVAL')
    expect(body.identity.status).toEqual({
      name: 'PENDING',
      reasons: ['PENDING_ADMIN_APPROVAL_REQUIRED'],
    })
  })

  it('a password to be chosen anew is its own answer', async () => {
    await shop.call('POST', '/_control/members/forget-password', {
      body: { email: 'jonas@shop.test' },
    })
    expect(codeOf(await login('jonas@shop.test'))).toBe('-19973')
  })

  it('a deleted account answers who knows its password, and nobody else', async () => {
    const mine = await memberToken('jonas@shop.test')
    expect((await shop.call('DELETE', '/members/v1/members/my', { token: mine })).status).toBe(200)
    expect(codeOf(await login('jonas@shop.test'))).toBe('IDENTITY_DELETED')
    expect(codeOf(await login('jonas@shop.test', 'wrong'))).toBe('-19999')
    expect((await register('jonas@shop.test')).body.state).toBe('SUCCESS')
  })
})

describe('captcha', () => {
  const { captchaSiteKeys } = { captchaSiteKeys: () => shop.call('GET', '/_control') }
  const solve = async (kind: 'visible' | 'invisible') => {
    const keys = (await captchaSiteKeys()).body.captchaSiteKeys
    const solved = await shop.call('POST', '/captcha/token', { body: { siteKey: keys[kind] } })
    expect(solved.headers['access-control-allow-origin']).toBe('*')
    return solved.body.token as string
  }
  const withToken = (name: string, value: string) => ({ captchaTokens: [{ [name]: value }] })

  it.each([
    ['visible', 'Recaptcha'],
    ['invisible', 'InvisibleRecaptcha'],
  ] as const)('%s: missing, wrong, right, used up', async (captcha, name) => {
    await site({ captcha })
    expect(codeOf(await login('mara@shop.test'))).toBe('-19971')
    expect(codeOf(await register('new@shop.test'))).toBe('-19971')
    const bad = withToken(name, 'vtrn-captcha-x')
    expect(codeOf(await login('mara@shop.test', undefined, bad))).toBe('-19970')
    const good = withToken(name, await solve(captcha))
    expect((await login('mara@shop.test', undefined, good)).body.state).toBe('SUCCESS')
    expect(codeOf(await login('mara@shop.test', undefined, good))).toBe('-19970')
  })

  it('a token of the other kind, or an old one, does not do', async () => {
    await site({ captcha: 'visible' })
    const other = withToken('Recaptcha', await solve('invisible'))
    expect(codeOf(await login('mara@shop.test', undefined, other))).toBe('-19970')
    const old = withToken('Recaptcha', await solve('visible'))
    await advance(121)
    expect(codeOf(await login('mara@shop.test', undefined, old))).toBe('-19970')
  })
})

describe('second factor', () => {
  const factor = (type: string, body: object) => post(`${base}/${type}/verify`, body)
  const start = async (secondFactor: string) => {
    await site({ secondFactor })
    return (await login('mara@shop.test')).body
  }

  it.each([
    ['SMS', 'smsData'],
    ['CALL', 'callData'],
    ['EMAIL', 'emailData'],
  ])('%s: the code of the outbox', async (type, data) => {
    const { state, stateToken, sessionToken, mfaChallengeData, requireMfaData } = await start(type)
    expect(state).toBe('REQUIRE_MFA')
    expect(sessionToken).toBeUndefined()
    expect(mfaChallengeData.factorType).toBe(type)
    expect(mfaChallengeData.verificationChallengeData.hint).toContain('•••')
    expect(requireMfaData.availableFactors).toEqual([{ factorType: type, factorStatus: 'ENABLED' }])
    const mail = await lastMail('mara@shop.test')
    expect(mail.kind).toBe(`second-factor-${type.toLowerCase()}`)
    const body = (code: string) => ({ stateToken, rememberThisDevice: false, [data]: { code } })
    expect(reasonOf(await factor(type, body(wrong(mail.code))))).toBe('BAD_CODE')
    expect((await factor(type, body(mail.code))).body.state).toBe('SUCCESS')
    expect(reasonOf(await factor(type, body(mail.code)))).toBe('NOT_FOUND')
  })

  it('TOTP: the code of an authenticator app', async () => {
    const { stateToken } = await start('TOTP')
    const members = (await shop.call('GET', '/_control/members')).body
    const { totpSecret } = members.find(
      ({ email }: { email: string }) => email === 'mara@shop.test',
    )
    const code = totpAt(totpSecret, shop.state.now().getTime())
    const wrongOne = { stateToken, totpData: { code: wrong(code) } }
    expect(reasonOf(await factor('TOTP', wrongOne))).toBe('BAD_CODE')
    expect((await factor('TOTP', { stateToken, totpData: { code } })).body.state).toBe('SUCCESS')
  })

  it('PUSH: waits for the phone', async () => {
    const { stateToken, mfaChallengeData } = await start('PUSH')
    const { transactionId } = mfaChallengeData.verificationChallengeData.pushData
    const body = { stateToken, pushData: { transactionId } }
    expect(reasonOf(await factor('PUSH', body))).toBe('UNSPECIFIED')
    const answer = { transactionId, answer: 'APPROVED' }
    expect((await shop.call('POST', '/_control/push', { body: answer })).status).toBe(200)
    expect((await factor('PUSH', body)).body.state).toBe('SUCCESS')
  })

  it('PUSH: denied is a wrong try', async () => {
    const { stateToken, mfaChallengeData } = await start('PUSH')
    const { transactionId } = mfaChallengeData.verificationChallengeData.pushData
    await shop.call('POST', '/_control/push', { body: { transactionId, answer: 'DENIED' } })
    const denied = await factor('PUSH', { stateToken, pushData: { transactionId } })
    expect(reasonOf(denied)).toBe('BAD_CODE')
  })

  it('another factor than the asked one is not found; the other spelling of the path works', async () => {
    const { stateToken } = await start('EMAIL')
    const { code } = await lastMail('mara@shop.test')
    expect(reasonOf(await factor('SMS', { stateToken, smsData: { code } }))).toBe('NOT_FOUND')
    expect((await factor('EMAIL', { stateToken, smsData: { code } })).status).toBe(400)
    const other = await post(`${base}/verify`, {
      factorType: 'EMAIL',
      stateToken,
      emailData: { code },
    })
    expect(other.body.state).toBe('SUCCESS')
  })
})

describe('from a session to tokens', () => {
  it('the hidden frame’s page posts a code to the client’s origin', async () => {
    const { sessionToken } = (await login('mara@shop.test')).body
    const { page, answer, codeVerifier } = await enter(sessionToken)
    expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost')
    expect(page.body).toContain('data-origin="http://localhost:3000"')
    expect(answer).toMatchObject({ state: 'own-state', code: expect.stringMatching(/^vtrn-code-/) })
    const { status, body } = await redeem(answer.code, codeVerifier)
    expect(status).toBe(200)
    expect(body.access_token).toMatch(/^OauthNG\.JWS\.vtrn-member-/)
    expect(body.refresh_token).toMatch(/^JWS\.vtrn-member-/)
    const { member } = (
      await shop.call('GET', '/members/v1/members/my', { token: body.access_token })
    ).body
    expect(member.id).toBeTypeOf('string')
    expect((await redeem(answer.code, codeVerifier)).body.error).toBe('invalid_grant')
  })

  it.each([
    ['another verifier', { codeVerifier: 'x'.repeat(43) }],
    ['another address', { redirectUri: 'http://localhost:3000/other' }],
  ])('%s is refused, and the code is used up', async (_, more) => {
    const { sessionToken } = (await login('mara@shop.test')).body
    const { answer, codeVerifier } = await enter(sessionToken)
    expect((await redeem(answer.code, codeVerifier, more)).body.error).toBe('invalid_grant')
    expect((await redeem(answer.code, codeVerifier)).body.error).toBe('invalid_grant')
  })

  it('a code is good for ten minutes', async () => {
    const { sessionToken } = (await login('mara@shop.test')).body
    const { answer, codeVerifier } = await enter(sessionToken)
    await advance(601)
    expect((await redeem(answer.code, codeVerifier)).body.error).toBe('invalid_grant')
  })

  it('without a session: login_required', async () => {
    const { answer } = await enter('vtrn-session-x')
    expect(answer).toMatchObject({ error: 'login_required', state: 'own-state' })
  })

  it('blocking ends every token', async () => {
    const mine = await memberToken('mara@shop.test')
    const body = { email: 'mara@shop.test', transition: 'block' }
    await shop.call('POST', '/_control/members', { body })
    expect((await shop.call('GET', '/members/v1/members/my', { token: mine })).status).toBe(401)
  })

  it('the visitor’s cart comes along', async () => {
    const add = (withToken: string, body: unknown) =>
      shop.call('POST', '/ecom/v1/carts/current/add-to-cart', { token: withToken, body })
    const mug = shop.line('morning-mug', 1, { options: { Color: 'Bone', Size: 'Small' } })
    expect((await add(token, mug)).status).toBe(200)
    const before = (await add(token, mug)).body.cart.lineItems
    const mine = await memberToken('mara@shop.test')
    const cart = (await shop.call('GET', '/ecom/v1/carts/current', { token: mine })).body.cart
    expect(cart.lineItems).toHaveLength(before.length)
    expect(cart.buyerInfo.memberId).toBeTypeOf('string')
    expect((await shop.call('GET', '/ecom/v1/carts/current', { token })).status).toBe(404)
    const second = await shop.visitor()
    await add(second, shop.line('morning-mug', 1, { options: { Color: 'Bone', Size: 'Large' } }))
    await add(second, mug)
    const again = await memberToken('mara@shop.test', second)
    const merged = (await shop.call('GET', '/ecom/v1/carts/current', { token: again })).body.cart
    expect(merged.lineItems).toHaveLength(before.length + 1)
    expect(merged.lineItems[0].quantity).toBe(before[0].quantity + 1)
  })

  it('the API key stands in for a password', async () => {
    const authorization = `${token},${defaultApiKey}`
    const signOn = await shop.call('POST', `${base}/sign-on`, {
      headers: { authorization },
      body: {
        loginId: { email: 'ext@shop.test' },
        profile: { nickname: 'Ext' },
        verifyEmail: true,
      },
    })
    expect(signOn.body.identity.email).toEqual({ address: 'ext@shop.test', isVerified: true })
    const grant = (more: object, headers: Record<string, string> = { authorization }) =>
      shop.call('POST', '/oauth2/token', {
        headers,
        body: {
          grant_type: 'authorized_client',
          member_id: signOn.body.identity.id,
          ...more,
        },
      })
    expect((await grant({ scope: 'offline_access' })).body.refresh_token).toContain('vtrn-member-')
    expect((await grant({ session_token: signOn.body.sessionToken })).status).toBe(200)
    expect((await grant({ session_token: 'vtrn-session-x' })).body.error).toBe('invalid_grant')
    expect((await grant({}, { authorization: token })).status).toBe(403)
    expect((await post(`${base}/sign-on`, { loginId: { email: 'x@shop.test' } })).status).toBe(403)
  })
})

describe('afterwards', () => {
  it('a member changes the password and stays signed in', async () => {
    const mine = await memberToken('mara@shop.test')
    const change = (newPassword: string, withToken: string) =>
      post(`${base}/change-password`, { newPassword }, withToken)
    expect((await change('another one', token)).status).toBe(403)
    expect((await change('short', mine)).status).toBe(400)
    expect((await change('another one', mine)).status).toBe(200)
    expect((await shop.call('GET', '/members/v1/members/my', { token: mine })).status).toBe(200)
    expect(codeOf(await login('mara@shop.test'))).toBe('-19976')
    expect((await login('mara@shop.test', 'another one')).body.state).toBe('SUCCESS')
  })

  it('logout ends the tokens and answers a whole response', async () => {
    const mine = await memberToken('mara@shop.test')
    const query = new URLSearchParams({
      postLogoutRedirectUri: 'http://localhost:3000/bye',
      clientId: defaultClientId,
    })
    const { body } = await shop.call('GET', `/_api/iam/authentication/v1/logout?${query}`, {
      token: mine,
    })
    expect(body.statusCode).toBe(302)
    expect(body.headers).toContainEqual({ key: 'Location', value: 'http://localhost:3000/bye' })
    expect((await shop.call('GET', '/members/v1/members/my', { token: mine })).status).toBe(401)
    const evil = '/_api/iam/authentication/v1/logout?postLogoutRedirectUri=https://evil.test/'
    expect((await shop.call('GET', evil, { token })).status).toBe(400)
  })

  it('a sign-in that was finished elsewhere goes on at the client’s address', async () => {
    const { body } = await post('/_api/redirects-api/v1/redirect-session', {
      auth: {
        authRequest: {
          clientId: defaultClientId,
          responseType: 'code',
          redirectUri: 'http://localhost:3000/cb',
          scope: 'offline_access',
          state: 'elsewhere',
          responseMode: 'query',
          codeChallenge: 'c'.repeat(43),
          codeChallengeMethod: 'S256',
        },
      },
    })
    expect(body.redirectSession.sessionToken).toMatch(/^vtrn-session-/)
    const { sessionToken } = (await login('mara@shop.test')).body
    const callback = (state: string, session = sessionToken) =>
      shop.call(
        'GET',
        `/_api/iam/authentication/v1/callback?${new URLSearchParams({ state, sessionToken: session })}`,
        { token },
      )
    const raw = (await callback('elsewhere')).body
    expect(raw.statusCode).toBe(302)
    expect(raw.headers[0].value).toMatch(
      /^http:\/\/localhost:3000\/cb\?code=vtrn-code-.*&state=elsewhere$/,
    )
    expect((await callback('unknown')).status).toBe(404)
    expect((await callback('elsewhere', 'vtrn-session-x')).status).toBe(404)
  })
})
