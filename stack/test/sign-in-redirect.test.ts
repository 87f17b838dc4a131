// A sign-in that only a browser can complete: it is sent to the platform and comes back. docs/contract/real-site.md §4.3.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createShopper, type Shopper } from '../src/shopper.ts'
import { documents, mara, roleOf, type SignInResult, step } from './support/sign-in.ts'
import { comeBack, newCookie } from './support/sign-in-page.ts'
import { useSignInStack } from './support/sign-in-stack.ts'

const { stack, control } = useSignInStack()
let shopper: Shopper
beforeEach(() => {
  shopper = createShopper(stack().shopUrl)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await control().reset()
})

const next = (page: string) =>
  (/content="0;url=([^"]*)"/.exec(page)?.[1] ?? /url=([^"]*)"/.exec(page)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  )

/** Signs in and returns the result, with the cookie that only the return needs. */
async function sent(input: Record<string, unknown> = mara, by: Shopper = shopper) {
  const { data, headers } = await by.execute<{ result: SignInResult }>(documents.login, { input })
  const leg = headers.getSetCookie().find((one) => one.startsWith('vitrine-return='))
  return { result: data.result, leg: leg?.split(';')[0] ?? '' }
}

/** Goes the platform's pages as a browser does; returns where they lead. */
async function browsed(redirectUrl: string | null): Promise<URL> {
  const test = await fetch(String(redirectUrl), { redirect: 'manual' })
  const cookie = test.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const address = new URL(next(await test.text()), String(redirectUrl))
  const answer = await fetch(address, { redirect: 'manual', headers: { cookie } })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

test('the browser goes the same request, and the gateway redeems what comes back', async () => {
  await control().site({ authorizesBrowsersOnly: true })
  await control().clearCalls()
  const { result, leg } = await sent({ ...mara, returnTo: '/account/orders' })
  expect(result).toMatchObject({ state: 'SUCCESS', viewer: { role: 'VISITOR' }, problems: [] })
  // The one authorization request is what both the server and the browser open.
  expect((await control().calls()).map(({ path }) => path.split('?')[0])).toEqual([
    '/oauth2/token',
    '/_api/iam/authentication/v2/login',
    '/_api/redirects-api/v1/redirect-session',
  ])
  expect(result.redirectUrl).toMatch(new RegExp(`^${stack().platformUrl}/`))
  expect(leg).not.toBe('')
  const address = await browsed(result.redirectUrl)
  expect(address.origin + address.pathname).toBe(`${stack().shopUrl}/callback`)
  const response = await comeBack(address, leg)
  expect(next(await response.clone().text())).toBe('/account/orders')
  const member = createShopper(stack().shopUrl)
  member.cookie = newCookie(response)
  expect(await roleOf(member)).toBe('MEMBER')
  expect(await roleOf(shopper)).toBe('VISITOR')
})

test('S31 what comes back signs in once, and in its own browser only', async () => {
  await control().site({ authorizesBrowsersOnly: true })
  const other = await sent(mara, createShopper(stack().shopUrl))
  const { result, leg } = await sent()
  const address = await browsed(result.redirectUrl)
  for (const cookie of ['', other.leg]) {
    const foreign = await comeBack(address, cookie)
    expect([newCookie(foreign), next(await foreign.text())]).toEqual([
      '',
      expect.stringContaining('/login?problem=SIGN_IN_FAILED'),
    ])
  }
  expect(newCookie(await comeBack(address, leg))).not.toBe('')
  const repeated = await comeBack(address, leg)
  expect([newCookie(repeated), next(await repeated.text())]).toEqual([
    '',
    expect.stringContaining('/login?problem=SIGN_IN_FAILED'),
  ])
})

test.each([
  '//evil.test',
  'https://evil.test/',
  '/\\evil.test',
  '/%2f%2fevil.test',
  'x'.repeat(3000),
])('S33 a sign-in that is to go on to %s goes on to the account', async (returnTo) => {
  await control().site({ authorizesBrowsersOnly: true })
  const { result, leg } = await sent({ ...mara, returnTo })
  const response = await comeBack(await browsed(result.redirectUrl), leg)
  expect(next(await response.text())).toBe('/account')
})

test('a second factor goes on to the page that the sign-in began at', async () => {
  await control().site({ authorizesBrowsersOnly: true, secondFactor: 'SMS' })
  const first = await sent({ ...mara, returnTo: '/account/profile' })
  expect(first.result).toMatchObject({ state: 'FACTOR_REQUIRED', redirectUrl: null })
  const code = (await control().mails(mara.email)).at(-1)?.code
  const { data, headers } = await shopper.execute<{ result: SignInResult }>(
    documents.verifyFactor,
    { input: { type: 'SMS', code } },
  )
  const leg = headers.getSetCookie().find((one) => one.startsWith('vitrine-return='))
  const address = await browsed(data.result.redirectUrl)
  const response = await comeBack(address, leg?.split(';')[0] ?? '')
  expect(next(await response.text())).toBe('/account/profile')
})

test('a sign-in page on another host of this machine is followed on the server', async () => {
  await control().site({ authorizesElsewhere: true })
  const { result, leg } = await sent()
  expect(result).toMatchObject({ viewer: { role: 'MEMBER' }, redirectUrl: null, problems: [] })
  expect(leg).toBe('')
})

test('a redirect URI that is not listed is a reason, and the log says what to enter', async () => {
  await control().site({ redirectUris: [`${stack().shopUrl}/callback/`] })
  const error = vi.spyOn(stack().app.log, 'error')
  const { result, leg } = await sent()
  expect(result).toMatchObject({
    state: 'FAILURE',
    viewer: { role: 'VISITOR' },
    redirectUrl: null,
    problems: [
      {
        code: 'NOT_AVAILABLE_ON_THIS_SITE',
        message: 'Sign-in isn’t set up for this address yet. Please contact the shop.',
      },
    ],
  })
  expect(leg).toBe('')
  expect(JSON.stringify(error.mock.calls)).toContain(`Add it exactly so`)
  expect(JSON.stringify(error.mock.calls)).toContain(`${stack().shopUrl}/callback`)
})

test('a recovery email is sent without a way back that is not listed, and the log says so', async () => {
  await control().site({ redirectUris: [`${stack().shopUrl}/callback`] })
  const error = vi.spyOn(stack().app.log, 'error')
  const sending = { email: mara.email }
  type Sent = { accepted: boolean; problems: unknown[] }
  expect(await step<Sent>(shopper, 'sendRecoveryEmail', sending)).toEqual({
    accepted: true,
    problems: [],
  })
  expect((await control().mails(mara.email)).map(({ kind }) => kind)).toEqual(['password-recovery'])
  expect(JSON.stringify(error.mock.calls)).toContain(`Add ${stack().shopUrl}/login?done=reset`)
})
