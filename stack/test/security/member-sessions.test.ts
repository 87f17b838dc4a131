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

type Left = { logoutUrl: string | null; viewer: { role: string }; problems: unknown[] }

/** Refresh token of a session, as the gateway holds it. */
async function refreshTokenOf({ cookie }: Shopper): Promise<string> {
  const record = await stack().app.gateway.store.read(hashOfId(cookie.split('=')[1] ?? ''))
  return record?.tokens.refresh.value ?? ''
}

/** What the platform answers to a refresh with this token. */
async function refreshed(refreshToken: string): Promise<number> {
  const { clientId } = stack().app.gateway.config.platform
  const response = await fetch(`${stack().platformUrl}/oauth2/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientId, refreshToken, grantType: 'refresh_token' }),
  })
  return response.status
}

test('S9 after signing out the cookie is nobody’s, and the platform ends the tokens', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const old = copyOf(shopper)
  const other = await signedIn(stack().shopUrl)
  const tokens = { ended: await refreshTokenOf(shopper), other: await refreshTokenOf(other) }
  const answer = await shopper.ask<{ answer: Left }>(documents.logout)
  expect(answer.data.answer).toMatchObject({ viewer: { role: 'VISITOR' }, problems: [] })
  expect(answer.headers.get('clear-site-data')).toBe('"cache"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.getSetCookie()).toEqual([
    'vitrine=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0',
  ])
  expect(await Promise.all(Array.from({ length: 10 }, () => roleOf(old)))).toEqual(
    Array(10).fill('VISITOR'),
  )
  await control().forget()
  const page = await fetch(answer.data.answer.logoutUrl ?? '', { redirect: 'manual' })
  expect(page.headers.get('location')).toMatch(new RegExp(`^${stack().shopUrl}/`))
  expect([await refreshed(tokens.ended), await refreshed(tokens.other)]).toEqual([400, 200])
})

test('S9 signing out works while the platform does not answer', async () => {
  const shopper = await signedIn(stack().shopUrl)
  await control().fault({
    match: { path: '/_api/redirects-api/v1/redirect-session' },
    kind: 'status',
    status: 500,
  })
  const answer = await step<Left>(shopper, 'logout')
  await control().heal()
  expect(answer).toMatchObject({ logoutUrl: null, viewer: { role: 'VISITOR' } })
})

test('S10 a page of another site signs nobody out', async () => {
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

test('S11 signing out everywhere ends every session of the member, and nobody else’s', async () => {
  const url = stack().shopUrl
  const [one, two, three] = await Promise.all([signedIn(url), signedIn(url), signedIn(url)])
  const other = await signedIn(url, jonas)
  const { mySessions } = await one.mustAsk<{ mySessions: { isCurrent: boolean }[] }>(
    '{ mySessions { id isCurrent device } }',
  )
  expect(mySessions.length).toBeGreaterThanOrEqual(3)
  expect(mySessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  const copies = [one, two, three].map((shopper) => copyOf(shopper))
  await step(one, 'signOutEverywhere')
  expect(await Promise.all(copies.map(roleOf))).toEqual(['VISITOR', 'VISITOR', 'VISITOR'])
  expect(await roleOf(other)).toBe('MEMBER')
})

test('one’s own session is ended by its name, another member’s is not there', async () => {
  const url = stack().shopUrl
  const [one, two] = await Promise.all([signedIn(url), signedIn(url)])
  const stranger = await signedIn(url, jonas)
  const ids = async (shopper: Shopper, isCurrent: boolean) => {
    const { mySessions } = await shopper.mustAsk<{
      mySessions: { id: string; isCurrent: boolean }[]
    }>('{ mySessions { id isCurrent } }')
    return mySessions.filter((row) => row.isCurrent === isCurrent).map(({ id }) => id)
  }
  const [mine] = await ids(two, true)
  const end = 'mutation ($id: ID!) { endSession(id: $id) { accepted problems { code } } }'
  expect(await stranger.mustAsk(end, { id: mine })).toEqual({
    endSession: { accepted: false, problems: [{ code: 'NOT_FOUND' }] },
  })
  expect(await one.mustAsk(end, { id: mine })).toEqual({
    endSession: { accepted: true, problems: [] },
  })
  expect(await roleOf(two)).toBe('VISITOR')
})

test('S12 another password ends the other sessions and keeps this one', async () => {
  const url = stack().shopUrl
  const person = { email: 'changing@shop.test', password: 'the-first-one' }
  const here = createShopper(url)
  await step(here, 'register', { input: person })
  const there = await signedIn(url, person)
  const accepted = await step<unknown>(here, 'changePassword', {
    newPassword: 'the-second-one',
    currentPassword: person.password,
  })
  expect(accepted).toEqual({ accepted: true, problems: [] })
  expect(await roleOf(here)).toBe('MEMBER')
  expect(await roleOf(there)).toBe('VISITOR')
  const old = await step(createShopper(url), 'login', { input: person })
  expect(old.viewer.role).toBe('VISITOR')
  await signedIn(url, { ...person, password: 'the-second-one' })
})

test('S12 a member who deletes the account is gone everywhere', async () => {
  const url = stack().shopUrl
  const person = { email: 'leaving@shop.test', password: 'long-enough-1' }
  const here = createShopper(url)
  await step(here, 'register', { input: person })
  const there = await signedIn(url, person)
  const remove =
    'mutation ($c: String!, $p: String) { deleteMe(confirmation: $c, currentPassword: $p) { accepted problems { code } } }'
  expect(await here.mustAsk(remove, { c: 'something else' })).toEqual({
    deleteMe: { accepted: false, problems: [{ code: 'CONFIRMATION_MISMATCH' }] },
  })
  expect(await here.mustAsk(remove, { c: ' Leaving@shop.test ', p: person.password })).toEqual({
    deleteMe: { accepted: true, problems: [] },
  })
  expect(await roleOf(here)).toBe('VISITOR')
  expect(await roleOf(there)).toBe('VISITOR')
  const again = await step(createShopper(url), 'login', { input: person })
  expect(again.viewer.role).toBe('VISITOR')
})

async function isToldOnce(shopper: Shopper) {
  const first = await shopper.ask('{ me { id } }')
  expect(first.extensions).toEqual({ notices: ['SESSION_DOWNGRADED'] })
  const second = await shopper.ask('{ me { id } viewer { role name } }')
  expect(second.data).toEqual({ me: null, viewer: { role: 'VISITOR', name: null } })
  expect(second.extensions).toBeUndefined()
}

test('S12 whom the owner blocks is told once, and is a visitor', async () => {
  const shopper = createShopper(stack().shopUrl)
  const person = { email: 'removed@shop.test', password: 'long-enough-1' }
  await step(shopper, 'register', { input: person })
  await control().holdEvents()
  await control().member(person.email, 'block')
  await isToldOnce(shopper)
  await control().holdEvents(false)
})

test('S11 S12 whom the owner blocks is out before asking anything, and is told once', async () => {
  const shopper = createShopper(stack().shopUrl)
  const person = { email: 'put-out@shop.test', password: 'long-enough-1' }
  await step(shopper, 'register', { input: person })
  const { store } = stack().app.gateway
  const memberId = String((await shopper.mustAsk<{ me: { id: string } }>('{ me { id } }')).me.id)
  expect(await store.listOfMember(memberId)).toHaveLength(1)
  await control().member(person.email, 'block')
  await expect.poll(async () => (await store.listOfMember(memberId)).length).toBe(0)
  await isToldOnce(shopper)
})

type Theirs = {
  viewer: { role: string; name: string | null }
  orders: unknown
  order: unknown
  mySessions: unknown
}

test('S12 what is read with the site’s key ends with the member, too', async () => {
  const url = stack().shopUrl
  const shopper = await signedIn(url, jonas)
  const { orders } = await shopper.mustAsk<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  )
  const id = orders.nodes[0]?.id ?? ''
  await control().member(jonas.email, 'block')
  const reads = [
    '{ orders { nodes { id } } }',
    `{ order(id: "${id}") { id } }`,
    '{ mySessions { id } }',
    '{ slugCheck(slug: "free-as-can-be") { isFree } }',
  ]
  const copies = reads.map(() => copyOf(shopper))
  // Each with a request that is the first after the block.
  for (const [index, read] of reads.entries()) {
    const answer = await (copies[index] ?? shopper).ask<Partial<Theirs>>(read)
    expect(JSON.stringify(answer.data ?? {})).not.toMatch(/"id"|"isFree":true/)
  }
  const whole = '{ viewer { role name } orders { nodes { id } } me { id } }'
  const last = await shopper.mustAsk(whole)
  expect(last).toEqual({ viewer: { role: 'VISITOR', name: null }, orders: null, me: null })
  await control().member(jonas.email, 'approve')
})

test('S12 the answer that finds out says so in all its parts, and a page leads to the sign-in', async () => {
  const person = { email: 'found-out@shop.test', password: 'long-enough-1' }
  const shopper = createShopper(stack().shopUrl)
  await step(shopper, 'register', { input: person })
  const [one, two] = [await signedIn(stack().shopUrl, person), copyOf(shopper)]
  await control().holdEvents()
  await control().member(person.email, 'block')
  const answer = await one.ask('{ viewer { role name } orders { nodes { id } } me { id } }')
  expect(answer.data).toEqual({ viewer: { role: 'VISITOR', name: null }, orders: null, me: null })
  expect(answer.extensions).toEqual({ notices: ['SESSION_DOWNGRADED'] })
  expect(answer.errors).toBeUndefined()
  expect(await roleOf(two)).toBe('MEMBER')
  // An event says it to all of them.
  await control().holdEvents(false)
  await expect.poll(() => roleOf(two)).toBe('VISITOR')
})

test('S12 a recovered account is open nowhere else', async () => {
  const url = stack().shopUrl
  const person = { email: 'recovered@shop.test', password: 'the-first-one' }
  const there = createShopper(url)
  await step(there, 'register', { input: person })
  const here = createShopper(url)
  await step(here, 'sendRecoveryEmail', { email: person.email })
  const [mail] = await control().mails(person.email)
  await step(here, 'recover', { token: mail?.token, password: 'the-second-one' })
  expect(await roleOf(here)).toBe('MEMBER')
  expect(await roleOf(there)).toBe('VISITOR')
  const change = await there.ask(
    'mutation { updateMe(input: { title: "hacked" }) { member { id } } }',
  )
  expect(change.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(await here.mustAsk('{ me { title } }')).toEqual({ me: { title: null } })
})

test('S12 a password set on the platform’s own page ends every session at its next read', async () => {
  const url = stack().shopUrl
  const person = { email: 'hosted-reset@shop.test', password: 'the-first-one' }
  const there = createShopper(url)
  await step(there, 'register', { input: person })
  await step(createShopper(url), 'sendRecoveryEmail', { email: person.email })
  const [mail] = await control().mails(person.email)
  const reset = await fetch(mail?.link ?? '', {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ password: 'the-second-one' }),
  })
  expect(reset.headers.get('location')).toContain('/login?done=reset')
  expect(await there.mustAsk('{ viewer { role } me { id } orders { nodes { id } } }')).toEqual({
    viewer: { role: 'VISITOR' },
    me: null,
    orders: null,
  })
})

test('S25 a member stays one while the token endpoint fails, and is back when it heals', async () => {
  const shopper = await signedIn(stack().shopUrl)
  await control().advance(20_000)
  await control().fault({ match: { path: '/oauth2/token' }, kind: 'status', status: 500 })
  const broken = await shopper.ask<{ me: unknown }>('{ me { nickname } }')
  expect(broken.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }])
  await control().heal()
  // The breaker needs a moment of its own; its state is not this test's business.
  await expect
    .poll(async () => (await shopper.ask('{ me { nickname } }')).data, { timeout: 15_000 })
    .toEqual({ me: { nickname: 'Mara Lind' } })
})
