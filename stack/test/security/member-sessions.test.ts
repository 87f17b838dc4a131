// docs/security.md S9-S12 and S25: what ends a member's session, and what does not.
import { expect, test } from 'vitest'
import { hashOfId } from '../../../gateway/src/session/cookie.ts'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { documents, jonas, roleOf, signedIn, step } from '../support/sign-in.ts'
import { useSignInStack } from '../support/sign-in-stack.ts'

const { stack, control } = useSignInStack()
const copyOf = (shopper: Shopper, shopUrl = stack().shopUrl) => {
  const copy = createShopper(shopUrl)
  copy.cookie = shopper.cookie
  return copy
}

type SignedOut = { logoutUrl: string | null; viewer: { role: string }; problems: unknown[] }

/** Returns the refresh token of a session as the gateway stores it. */
async function refreshTokenOf({ cookie }: Shopper): Promise<string> {
  const record = await stack().app.gateway.store.read(hashOfId(cookie.split('=')[1] ?? ''))
  return record?.tokens.refresh.value ?? ''
}

/** Returns the platform's status for a token refresh with this token. */
async function refreshed(refreshToken: string): Promise<number> {
  const { clientId } = stack().app.gateway.config.platform
  const response = await fetch(`${stack().platformUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, refreshToken, grantType: 'refresh_token' }),
  })
  return response.status
}

test('S9 signing out invalidates the cookie, and the platform revokes the tokens', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const old = copyOf(shopper)
  const other = await signedIn(stack().shopUrl)
  const tokens = { ended: await refreshTokenOf(shopper), other: await refreshTokenOf(other) }
  const result = await shopper.execute<{ result: SignedOut }>(documents.logout)
  expect(result.data.result).toMatchObject({ viewer: { role: 'VISITOR' }, problems: [] })
  expect(result.headers.get('clear-site-data')).toBe('"cache"')
  expect(result.headers.get('cache-control')).toBe('no-store')
  expect(result.headers.getSetCookie()).toEqual([
    'vitrine=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  ])
  expect(await Promise.all(Array.from({ length: 10 }, () => roleOf(old)))).toEqual(
    Array(10).fill('VISITOR'),
  )
  await control().clearCalls()
  const page = await fetch(result.data.result.logoutUrl ?? '', { redirect: 'manual' })
  expect(page.headers.get('location')).toMatch(new RegExp(`^${stack().shopUrl}/`))
  expect([await refreshed(tokens.ended), await refreshed(tokens.other)]).toEqual([400, 200])
})

test('S9 signing out works while the platform is unavailable', async () => {
  const shopper = await signedIn(stack().shopUrl)
  await control().fault({
    match: { path: '/_api/redirects-api/v1/redirect-session' },
    kind: 'status',
    status: 500,
  })
  const result = await step<SignedOut>(shopper, 'logout')
  await control().heal()
  expect(result).toMatchObject({ logoutUrl: null, viewer: { role: 'VISITOR' } })
})

test('S10 a page of another site signs no member out', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const script = await fetch(`${stack().shopUrl}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-vitrine-client': 'web',
      cookie: shopper.cookie,
      origin: 'https://evil.test',
    },
    body: JSON.stringify({ query: documents.logout }),
  })
  expect(script.status).toBe(403)
  const form = await fetch(`${stack().shopUrl}/forms/logout`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: shopper.cookie, origin: 'https://evil.test' },
    body: new URLSearchParams(),
  })
  expect(form.status).toBe(403)
  expect(await roleOf(shopper)).toBe('MEMBER')
})

test('S11 signing out everywhere ends every session of the member and no other', async () => {
  const url = stack().shopUrl
  const [one, two, three] = await Promise.all([signedIn(url), signedIn(url), signedIn(url)])
  const other = await signedIn(url, jonas)
  const { mySessions } = await one.query<{ mySessions: { current: boolean }[] }>(
    '{ mySessions { id current device } }',
  )
  expect(mySessions.length).toBeGreaterThanOrEqual(3)
  expect(mySessions.filter(({ current }) => current)).toHaveLength(1)
  const copies = [one, two, three].map((shopper) => copyOf(shopper))
  await step(one, 'signOutEverywhere')
  expect(await Promise.all(copies.map(roleOf))).toEqual(['VISITOR', 'VISITOR', 'VISITOR'])
  expect(await roleOf(other)).toBe('MEMBER')
})

