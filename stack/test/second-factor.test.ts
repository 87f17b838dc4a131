// What a sign-in requires besides the password: a captcha, a second factor.

import { describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { type CaptchaKind, captchaToken } from './support/captcha.ts'
import { mara, step } from './support/sign-in.ts'
import { useSignInSteps } from './support/sign-in-stack.ts'

let shopper: Shopper
const { stack, control } = useSignInSteps((fresh) => {
  shopper = fresh
})

describe('captcha', () => {
  const tokenOf = (kind: CaptchaKind) => captchaToken(stack(), kind)

  test.each([
    ['visible', 'USER_CAPTCHA_REQUIRED'],
    ['invisible', 'SILENT_CAPTCHA_REQUIRED'],
  ] as const)(
    'a site with a %s captcha requires it and accepts each token once',
    async (kind, state) => {
      await control().site({ captcha: kind })
      const challenged = await step(shopper, 'login', { input: mara })
      expect(challenged).toMatchObject({
        state,
        problems: [{ code: 'MISSING_CAPTCHA_TOKEN', field: 'captcha' }],
      })
      const captcha = { [kind]: await tokenOf(kind) }
      const input = { ...mara, captcha }
      expect((await step(shopper, 'login', { input })).viewer.role).toBe('MEMBER')
      const repeated = await step(createShopper(stack().shopUrl), 'login', { input })
      expect(repeated.problems).toMatchObject([{ code: 'INVALID_CAPTCHA_TOKEN', field: 'captcha' }])
    },
  )
})

describe('a second factor', () => {
  test.each(['SMS', 'CALL', 'EMAIL'] as const)('%s: the code that was sent', async (type) => {
    await control().site({ secondFactor: type })
    const first = await step(shopper, 'login', { input: mara })
    expect(first).toMatchObject({ state: 'FACTOR_REQUIRED', viewer: { role: 'VISITOR' } })
    expect(first.viewer.signIn.factors[0]).toBe(type)
    const mails = await control().mails(mara.email)
    const code = mails.filter((mail) => mail.code).at(-1)?.code ?? ''
    const wrong = await step(shopper, 'verifyFactor', {
      input: { type, code: code === '111111' ? '222222' : '111111' },
    })
    expect(wrong.problems).toMatchObject([{ field: 'code' }])
    const right = await step(shopper, 'verifyFactor', { input: { type, code } })
    expect(right).toMatchObject({ state: 'SUCCESS', viewer: { role: 'MEMBER' }, problems: [] })
  })

  test('TOTP: the code of the authenticator app', async () => {
    await control().site({ secondFactor: 'TOTP' })
    await step(shopper, 'login', { input: mara })
    const known = (await control().members()).find(({ email }) => email === mara.email)
    const code = known?.totpCode ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const result = await step(shopper, 'verifyFactor', { input: { type: 'TOTP', code } })
    expect(result).toMatchObject({ state: 'SUCCESS', viewer: { role: 'MEMBER' } })
  })

  test.each([
    ['APPROVED', 'MEMBER'],
    ['DENIED', 'VISITOR'],
  ] as const)('PUSH: %s on the other device', async (response, role) => {
    await control().site({ secondFactor: 'PUSH' })
    const first = await step(shopper, 'login', { input: mara })
    expect(first.viewer.signIn.factors[0]).toBe('PUSH')
    const unchallenged = await step(shopper, 'verifyFactor', { input: { type: 'PUSH' } })
    expect(unchallenged.viewer.role).toBe('VISITOR')
    const waiting = (await control().pushes()).find(({ email }) => email === mara.email)
    await control().push(waiting?.transactionId ?? '', response)
    expect((await step(shopper, 'verifyFactor', { input: { type: 'PUSH' } })).viewer.role).toBe(
      role,
    )
  })

  test('a factor that was not offered is refused before any call', async () => {
    await control().site({ secondFactor: 'SMS' })
    await step(shopper, 'login', { input: mara })
    await control().clearCalls()
    const result = await step(shopper, 'verifyFactor', { input: { type: 'TOTP', code: '123456' } })
    expect(result.problems).toMatchObject([{ code: 'INVALID_ARGUMENT', field: 'type' }])
    expect(await control().calls()).toEqual([])
  })

  test('a canceled sign-in is over', async () => {
    await control().site({ secondFactor: 'SMS' })
    await step(shopper, 'login', { input: mara })
    expect((await step(shopper, 'cancelSignIn')).viewer.signIn.state).toBe('INITIAL')
    const refused = await step(shopper, 'verifyFactor', { input: { type: 'SMS', code: '123456' } })
    expect(refused.problems).toMatchObject([{ code: 'SIGN_IN_NOT_STARTED' }])
  })
})
