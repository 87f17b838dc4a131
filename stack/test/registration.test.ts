// Sign-up in all its forms: immediate, by email code, or after approval by the owner.
import { describe, expect, test } from 'vitest'
import type { Shopper } from '../src/shopper.ts'
import { mara, roleOf, signedIn, step } from './support/sign-in.ts'
import { newPerson, useSignInSteps } from './support/sign-in-stack.ts'

let shopper: Shopper
const { stack, control } = useSignInSteps((fresh) => {
  shopper = fresh
})

describe('sign-up', () => {
  test('an open site signs a new member in at once', async () => {
    const person = newPerson()
    const result = await step(shopper, 'register', { input: { ...person, nickname: 'Vera' } })
    expect(result).toMatchObject({
      state: 'SUCCESS',
      viewer: { role: 'MEMBER', name: 'Vera' },
      problems: [],
    })
    await signedIn(stack().shopUrl, person)
  })

  test('a taken email is reported at its field', async () => {
    const result = await step(shopper, 'register', { input: mara })
    expect(result.problems).toMatchObject([{ code: 'EMAIL_ALREADY_EXISTS', field: 'email' }])
  })

  test('the email code signs in; a wrong code is reported at its field', async () => {
    await control().site({ verificationRequired: true })
    const person = newPerson()
    const first = await step(shopper, 'register', { input: person })
    expect(first).toMatchObject({
      state: 'EMAIL_VERIFICATION_REQUIRED',
      viewer: { signIn: { state: 'EMAIL_VERIFICATION_REQUIRED', email: person.email } },
    })
    const [mail] = await control().mails(person.email)
    const code = mail?.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const wrongCode = await step(shopper, 'verifyEmailCode', {
      code: code === '111111' ? '222222' : '111111',
    })
    expect(wrongCode.problems).toMatchObject([{ code: 'BAD_CODE', field: 'code' }])
    expect(wrongCode.viewer.signIn.state).toBe('EMAIL_VERIFICATION_REQUIRED')
    const right = await step(shopper, 'verifyEmailCode', { code })
    expect(right).toMatchObject({ state: 'SUCCESS', viewer: { role: 'MEMBER' }, problems: [] })
  })

  test('another email brings another code', async () => {
    await control().site({ verificationRequired: true })
    const person = newPerson()
    await step(shopper, 'register', { input: person })
    await step(shopper, 'resendEmailCode')
    const mails = await control().mails(person.email)
    expect(mails).toHaveLength(2)
    const code = mails.at(-1)?.code ?? ''
    expect((await step(shopper, 'verifyEmailCode', { code })).viewer.role).toBe('MEMBER')
  })

  test('an unexpected code is a failure, without a call', async () => {
    await control().clearCalls()
    const result = await step(shopper, 'verifyEmailCode', { code: '123456' })
    expect(result.problems).toMatchObject([
      { code: 'SIGN_IN_NOT_STARTED', message: 'Unknown _state' },
    ])
    expect(await control().calls()).toEqual([])
  })

  test('S39 after five wrong codes the right one is refused', async () => {
    await control().site({ verificationRequired: true })
    const person = newPerson()
    await step(shopper, 'register', { input: person })
    const code = (await control().mails(person.email))[0]?.code ?? ''
    const wrongCode = code === '111111' ? '222222' : '111111'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await step(shopper, 'verifyEmailCode', { code: wrongCode })
    }
    const result = await step(shopper, 'verifyEmailCode', { code })
    expect(result.viewer.role).toBe('VISITOR')
    expect(result.problems).toHaveLength(1)
  })

  test('a site with approval signs no new member in', async () => {
    await control().site({ approvalRequired: true })
    const person = newPerson()
    const result = await step(shopper, 'register', { input: person })
    expect(result).toMatchObject({ state: 'OWNER_APPROVAL_REQUIRED', problems: [] })
    expect(await roleOf(shopper)).toBe('VISITOR')
  })
})
