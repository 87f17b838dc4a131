// Tests the additional steps of a sign-in through the official SDK: a captcha, a code, a new password.
// docs/contract/auth.md §4-§9, spec §8.
import { describe, expect, it } from 'vitest'
import {
  control,
  failureOf,
  mailsTo,
  type Platform,
  type Shopper,
  siteClient,
  switchSite,
} from './official-client.ts'
import { password, sessionOf, useSignIn } from './sign-in-kit.ts'

let platform: Platform
let client: Shopper
const { codeFor, signIn } = useSignIn((fresh) => {
  platform = fresh.platform
  client = fresh.client
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
  it('only in the state that requires it, and then without a request', async () => {
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
