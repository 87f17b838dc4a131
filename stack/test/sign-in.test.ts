// The member's way in, in every state of the login machine, on the embedded platform.
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import * as shopDocuments from './support/documents.ts'
import { countedGood } from './support/goods.ts'
import { controlOf } from './support/platform-control.ts'
import { mara, password, roleOf, signedIn, step } from './support/sign-in.ts'
import { useStack } from './support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const control = () => controlOf(stack().platformUrl)
const plain = {
  approvalRequired: false,
  verificationRequired: false,
  captcha: 'none',
  secondFactor: 'none',
}
let shopper: Shopper
beforeEach(() => {
  shopper = createShopper(stack().shopUrl)
})
afterEach(() => control().site(plain))

let people = 0
const newPerson = () => {
  people += 1
  return { email: `person-${people}@shop.test`, password: 'long-enough-1' }
}

describe('logging in', () => {
  test('S4 a member is one afterwards, under another id; the old one is nobody', async () => {
    const good = await countedGood(shopper)
    await shopper.mustAsk(shopDocuments.addToCart, {
      input: { lines: [{ productId: good.id, quantity: 1 }] },
    })
    const before = shopper.cookie
    const answer = await step(shopper, 'login', { input: mara })
    expect(answer).toMatchObject({
      state: 'SUCCESS',
      viewer: {
        role: 'MEMBER',
        name: 'Mara Lind',
        signIn: { state: 'SUCCESS', email: null, factors: [] },
      },
      problems: [],
    })
    expect(shopper.cookie).not.toBe(before)
    expect(await shopper.mustAsk('{ cart { itemCount } }')).toEqual({ cart: { itemCount: 1 } })
    const old = createShopper(stack().shopUrl)
    old.cookie = before
    expect(await old.mustAsk('{ viewer { role } cart { itemCount } me { id } }')).toEqual({
      viewer: { role: 'VISITOR' },
      cart: null,
      me: null,
    })
  })

  test('me is the whole member, and the identity as it was told', async () => {
    await step(shopper, 'login', { input: mara })
    const { me, myIdentity } = await shopper.mustAsk<{
      me: { id: string }
      myIdentity: unknown
    }>(
      '{ me { id nickname loginEmail status privacyStatus } myIdentity { id email isEmailVerified status reasons } }',
    )
    expect(me).toMatchObject({ nickname: 'Mara Lind', loginEmail: mara.email, status: 'APPROVED' })
    expect(myIdentity).toEqual({
      id: me.id,
      email: mara.email,
      isEmailVerified: true,
      status: 'ACTIVE',
      reasons: [],
    })
  })

  test.each([
    ['a wrong password', { ...mara, password: 'not-this-one' }],
    ['an unknown address', { ...mara, email: 'nobody@shop.test' }],
  ])('S36 %s answers the same', async (_, input) => {
    const answer = await step(shopper, 'login', { input })
    expect(answer.viewer.role).toBe('VISITOR')
    expect(answer.problems).toMatchObject([
      {
        code: 'INVALID_PASSWORD',
        message: 'The e-mail address or the password is not right.',
        field: 'password',
      },
    ])
  })

  test.each([
    [{ email: 'x', password }, [{ code: 'INVALID_EMAIL', field: 'email' }]],
    [{ email: mara.email, password: '' }, [{ code: 'INVALID_LENGTH', field: 'password' }]],
    [{ email: 'a@b.co', password: 'x'.repeat(101) }, [{ code: 'INVALID_LENGTH' }]],
  ])('%j is refused at the field, and nothing is called', async (input, problems) => {
    await control().forget()
    expect((await step(shopper, 'login', { input })).problems).toMatchObject(problems)
    expect(await control().calls()).toEqual([])
    expect(shopper.cookie).toBe('')
  })

  test('a person whose account is blocked is told so, once the password is right', async () => {
    const right = await step(shopper, 'login', { input: { email: 'blocked@shop.test', password } })
    expect(right).toMatchObject({ state: 'FAILURE', viewer: { role: 'VISITOR' } })
    expect(right.problems).toHaveLength(1)
    const wrong = await step(shopper, 'login', {
      input: { email: 'blocked@shop.test', password: 'guessing-123' },
    })
    expect(wrong.problems).toMatchObject([{ code: 'INVALID_PASSWORD' }])
  })

  test('a member who waits for the owner is told so', async () => {
    const answer = await step(shopper, 'login', { input: { email: 'pending@shop.test', password } })
    expect(answer).toMatchObject({
      state: 'OWNER_APPROVAL_REQUIRED',
      viewer: { role: 'VISITOR', signIn: { state: 'OWNER_APPROVAL_REQUIRED' } },
      problems: [],
    })
  })
})

