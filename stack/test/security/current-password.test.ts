// Irreversible changes require the current password and end all other sessions. docs/security.md S4, S12, S37.
import { afterEach, describe, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { captchaToken } from '../support/captcha.ts'
import { documents, mara, roleOf, type SignInResult, signedIn, step } from '../support/sign-in.ts'
import { newPerson, useSignInStack } from '../support/sign-in-stack.ts'
import { useStack } from '../support/start.ts'

const { stack, control } = useSignInStack()
const limited = useStack({ SIGN_INS_PER_LOGIN: '5', SIGN_INS_PER_ADDRESS: '1000' })
afterEach(() => control().site({ captcha: 'none', secondFactor: 'none' }))

type Result = { accepted: boolean; problems: { code: string; field: string | null }[] }
type Person = { email: string; password: string }

const deleteMe = `mutation ($email: String!, $currentPassword: String, $captcha: CaptchaInput) {
  result: deleteMe(input: { confirmation: $email, currentPassword: $currentPassword, captcha: $captcha }) {
    accepted problems { code field } } }`
const changePassword = `mutation ($newPassword: String!, $currentPassword: String, $captcha: CaptchaInput) {
  result: changePassword(input: { newPassword: $newPassword, currentPassword: $currentPassword, captcha: $captcha }) {
    accepted problems { code field } } }`

type Change = (
  shopper: Shopper,
  person: Person,
  currentPassword: string | null,
  captcha?: object,
) => Promise<Result>

/** The changes that need the current password, as a browser sends them. */
const changes = {
  changePassword: async (shopper, _, currentPassword, captcha) => {
    const variables = { newPassword: 'the-second-one', currentPassword, captcha }
    return (await shopper.execute<{ result: Result }>(changePassword, variables)).data.result
  },
  deleteMe: async (shopper, { email }, currentPassword, captcha) => {
    const variables = { email, currentPassword, captcha }
    return (await shopper.execute<{ result: Result }>(deleteMe, variables)).data.result
  },
} satisfies Record<string, Change>
const kinds = Object.entries<Change>(changes)

async function newMember(shopUrl = stack().shopUrl) {
  const person = newPerson()
  const shopper = createShopper(shopUrl)
  await step(shopper, 'register', { input: person })
  return { person, shopper }
}

/** Signs a member in as if on the platform's own page, the given time ago. */
async function signedInElsewhere(ageMs: number) {
  const { person, shopper } = await newMember()
  const { store } = stack().app.gateway
  const identity = await shopper.query<{ me: { id: string } }>('{ me { id } }')
  const [record] = await store.listOfMember(identity.me.id)
  if (!record) throw new Error('There is no session')
  const { hasPassword: _, ...state } = record.state ?? {}
  await store.save({ ...record, state: { ...state, signedInAt: Date.now() - ageMs } })
  return { person, shopper }
}

describe.each(kinds)('S37 %s', (_, change) => {
  test('S37 is refused at its field with a wrong password', async () => {
    const { person, shopper } = await newMember()
    await control().clearCalls()
    const { accepted, problems } = await change(shopper, person, 'not-the-one')
    expect({ accepted, problems }).toMatchObject({
      accepted: false,
      problems: [{ code: 'WRONG_PASSWORD', field: 'currentPassword' }],
    })
    const paths = (await control().calls()).map(({ path }) => path)
    expect(paths.filter((path) => /change-password|members\/my$/.test(path))).toEqual([])
    expect(await roleOf(shopper)).toBe('MEMBER')
    await signedIn(stack().shopUrl, person)
  })

  test('S37 is refused without a password', async () => {
    const { person, shopper } = await newMember()
    for (const none of [null, '']) {
      expect(await change(shopper, person, none)).toMatchObject({
        accepted: false,
        problems: [{ code: 'REQUIRED_FIELD', field: 'currentPassword' }],
      })
    }
  })

  test('S37 needs a fresh sign-in if the member has no known password', async () => {
    const old = await signedInElsewhere(16 * 60_000)
    expect(await change(old.shopper, old.person, null)).toMatchObject({
      accepted: false,
      problems: [{ code: 'SIGN_IN_AGAIN' }],
    })
    const fresh = await signedInElsewhere(60_000)
    expect(await change(fresh.shopper, fresh.person, null)).toMatchObject({ accepted: true })
  })

  test.each(['visible', 'invisible'] as const)(
    'S37 with a required %s captcha the password is still checked',
    async (kind) => {
      const { person, shopper } = await newMember()
      const token = await captchaToken(stack(), kind)
      await control().site({ captcha: kind })
      expect(await change(shopper, person, 'entirely wrong')).toMatchObject({
        accepted: false,
        problems: [{ code: 'MISSING_CAPTCHA_TOKEN', field: 'captcha' }],
      })
      expect(await change(shopper, person, 'entirely wrong', { [kind]: 'made up' })).toMatchObject({
        problems: [{ code: 'INVALID_CAPTCHA_TOKEN', field: 'captcha' }],
      })
      expect(await change(shopper, person, 'entirely wrong', { [kind]: token })).toMatchObject({
        problems: [{ code: 'WRONG_PASSWORD', field: 'currentPassword' }],
      })
      const another = await captchaToken(stack(), kind)
      expect(await change(shopper, person, person.password, { [kind]: another })).toMatchObject({
        accepted: true,
      })
    },
  )

  test('S37 guesses count as sign-ins of the same login', async () => {
    const { person, shopper } = await newMember(limited().shopUrl)
    const codes = []
    for (let guess = 0; guess < 5; guess += 1) {
      const { problems } = await change(shopper, person, `guess-${guess}`)
      codes.push(problems[0]?.code)
    }
    expect(codes).toEqual([...Array<string>(4).fill('WRONG_PASSWORD'), 'RATE_LIMITED'])
    const input = { email: person.email.toUpperCase(), password: person.password }
    const visitor = await createShopper(limited().shopUrl).execute<{ result: SignInResult }>(
      documents.login,
      { input },
    )
    expect(visitor.data.result.problems).toMatchObject([{ code: 'RATE_LIMITED' }])
  })
})

test('S4 S12 a password change rotates this session and ends all others', async () => {
  const { person, shopper } = await newMember()
  const otherDevice = await signedIn(stack().shopUrl, person)
  const before = shopper.cookie
  const copy = createShopper(stack().shopUrl)
  copy.cookie = before
  const change: Change = changes.changePassword
  expect(await change(shopper, person, person.password)).toMatchObject({ accepted: true })
  expect(shopper.cookie).not.toBe(before)
  expect(await roleOf(shopper)).toBe('MEMBER')
  expect(await roleOf(copy)).toBe('VISITOR')
  expect(await roleOf(otherDevice)).toBe('VISITOR')
})

test('S37 a visitor confirms nothing', async () => {
  const shopper = createShopper(stack().shopUrl)
  const result = await shopper.execute<{ result: Result | null }>(documents.changePassword, {
    newPassword: 'the-second-one',
    currentPassword: mara.password,
  })
  expect(result.data?.result?.accepted ?? false).toBe(false)
})

describe('S37 forms without JavaScript', () => {
  const post = (shopper: Shopper, name: string, fields: Record<string, string>) =>
    shopper.send(`/forms/${name}`, { method: 'POST', body: new URLSearchParams(fields) })

  test('S37 a wrong password returns to its field, a correct one continues', async () => {
    const { person, shopper } = await newMember()
    const fields = { newPassword: 'the-second-one', currentPassword: 'not-the-one' }
    const wrong = await post(shopper, 'change-password', fields)
    expect(wrong.headers.get('location')).toMatch(
      /^\/account\/security\?problem=WRONG_PASSWORD&field=currentPassword/,
    )
    expect(wrong.headers.getSetCookie().join()).not.toContain('typed=')
    const right = { ...fields, currentPassword: person.password }
    const done = await post(shopper, 'change-password', right)
    expect(done.headers.get('location')).toBe('/account/security?done=password')
    const deletion = { confirmation: person.email, currentPassword: 'not-the-one' }
    const rejected = await post(shopper, 'delete-account', deletion)
    expect(rejected.headers.get('location')).toContain('problem=WRONG_PASSWORD')
    const accepted = await post(shopper, 'delete-account', {
      ...deletion,
      currentPassword: 'the-second-one',
    })
    expect(accepted.headers.get('location')).toBe('/login?done=deleted')
  })
})