test('a member ends one of their own sessions by id, and cannot see another member’s', async () => {
  const url = stack().shopUrl
  const [one, two] = await Promise.all([signedIn(url), signedIn(url)])
  const otherMember = await signedIn(url, jonas)
  const ids = async (shopper: Shopper, current: boolean) => {
    const { mySessions } = await shopper.query<{
      mySessions: { id: string; current: boolean }[]
    }>('{ mySessions { id current } }')
    return mySessions.filter((row) => row.current === current).map(({ id }) => id)
  }
  const [ownSession] = await ids(two, true)
  const end =
    'mutation ($id: ID!) { endSession(input: { id: $id }) { accepted problems { code } } }'
  expect(await otherMember.query(end, { id: ownSession })).toEqual({
    endSession: { accepted: false, problems: [{ code: 'NOT_FOUND' }] },
  })
  expect(await one.query(end, { id: ownSession })).toEqual({
    endSession: { accepted: true, problems: [] },
  })
  expect(await roleOf(two)).toBe('VISITOR')
})

test('S12 a password change ends the other sessions and retains this one', async () => {
  const url = stack().shopUrl
  const person = { email: 'changing@shop.test', password: 'the-first-one' }
  const thisDevice = createShopper(url)
  await step(thisDevice, 'register', { input: person })
  const otherDevice = await signedIn(url, person)
  const accepted = await step<unknown>(thisDevice, 'changePassword', {
    newPassword: 'the-second-one',
    currentPassword: person.password,
  })
  expect(accepted).toEqual({ accepted: true, problems: [] })
  expect(await roleOf(thisDevice)).toBe('MEMBER')
  expect(await roleOf(otherDevice)).toBe('VISITOR')
  const old = await step(createShopper(url), 'login', { input: person })
  expect(old.viewer.role).toBe('VISITOR')
  await signedIn(url, { ...person, password: 'the-second-one' })
})

test('S12 deleting the account ends all sessions of the member', async () => {
  const url = stack().shopUrl
  const person = { email: 'leaving@shop.test', password: 'long-enough-1' }
  const thisDevice = createShopper(url)
  await step(thisDevice, 'register', { input: person })
  const otherDevice = await signedIn(url, person)
  const remove =
    'mutation ($c: String!, $p: String) { deleteMe(input: { confirmation: $c, currentPassword: $p }) { accepted problems { code } } }'
  expect(await thisDevice.query(remove, { c: 'something else' })).toEqual({
    deleteMe: { accepted: false, problems: [{ code: 'CONFIRMATION_MISMATCH' }] },
  })
  expect(await thisDevice.query(remove, { c: ' Leaving@shop.test ', p: person.password })).toEqual({
    deleteMe: { accepted: true, problems: [] },
  })
  expect(await roleOf(thisDevice)).toBe('VISITOR')
  expect(await roleOf(otherDevice)).toBe('VISITOR')
  const secondSignIn = await step(createShopper(url), 'login', { input: person })
  expect(secondSignIn.viewer.role).toBe('VISITOR')
})

async function expectOneNotice(shopper: Shopper) {
  const first = await shopper.execute('{ me { id } }')
  expect(first.extensions?.notices).toEqual(['SESSION_DOWNGRADED'])
  const second = await shopper.execute('{ me { id } viewer { role name } }')
  expect(second.data).toEqual({ me: null, viewer: { role: 'VISITOR', name: null } })
  expect(second.extensions?.notices).toBeUndefined()
}

test('S12 a blocked member becomes a visitor and is notified once', async () => {
  const shopper = createShopper(stack().shopUrl)
  const person = { email: 'removed@shop.test', password: 'long-enough-1' }
  await step(shopper, 'register', { input: person })
  await control().holdEvents()
  await control().member(person.email, 'block')
  await expectOneNotice(shopper)
  await control().holdEvents(false)
})

test('S11 S12 the block of a member ends sessions before the next request, with one notice', async () => {
  const shopper = createShopper(stack().shopUrl)
  const person = { email: 'put-out@shop.test', password: 'long-enough-1' }
  await step(shopper, 'register', { input: person })
  const { store } = stack().app.gateway
  const memberId = String((await shopper.query<{ me: { id: string } }>('{ me { id } }')).me.id)
  expect(await store.listOfMember(memberId)).toHaveLength(1)
  await control().member(person.email, 'block')
  await expect.poll(async () => (await store.listOfMember(memberId)).length).toBe(0)
  await expectOneNotice(shopper)
})

type MemberData = {
  viewer: { role: string; name: string | null }
  orders: unknown
  order: unknown
  mySessions: unknown
}

