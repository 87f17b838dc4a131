// The official SDK's whole sign-in, every answer it knows. contract/auth.md §4-§9, spec §8.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { standInBrowser } from './hidden-frame.ts'
import {
  control,
  failureOf,
  lineOf,
  mailsTo,
  mugOf,
  type Platform,
  type Shopper,
  shopper,
  siteClient,
  startPlatform,
  switchSite,
} from './official-client.ts'

let platform: Platform
let client: Shopper
let browser: { restore(): void }
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.stop())
beforeEach(async () => {
  await platform.reset()
  client = shopper(platform.clientId)
  browser = standInBrowser('http://localhost:3000')
})
afterEach(() => browser.restore())

const password = 'slow-days-2026'
const codeFor = async (email: string) => (await mailsTo(platform, email)).at(-1)?.code ?? ''

/** The session token of a success. */
function sessionOf(result: { loginState: string; data?: unknown }): string {
  expect(result.loginState).toBe('SUCCESS')
  return (result.data as { sessionToken: string }).sessionToken
}

async function signIn(email: string, one = client): Promise<void> {
  const result = await one.auth.login({ email, password })
  one.auth.setTokens(await one.auth.getMemberTokensForDirectLogin(sessionOf(result)))
}

describe('a member’s whole life', () => {
  it('register, verify, direct login, my member, slug, logout', async () => {
    await switchSite(platform, { verificationRequired: true })
    const mug = await mugOf(client)
    await client.currentCart.addToCurrentCart({
      lineItems: [lineOf(mug, 2, { Color: 'Bone', Size: 'Small' })],
    })
    const email = 'new@shop.test'
    const asked = await client.auth.register({ email, password, profile: { nickname: 'Newt' } })
    expect(asked.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
    const verified = await client.auth.processVerification({
      verificationCode: await codeFor(email),
    })
    client.auth.setTokens(await client.auth.getMemberTokensForDirectLogin(sessionOf(verified)))
    expect(client.auth.loggedIn()).toBe(true)

    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({
      loginEmail: email,
      loginEmailVerified: true,
      status: 'APPROVED',
      profile: { nickname: 'Newt', slug: 'newt' },
    })
    expect(member?.lastLoginDate).toBeInstanceOf(Date)
    const cart = await client.currentCart.getCurrentCart()
    expect(cart.lineItems?.[0]?.quantity).toBe(2)
    expect(cart.buyerInfo?.memberId).toBe(member?._id)

    const renamed = await client.members.updateCurrentMemberSlug('newt-the-second')
    expect(renamed.member?.profile?.slug).toBe('newt-the-second')

    const tokens = client.auth.getTokens()
    const { logoutUrl } = await client.auth.logout('http://localhost:3000/bye')
    expect(client.auth.loggedIn()).toBe(false)
    const left = await fetch(logoutUrl, { redirect: 'manual' })
    expect(left.headers.get('location')).toBe('http://localhost:3000/bye?wixMemberLoggedIn=false')
    client.auth.setTokens(tokens)
    expect((await failureOf(client.members.getCurrentMember())).status).toBe(401)
  })

  it('an expired token is renewed and stays the member’s', async () => {
    await signIn('mara@shop.test')
    const { accessToken, refreshToken } = client.auth.getTokens()
    client.auth.setTokens({ refreshToken, accessToken: { ...accessToken, expiresAt: 1 } })
    expect((await client.members.getCurrentMember()).member?.profile?.slug).toBe('mara-lind')
    expect(client.auth.loggedIn()).toBe(true)
  })

  it('the redirect way: authorization endpoint, form, code in the fragment', async () => {
    const { auth } = client
    const back = 'http://localhost:3000/callback'
    const oauthData = auth.generateOAuthData(back, back)
    const { authUrl } = await auth.getAuthUrl(oauthData)
    const body = new URLSearchParams({ action: 'sign-in', email: 'mara@shop.test', password })
    const done = await fetch(authUrl, { method: 'POST', body, redirect: 'manual' })
    const { code, state } = auth.parseFromUrl(done.headers.get('location') ?? '')
    auth.setTokens(await auth.getMemberTokens(code, state, oauthData))
    expect(auth.loggedIn()).toBe(true)
    await expect(auth.getMemberTokens(code, 'other', oauthData)).rejects.toThrow('Invalid _state')
    await expect(auth.getMemberTokens('', state, oauthData)).rejects.toThrow(
      'Missing code or _state',
    )
    const twice = await failureOf(auth.getMemberTokens(code, state, oauthData))
    expect(twice.message).toMatch(
      /^Failed to fetch tokens from OAuth API: Bad Request\. request id: \S+\. Response: .*invalid_grant/,
    )
  })

  it('prompt none without a session says login_required', async () => {
    const oauthData = client.auth.generateOAuthData('http://localhost:3000/cb')
    const options = { prompt: 'none', responseMode: 'query' } as const
    const { authUrl } = await client.auth.getAuthUrl(oauthData, options)
    const done = await fetch(authUrl, { redirect: 'manual' })
    const told = client.auth.parseFromUrl(done.headers.get('location') ?? '', 'query')
    expect(told).toMatchObject({ error: 'login_required', state: oauthData.state })
  })
})

describe('registration', () => {
  it.each([
    ['not an address', 'invalidEmail'],
    ['mara@shop.test', 'emailAlreadyExists'],
  ])('%s: %s', async (email, errorCode) => {
    const result = await client.auth.register({ email, password })
    expect(result).toMatchObject({ loginState: 'FAILURE', errorCode })
  })

  it('a password that is too short fails without a code', async () => {
    const result = await client.auth.register({ email: 'new@shop.test', password: 'x' })
    expect(result).toMatchObject({ loginState: 'FAILURE' })
    expect('errorCode' in result && result.errorCode).toBeFalsy()
  })

  it('waits for the owner', async () => {
    await switchSite(platform, { approvalRequired: true })
    const result = await client.auth.register({ email: 'new@shop.test', password })
    expect(result.loginState).toBe('OWNER_APPROVAL_REQUIRED')
    await control(platform, 'POST', '/members', { email: 'new@shop.test', transition: 'approve' })
    sessionOf(await client.auth.login({ email: 'new@shop.test', password }))
  })
})

describe('login', () => {
  it.each([
    ['mara@shop.test', 'wrong', 'invalidPassword'],
    ['nobody@shop.test', password, 'invalidEmail'],
    ['not an address', password, 'invalidEmail'],
    ['reset@shop.test', password, 'resetPassword'],
    ['blocked@shop.test', password, 'invalidEmail'],
    ['offline@shop.test', password, 'invalidEmail'],
  ])('%s with %s: %s', async (email, secret, errorCode) => {
    const result = await client.auth.login({ email, password: secret })
    expect(result).toMatchObject({ loginState: 'FAILURE', errorCode })
  })

  it('a blocked one reads why in the error', async () => {
    const result = await client.auth.login({ email: 'blocked@shop.test', password })
    expect('error' in result && result.error).toContain('IDENTITY_BLOCKED')
  })

  it('a pending one waits for the owner', async () => {
    const result = await client.auth.login({ email: 'pending@shop.test', password })
    expect(result.loginState).toBe('OWNER_APPROVAL_REQUIRED')
  })

  it('a second factor is a state this SDK does not know', async () => {
    await switchSite(platform, { secondFactor: 'EMAIL' })
    const result = await client.auth.login({ email: 'mara@shop.test', password })
    expect(result).toEqual({ loginState: 'FAILURE', error: 'Unknown _state' })
  })
})

describe('captcha', () => {
  const solve = async (siteKey: string): Promise<string> => {
    const body = new URLSearchParams({ siteKey })
    const answer = await fetch(`${platform.url}/captcha/token`, { method: 'POST', body })
    return ((await answer.json()) as { token: string }).token
  }

  it.each([
    ['visible', 'recaptchaToken', () => platform.captcha.visibleSiteKey],
    ['invisible', 'invisibleRecaptchaToken', () => platform.captcha.invisibleSiteKey],
  ] as const)('%s: missing, invalid, passed', async (captcha, name, key) => {
    await switchSite(platform, { captcha })
    const email = 'mara@shop.test'
    expect(await client.auth.login({ email, password })).toMatchObject({
      errorCode: 'missingCaptchaToken',
    })
    expect(await client.auth.register({ email: 'new@shop.test', password })).toMatchObject({
      errorCode: 'missingCaptchaToken',
    })
    const bad = { captchaTokens: { [name]: 'x' } }
    expect(await client.auth.login({ email, password, ...bad })).toMatchObject({
      errorCode: 'invalidCaptchaToken',
    })
    expect(await client.auth.register({ email: 'new@shop.test', password, ...bad })).toMatchObject({
      errorCode: 'invalidCaptchaToken',
    })
    const captchaTokens = { [name]: await solve(key()) }
    sessionOf(await client.auth.login({ email, password, captchaTokens }))
  })
})

describe('verification', () => {
  it('only in the state that asks for it, and then without a request', async () => {
    await client.collections.queryCollections().find()
    const before = platform.sent.length
    const verificationCode = '123456'
    const unknown = { loginState: 'FAILURE', error: 'Unknown _state' }
    expect(await client.auth.processVerification({ verificationCode })).toEqual(unknown)
    const other = { loginState: 'OWNER_APPROVAL_REQUIRED' } as never
    expect(await client.auth.processVerification({ verificationCode }, other)).toEqual(unknown)
    expect(platform.sent).toHaveLength(before)
  })

  it.each([
    ['BAD_CODE', async () => {}],
    [
      'NOT_FOUND',
      async () => {
        await control(platform, 'POST', '/clock', { advanceSeconds: 901 })
      },
    ],
  ])('%s', async (reason, happens) => {
    await switchSite(platform, { verificationRequired: true })
    await client.auth.register({ email: 'new@shop.test', password })
    await happens()
    const right = await codeFor('new@shop.test')
    const verificationCode = right === '000000' ? '111111' : '000000'
    const failure = await failureOf(client.auth.processVerification({ verificationCode }))
    expect(failure.details?.applicationError).toMatchObject({
      code: 'VERIFICATION_FAILED',
      data: { verificationFailureReason: reason },
    })
  })

  it('a code of another length breaks a rule', async () => {
    const failure = await failureOf(
      client.verification.verifyDuringAuthentication('12', { stateToken: 'x' }),
    )
    expect(failure.details?.validationError?.fieldViolations[0]?.violatedRule).toBe('EXACT_LENGTH')
  })

  it('start sends a mail', async () => {
    await signIn('mara@shop.test')
    const { member } = await client.members.getCurrentMember()
    const started = await client.verification.start({
      identityId: member?._id ?? '',
      target: 'EMAIL',
    } as never)
    expect(started.verificationId).toBeTypeOf('string')
    expect(await codeFor('mara@shop.test')).toMatch(/^\d{6}$/)
  })
})

describe('recovery', () => {
  it('by mail, to a new password', async () => {
    await client.auth.sendPasswordResetEmail('mara@shop.test', 'http://localhost:3000/back')
    const mail = (await mailsTo(platform, 'mara@shop.test')).at(-1)
    const page = await fetch(mail?.link ?? '')
    expect(await page.text()).toContain('Choose a new password')
    const recovered = await client.recovery.recover(mail?.token ?? '', {
      password: 'brand new one',
    })
    expect(recovered.state).toBe('SUCCESS')
    sessionOf(await client.auth.login({ email: 'mara@shop.test', password: 'brand new one' }))
    const again = await failureOf(client.recovery.recover(mail?.token ?? '', { password: 'x' }))
    expect(again.details?.applicationError?.code).toBe('INVALID_RECOVERY_TOKEN')
  })

  it('an activation mail is the site’s to send', async () => {
    const site = siteClient(platform)
    const { items } = await site.members.queryMembers().eq('loginEmail', 'reset@shop.test').find()
    await site.recovery.sendActivationEmail(items[0]?._id ?? '')
    const mail = (await mailsTo(platform, 'reset@shop.test')).at(-1)
    await client.recovery.recover(mail?.token ?? '', { password: 'first password' })
    sessionOf(await client.auth.login({ email: 'reset@shop.test', password: 'first password' }))
  })
})

describe('signed in', () => {
  it('changes the password', async () => {
    await signIn('jonas@shop.test')
    await client.authentication.changePassword('another password')
    const old = await client.auth.login({ email: 'jonas@shop.test', password })
    expect(old).toMatchObject({ errorCode: 'invalidPassword' })
    expect((await client.members.getCurrentMember()).member).toBeDefined()
  })

  it('the site signs somebody on from elsewhere', async () => {
    await client.collections.queryCollections().find()
    const { items } = await siteClient(platform)
      .members.queryMembers()
      .eq('loginEmail', 'jonas@shop.test')
      .find()
    const memberId = items[0]?._id ?? ''
    client.auth.setTokens(
      await client.auth.getMemberTokensForExternalLogin(memberId, platform.apiKey),
    )
    expect(client.auth.loggedIn()).toBe(true)
    expect((await client.members.getCurrentMember()).member?._id).toBe(memberId)
  })

  it('a raw logout is a whole response', async () => {
    await signIn('mara@shop.test')
    const raw = await client.authentication.logout({
      postLogoutRedirectUri: 'http://localhost:3000/bye',
      clientId: platform.clientId,
    })
    expect(raw.statusCode).toBe(302)
    expect(raw.headers).toContainEqual({ key: 'Location', value: 'http://localhost:3000/bye' })
    expect((await failureOf(client.members.getCurrentMember())).status).toBe(401)
  })
})
