// Password recovery, from the email to the new password.
import { describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { signedIn, step } from './support/sign-in.ts'
import { newPerson, useSignInSteps } from './support/sign-in-stack.ts'

let shopper: Shopper
const { stack, control } = useSignInSteps((fresh) => {
  shopper = fresh
})

describe('recovery', () => {
  test('S36 a known and an unknown email have the same response', async () => {
    const known = await step<unknown>(shopper, 'sendRecoveryEmail', { email: 'jonas@shop.test' })
    const unknown = await step<unknown>(shopper, 'sendRecoveryEmail', { email: 'nobody@shop.test' })
    expect(known).toEqual({ accepted: true, problems: [] })
    expect(unknown).toEqual(known)
    expect(await control().mails('nobody@shop.test')).toEqual([])
  })

  test('the token in the email sets a password once', async () => {
    const person = newPerson()
    await step(createShopper(stack().shopUrl), 'register', { input: person })
    await step(shopper, 'sendRecoveryEmail', { email: person.email })
    const token = (await control().mails(person.email)).at(-1)?.token ?? ''
    const fresh = 'another-long-one'
    const result = await step(shopper, 'recover', { token, password: fresh })
    expect(result).toMatchObject({ state: 'SUCCESS', viewer: { role: 'MEMBER' }, problems: [] })
    const secondUse = await step(createShopper(stack().shopUrl), 'recover', {
      token,
      password: fresh,
    })
    expect(secondUse.viewer.role).toBe('VISITOR')
    expect(secondUse.problems).toHaveLength(1)
    await signedIn(stack().shopUrl, { ...person, password: fresh })
  })
})