describe('registering', () => {
  test('an open site lets a person in at once', async () => {
    const person = newPerson()
    const answer = await step(shopper, 'register', { input: { ...person, nickname: 'Vera' } })
    expect(answer).toMatchObject({
      state: 'SUCCESS',
      viewer: { role: 'MEMBER', name: 'Vera' },
      problems: [],
    })
    await signedIn(stack().shopUrl, person)
  })

  test('an address that is taken says so at its field', async () => {
    const answer = await step(shopper, 'register', { input: mara })
    expect(answer.problems).toMatchObject([{ code: 'EMAIL_ALREADY_EXISTS', field: 'email' }])
  })

  test('the code of the mail lets in; a wrong one is told at its field', async () => {
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
    const wrong = await step(shopper, 'verifyEmailCode', {
      code: code === '111111' ? '222222' : '111111',
    })
    expect(wrong.problems).toMatchObject([{ code: 'BAD_CODE', field: 'code' }])
    expect(wrong.viewer.signIn.state).toBe('EMAIL_VERIFICATION_REQUIRED')
    const right = await step(shopper, 'verifyEmailCode', { code })
    expect(right).toMatchObject({ state: 'SUCCESS', viewer: { role: 'MEMBER' }, problems: [] })
  })

  test('another mail brings another code', async () => {
    await control().site({ verificationRequired: true })
    const person = newPerson()
    await step(shopper, 'register', { input: person })
    await step(shopper, 'resendEmailCode')
    const mails = await control().mails(person.email)
    expect(mails).toHaveLength(2)
    const code = mails.at(-1)?.code ?? ''
    expect((await step(shopper, 'verifyEmailCode', { code })).viewer.role).toBe('MEMBER')
  })

  test('a code nobody waits for is a failure, and nothing is called', async () => {
    await control().forget()
    const answer = await step(shopper, 'verifyEmailCode', { code: '123456' })
    expect(answer.problems).toMatchObject([
      { code: 'SIGN_IN_NOT_STARTED', message: 'Unknown _state' },
    ])
    expect(await control().calls()).toEqual([])
  })

  test('S39 after five wrong codes the right one is too late', async () => {
    await control().site({ verificationRequired: true })
    const person = newPerson()
    await step(shopper, 'register', { input: person })
    const code = (await control().mails(person.email))[0]?.code ?? ''
    const wrong = code === '111111' ? '222222' : '111111'
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await step(shopper, 'verifyEmailCode', { code: wrong })
    }
    const late = await step(shopper, 'verifyEmailCode', { code })
    expect(late.viewer.role).toBe('VISITOR')
    expect(late.problems).toHaveLength(1)
  })

  test('an owner who approves first lets nobody in before', async () => {
    await control().site({ approvalRequired: true })
    const person = newPerson()
    const answer = await step(shopper, 'register', { input: person })
    expect(answer).toMatchObject({ state: 'OWNER_APPROVAL_REQUIRED', problems: [] })
    expect(await roleOf(shopper)).toBe('VISITOR')
  })
})

describe('captcha', () => {
  const tokenOf = async (kind: 'visible' | 'invisible') => {
    const { store } = await shopper.mustAsk<{
      store: { signIn: { visibleCaptchaKey: string; invisibleCaptchaKey: string } }
    }>('{ store { signIn { visibleCaptchaKey invisibleCaptchaKey captchaScript } } }')
    const siteKey =
      kind === 'visible' ? store.signIn.visibleCaptchaKey : store.signIn.invisibleCaptchaKey
    const response = await fetch(`${stack().platformUrl}/captcha/token`, {
      method: 'POST',
      body: new URLSearchParams({ siteKey }),
    })
    return ((await response.json()) as { token: string }).token
  }

  test.each([
    ['visible', 'USER_CAPTCHA_REQUIRED'],
    ['invisible', 'SILENT_CAPTCHA_REQUIRED'],
  ] as const)(
    'a site with a %s one asks for it, takes it, and takes it once',
    async (kind, state) => {
      await control().site({ captcha: kind })
      const asked = await step(shopper, 'login', { input: mara })
      expect(asked).toMatchObject({
        state,
        problems: [{ code: 'MISSING_CAPTCHA_TOKEN', field: 'captcha' }],
      })
      const captcha = { [kind]: await tokenOf(kind) }
      const input = { ...mara, captcha }
      expect((await step(shopper, 'login', { input })).viewer.role).toBe('MEMBER')
      const again = await step(createShopper(stack().shopUrl), 'login', { input })
      expect(again.problems).toMatchObject([{ code: 'INVALID_CAPTCHA_TOKEN', field: 'captcha' }])
    },
  )
})

