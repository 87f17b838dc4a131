// docs/security.md S31-S35: the platform's own sign-in page and the return from it.
import { expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { controlOf } from '../support/platform-control.ts'
import { roleOf, step } from '../support/sign-in.ts'
import { comeBack, newCookie, signInThere, startedSignIn } from '../support/sign-in-page.ts'
import { useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const control = () => controlOf(stack().platformUrl)

type Completed = {
  returnTo: string | null
  viewer: { role: string }
  problems: { code: string; message: string }[]
}

const nextOf = async (response: Response) =>
  /url=([^"]*)"/.exec(await response.text())?.[1]?.replaceAll('&amp;', '&') ?? ''

test('S35 the return needs no strict cookie and sets a new one', async () => {
  const { shopper, started, leg } = await startedSignIn(stack().shopUrl, {
    returnTo: '/account/orders',
  })
  const before = shopper.cookie
  const response = await comeBack(await signInThere(started.url ?? ''), leg)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const cookies = response.headers.getSetCookie()
  expect(cookies.find((one) => one.startsWith('vitrine='))).toContain('SameSite=Strict')
  expect(cookies.find((one) => one.startsWith('vitrine-return=;'))).toContain('Max-Age=0')
  const member = createShopper(stack().shopUrl)
  member.cookie = newCookie(response)
  expect(member.cookie).not.toBe(before)
  expect(await roleOf(member)).toBe('MEMBER')
  expect(await roleOf(shopper)).toBe('VISITOR')
  expect(await nextOf(response)).toBe('/account/orders')
})

test('S31 an authorization response signs in once', async () => {
  const { started, leg } = await startedSignIn(stack().shopUrl)
  const address = await signInThere(started.url ?? '')
  expect(newCookie(await comeBack(address, leg))).not.toBe('')
  const repeated = await comeBack(address, leg)
  expect(newCookie(repeated)).toBe('')
  expect(await nextOf(repeated)).toContain('/login?problem=SIGN_IN_FAILED')
})

test('S31 concurrent authorization responses are redeemed once', async () => {
  const { started, leg } = await startedSignIn(stack().shopUrl)
  const address = await signInThere(started.url ?? '')
  await control().clearCalls()
  const results = await Promise.all([1, 2, 3].map(() => comeBack(address, leg)))
  expect(results.filter((result) => newCookie(result) !== '')).toHaveLength(1)
  const redeemed = (await control().calls()).filter(({ path }) => path.includes('/oauth2/token'))
  expect(redeemed).toHaveLength(1)
})

test('S31 another browser’s authorization response signs no visitor in', async () => {
  const victim = await startedSignIn(stack().shopUrl)
  const attacker = await startedSignIn(stack().shopUrl)
  const address = await signInThere(attacker.started.url ?? '')
  const response = await comeBack(address, victim.leg)
  expect(newCookie(response)).toBe('')
  expect(await nextOf(response)).toContain('problem=SIGN_IN_FAILED')
  expect(await roleOf(victim.shopper)).toBe('VISITOR')
})

test.each([
  ['no state', (url: URL) => url.searchParams.delete('state')],
  ['no code', (url: URL) => url.searchParams.delete('code')],
  ['another state', (url: URL) => url.searchParams.set('state', 'made-up')],
  ['another code', (url: URL) => url.searchParams.set('code', 'made-up')],
])('S31 %s is refused', async (_, spoil) => {
  const { started, leg } = await startedSignIn(stack().shopUrl)
  const address = await signInThere(started.url ?? '')
  spoil(address)
  const response = await comeBack(address, leg)
  expect(newCookie(response)).toBe('')
  expect(await nextOf(response)).toContain('problem=SIGN_IN_FAILED')
})

test('S31 without either cookie no sign-in happens, and text of the URL is not repeated', async () => {
  const response = await fetch(
    `${stack().shopUrl}/callback?error=x&error_description=Call%20this%20number`,
    { redirect: 'manual' },
  )
  const page = await response.clone().text()
  expect(page).not.toContain('Call')
  expect(await nextOf(response)).toContain('/login?problem=SIGN_IN_FAILED')
})

const complete = (shopper: Shopper, input: Record<string, unknown>) =>
  step<Completed>(shopper, 'completeSignIn', { input })

test('the page’s script submits the response in the fragment', async () => {
  const { shopper, started } = await startedSignIn(stack().shopUrl, {
    responseMode: 'FRAGMENT',
    returnTo: '/cart',
  })
  const address = await signInThere(started.url ?? '')
  expect(address.search).toBe('')
  const { code, state } = Object.fromEntries(new URLSearchParams(address.hash.slice(1)))
  expect(state).toBe(started.state)
  expect(await complete(shopper, { code, state })).toEqual({
    returnTo: '/cart',
    viewer: { role: 'MEMBER' },
    problems: [],
  })
})

test.each([
  [{}, 'Missing code or _state'],
  [{ code: 'c' }, 'Missing code or _state'],
  [{ state: 's' }, 'Missing code or _state'],
  [{ code: 'c', state: 's' }, 'Invalid _state'],
  [{ error: 'access_denied', errorDescription: 'The sign-in was left' }, 'The sign-in was left'],
])('spec §5: %j → %s', async (input, message) => {
  const { shopper } = await startedSignIn(stack().shopUrl, { responseMode: 'FRAGMENT' })
  expect(await complete(shopper, input)).toEqual({
    returnTo: null,
    viewer: { role: 'VISITOR' },
    problems: [{ code: 'SIGN_IN_FAILED', message, field: null, requestId: null }],
  })
})

test('spec §8: a refused code is reported with the token endpoint’s message, status and id', async () => {
  const { shopper, started } = await startedSignIn(stack().shopUrl, { responseMode: 'FRAGMENT' })
  const result = await complete(shopper, { code: 'made-up', state: started.state })
  expect(result.problems[0]?.message).toMatch(
    /^Failed to fetch tokens from OAuth API: Bad Request\. request id: [\w.-]+\.$/,
  )
})

/** Returns the result of `result` as if the browser had been redirected the given time earlier. */
async function sentEarlier<Result>(ms: number, result: () => Promise<Result>): Promise<Result> {
  const { store } = stack().app.gateway
  const read = store.read
  store.read = async (idHash) => {
    const record = await read(idHash)
    if (record?.state?.redirect) record.state.redirect.startedAt -= ms
    return record
  }
  return result().finally(() => {
    store.read = read
  })
}

test('S31 a response from the frame is too late after two minutes', async () => {
  const { shopper, started } = await startedSignIn(stack().shopUrl, {
    responseMode: 'WEB_MESSAGE',
    prompt: 'NONE',
  })
  const result = await sentEarlier(120_001, () =>
    complete(shopper, { code: 'c', state: started.state }),
  )
  expect(result.problems).toMatchObject([{ message: 'OAuth flow timed out' }])
})

test.each([
  [540_000, 'MEMBER', []],
  [600_001, 'VISITOR', [{ message: 'OAuth flow timed out' }]],
])('S31 a valid response of a page after %i ms makes a %s', async (ms, role, problems) => {
  const { shopper, started } = await startedSignIn(stack().shopUrl, { responseMode: 'FRAGMENT' })
  const { hash } = await signInThere(started.url ?? '')
  const { code, state } = Object.fromEntries(new URLSearchParams(hash.slice(1)))
  const result = await sentEarlier(ms, () => complete(shopper, { code, state }))
  expect(result).toMatchObject({ viewer: { role }, problems })
})

test('S32 the verifier never leaves the gateway, the challenge is S256, and a stolen code is useless', async () => {
  await control().clearCalls()
  const { started, leg } = await startedSignIn(stack().shopUrl)
  const address = await signInThere(started.url ?? '')
  const code = address.searchParams.get('code')
  const stolen = await fetch(`${stack().platformUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientId: stack().config.platform.clientId,
      grantType: 'authorization_code',
      redirectUri: `${stack().shopUrl}/callback`,
      code,
      codeVerifier: 'a'.repeat(43),
    }),
  })
  expect(stolen.status).toBe(400)
  expect(started.url).not.toMatch(/verifier|code_challenge=/i)
  expect(leg).not.toContain('verifier')
})

test.each([
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'https:evil',
  '/%2f%2fevil.test',
  '/a\r\nb',
])('S33 %j is no valid return target', async (returnTo) => {
  const { started } = await startedSignIn(stack().shopUrl, { returnTo })
  expect(started.url).toBeNull()
  expect(started.problems).toMatchObject([{ field: 'returnTo' }])
})