test('S12 data read with the site’s key becomes unavailable with the block of the member', async () => {
  const url = stack().shopUrl
  const shopper = await signedIn(url, jonas)
  const { orders } = await shopper.query<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  )
  const id = orders.nodes[0]?.id ?? ''
  await control().member(jonas.email, 'block')
  const reads = [
    '{ orders { nodes { id } } }',
    `{ order(id: "${id}") { id } }`,
    '{ mySessions { id } }',
    '{ slugCheck(slug: "free-as-can-be") { free } }',
  ]
  const copies = reads.map(() => copyOf(shopper))
  // Each copy's request is the first one after the block.
  for (const [index, read] of reads.entries()) {
    const result = await (copies[index] ?? shopper).execute<Partial<MemberData>>(read)
    expect(JSON.stringify(result.data ?? {})).not.toMatch(/"id"|"free":true/)
  }
  const ownDataQuery = '{ viewer { role name } orders { nodes { id } } me { id } }'
  const last = await shopper.query(ownDataQuery)
  expect(last).toEqual({ viewer: { role: 'VISITOR', name: null }, orders: null, me: null })
  await control().member(jonas.email, 'approve')
})

test('S12 the response that detects the block reports it in every field and as a notice', async () => {
  const person = { email: 'found-out@shop.test', password: 'long-enough-1' }
  const shopper = createShopper(stack().shopUrl)
  await step(shopper, 'register', { input: person })
  const [one, two] = [await signedIn(stack().shopUrl, person), copyOf(shopper)]
  await control().holdEvents()
  await control().member(person.email, 'block')
  const result = await one.execute('{ viewer { role name } orders { nodes { id } } me { id } }')
  expect(result.data).toEqual({ viewer: { role: 'VISITOR', name: null }, orders: null, me: null })
  expect(result.extensions?.notices).toEqual(['SESSION_DOWNGRADED'])
  expect(result.errors).toBeUndefined()
  expect(await roleOf(two)).toBe('MEMBER')
  // A change event ends the other sessions.
  await control().holdEvents(false)
  await expect.poll(() => roleOf(two)).toBe('VISITOR')
})

test('S12 account recovery ends all other sessions', async () => {
  const url = stack().shopUrl
  const person = { email: 'recovered@shop.test', password: 'the-first-one' }
  const otherDevice = createShopper(url)
  await step(otherDevice, 'register', { input: person })
  const thisDevice = createShopper(url)
  await step(thisDevice, 'sendRecoveryEmail', { email: person.email })
  const [mail] = await control().mails(person.email)
  await step(thisDevice, 'recover', { token: mail?.token, password: 'the-second-one' })
  expect(await roleOf(thisDevice)).toBe('MEMBER')
  expect(await roleOf(otherDevice)).toBe('VISITOR')
  const change = await otherDevice.execute(
    'mutation { updateMe(input: { title: "hacked" }) { member { id } } }',
  )
  expect(change.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(await thisDevice.query('{ me { title } }')).toEqual({ me: { title: null } })
})

test('S12 a password reset on the platform’s own page ends every session at its next read', async () => {
  const url = stack().shopUrl
  const person = { email: 'hosted-reset@shop.test', password: 'the-first-one' }
  const otherDevice = createShopper(url)
  await step(otherDevice, 'register', { input: person })
  await step(createShopper(url), 'sendRecoveryEmail', { email: person.email })
  const [mail] = await control().mails(person.email)
  const reset = await fetch(mail?.link ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ password: 'the-second-one' }),
  })
  expect(reset.headers.get('location')).toContain('/login?done=reset')
  expect(await otherDevice.query('{ viewer { role } me { id } orders { nodes { id } } }')).toEqual({
    viewer: { role: 'VISITOR' },
    me: null,
    orders: null,
  })
})

test('S25 a member stays signed in while the token endpoint fails, and recovers with it', async () => {
  const shopper = await signedIn(stack().shopUrl)
  await control().advance(20_000)
  await control().fault({ match: { path: '/oauth2/token' }, kind: 'status', status: 500 })
  const broken = await shopper.execute<{ me: unknown }>('{ me { nickname } }')
  expect(broken.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  await control().heal()
  // The circuit breaker needs a moment to close; this test does not check its state.
  await expect
    .poll(async () => (await shopper.execute('{ me { nickname } }')).data, { timeout: 15_000 })
    .toEqual({ me: { nickname: 'Mara Lind' } })
})