describe('a second proof', () => {
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

  test('TOTP: the code of the app', async () => {
    await control().site({ secondFactor: 'TOTP' })
    await step(shopper, 'login', { input: mara })
    const known = (await control().members()).find(({ email }) => email === mara.email)
    const code = known?.totpCode ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const answer = await step(shopper, 'verifyFactor', { input: { type: 'TOTP', code } })
    expect(answer).toMatchObject({ state: 'SUCCESS', viewer: { role: 'MEMBER' } })
  })

  test.each([
    ['APPROVED', 'MEMBER'],
    ['DENIED', 'VISITOR'],
  ] as const)('PUSH: %s on the other device', async (given, role) => {
    await control().site({ secondFactor: 'PUSH' })
    const first = await step(shopper, 'login', { input: mara })
    expect(first.viewer.signIn.factors[0]).toBe('PUSH')
    const early = await step(shopper, 'verifyFactor', { input: { type: 'PUSH' } })
    expect(early.viewer.role).toBe('VISITOR')
    const waiting = (await control().pushes()).find(({ email }) => email === mara.email)
    await control().push(waiting?.transactionId ?? '', given)
    expect((await step(shopper, 'verifyFactor', { input: { type: 'PUSH' } })).viewer.role).toBe(
      role,
    )
  })

  test('a kind that was not offered is refused before anything is called', async () => {
    await control().site({ secondFactor: 'SMS' })
    await step(shopper, 'login', { input: mara })
    await control().forget()
    const answer = await step(shopper, 'verifyFactor', { input: { type: 'TOTP', code: '123456' } })
    expect(answer.problems).toMatchObject([{ code: 'INVALID_ARGUMENT', field: 'type' }])
    expect(await control().calls()).toEqual([])
  })

  test('a sign-in that is given up is over', async () => {
    await control().site({ secondFactor: 'SMS' })
    await step(shopper, 'login', { input: mara })
    expect((await step(shopper, 'cancelSignIn')).viewer.signIn.state).toBe('INITIAL')
    const late = await step(shopper, 'verifyFactor', { input: { type: 'SMS', code: '123456' } })
    expect(late.problems).toMatchObject([{ code: 'SIGN_IN_NOT_STARTED' }])
  })
})

describe('recovery', () => {
  test('S36 a known and an unknown address are answered alike', async () => {
    const known = await step<unknown>(shopper, 'sendRecoveryEmail', { email: 'jonas@shop.test' })
    const unknown = await step<unknown>(shopper, 'sendRecoveryEmail', { email: 'nobody@shop.test' })
    expect(known).toEqual({ accepted: true, problems: [] })
    expect(unknown).toEqual(known)
    expect(await control().mails('nobody@shop.test')).toEqual([])
  })

  test('the token of the mail sets a password once', async () => {
    const person = newPerson()
    await step(createShopper(stack().shopUrl), 'register', { input: person })
    await step(shopper, 'sendRecoveryEmail', { email: person.email })
    const token = (await control().mails(person.email)).at(-1)?.token ?? ''
    const fresh = 'another-long-one'
    const answer = await step(shopper, 'recover', { token, password: fresh })
    expect(answer).toMatchObject({ state: 'SUCCESS', viewer: { role: 'MEMBER' }, problems: [] })
    const again = await step(createShopper(stack().shopUrl), 'recover', { token, password: fresh })
    expect(again.viewer.role).toBe('VISITOR')
    expect(again.problems).toHaveLength(1)
    await signedIn(stack().shopUrl, { ...person, password: fresh })
  })
})
