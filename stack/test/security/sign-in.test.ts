// SECURITY rows 4-39, the member's half: who a session is, what it keeps, what ends it.
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { controlOf } from '../support/platform-control.ts'
import { documents, jonas, mara, password, roleOf, signedIn, step } from '../support/sign-in.ts'
import { startTestStack, useStack } from '../support/start.ts'

const stack = useStack({ SIGN_INS_PER_LOGIN: '1000', SIGN_INS_PER_ADDRESS: '1000' })
const control = () => controlOf(stack().platformUrl)
const marker = /vtrn-/
const copyOf = (shopper: Shopper, shopUrl = stack().shopUrl) => {
  const copy = createShopper(shopUrl)
  copy.cookie = shopper.cookie
  return copy
}

type Left = { logoutUrl: string | null; viewer: { role: string }; problems: unknown[] }

test('S9 after signing out the cookie is nobody’s, and the platform ends the tokens', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const old = copyOf(shopper)
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
  const accepted = await step<unknown>(here, 'changePassword', { newPassword: 'the-second-one' })
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
    'mutation ($c: String!) { deleteMe(confirmation: $c) { accepted problems { code } } }'
  expect(await here.mustAsk(remove, { c: 'something else' })).toEqual({
    deleteMe: { accepted: false, problems: [{ code: 'CONFIRMATION_MISMATCH' }] },
  })
  expect(await here.mustAsk(remove, { c: ' Leaving@shop.test ' })).toEqual({
    deleteMe: { accepted: true, problems: [] },
  })
  expect(await roleOf(here)).toBe('VISITOR')
  expect(await roleOf(there)).toBe('VISITOR')
  const again = await step(createShopper(url), 'login', { input: person })
  expect(again.viewer.role).toBe('VISITOR')
})

test('S12 whom the owner blocks is told once, and is a visitor', async () => {
  const shopper = createShopper(stack().shopUrl)
  const person = { email: 'removed@shop.test', password: 'long-enough-1' }
  await step(shopper, 'register', { input: person })
  await control().member(person.email, 'block')
  const first = await shopper.ask('{ me { id } }')
  expect(first.extensions).toEqual({ notices: ['SESSION_DOWNGRADED'] })
  const second = await shopper.ask('{ me { id } viewer { role name } }')
  expect(second.data).toEqual({ me: null, viewer: { role: 'VISITOR', name: null } })
  expect(second.extensions).toBeUndefined()
})

test('S16 no answer of a sign-in carries a token', async () => {
  const shopper = createShopper(stack().shopUrl)
  const texts = [
    await shopper.ask(documents.login, { input: mara }),
    await shopper.ask(
      '{ me { id contactId } myIdentity { id email } mySessions { id } orders { nodes { id } } }',
    ),
    await shopper.ask(documents.startSignIn, { input: { responseMode: 'QUERY' } }),
    await shopper.ask(documents.logout),
  ]
  for (const { data, errors } of texts) {
    expect(errors).toBeUndefined()
    expect(JSON.stringify(data)).not.toMatch(marker)
  }
})

test('S17 a dump of the store shows no token, no code, no e-mail', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-members-'))
  const kept = await startTestStack({ DATA_DIR: folder })
  const pages = controlOf(kept.platformUrl)
  await signedIn(kept.shopUrl)
  await pages.site({ verificationRequired: true })
  const person = { email: 'secretmail@person.test', password: 'long-enough-1' }
  const waiting = createShopper(kept.shopUrl)
  expect((await step(waiting, 'register', { input: person })).state).toBe(
    'EMAIL_VERIFICATION_REQUIRED',
  )
  await step(waiting, 'startSignIn', { input: {} })
  await kept.close()
  const bytes = readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('')
  expect(bytes).toContain('replaced_sessions')
  expect(bytes).not.toMatch(marker)
  expect(bytes).not.toMatch(/secretmail|mara@shop|Mara Lind|codeVerifier/)
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

test('S29 two members asking at once each get their own', async () => {
  const [one, two] = await Promise.all([
    signedIn(stack().shopUrl, mara),
    signedIn(stack().shopUrl, jonas),
  ])
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) =>
      (i % 2 ? two : one).mustAsk<{ me: { loginEmail: string } }>('{ me { loginEmail } }'),
    ),
  )
  answers.forEach(({ me }, i) => {
    expect(me.loginEmail).toBe((i % 2 ? jonas : mara).email)
  })
})

test('S36 a wrong password and an unknown address leave the same behind', async () => {
  const answers = []
  for (const email of [mara.email, 'nobody-at-all@shop.test']) {
    const shopper = createShopper(stack().shopUrl)
    const { data, headers } = await shopper.ask(documents.login, {
      input: { email, password: 'wrong-password' },
    })
    answers.push({ data, cookies: headers.getSetCookie().length })
  }
  expect(answers[0]).toEqual(answers[1])
})

test('S37 guessing is slowed down by login and by address, counted for every field', async () => {
  const strict = await startTestStack({ SIGN_INS_PER_LOGIN: '5', SIGN_INS_PER_ADDRESS: '8' })
  const guess = (email: string) =>
    createShopper(strict.shopUrl).ask<{ answer: { problems: { code: string }[] } }>(
      documents.login,
      { input: { email, password: 'guessing-123' } },
    )
  const answers = []
  for (let i = 0; i < 6; i += 1)
    answers.push(await guess(i % 2 ? mara.email : mara.email.toUpperCase()))
  const last = answers.at(-1)
  expect(answers.slice(0, 5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(last?.status).toBe(429)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(last?.data.answer.problems).toMatchObject([{ code: 'RATE_LIMITED' }])
  const fields = Array.from(
    { length: 4 },
    (_, i) =>
      `f${i}: login(input: { email: "other-${i}@shop.test", password: "guessing-123" }) { problems { code } }`,
  )
  const many = await createShopper(strict.shopUrl).ask<
    Record<string, { problems: { code: string }[] }>
  >(`mutation { ${fields.join(' ')} }`)
  await strict.close()
  const codes = Object.values(many.data).map(({ problems }) => problems[0]?.code)
  expect(codes).toContain('RATE_LIMITED')
  expect(codes.filter((code) => code === 'INVALID_PASSWORD').length).toBeLessThanOrEqual(2)
})

test('S71 orders are only ever one’s own', async () => {
  const [one, two] = await Promise.all([
    signedIn(stack().shopUrl, mara),
    signedIn(stack().shopUrl, jonas),
  ])
  const { orders } = await one.mustAsk<{ orders: { nodes: { id: string; number: string }[] } }>(
    '{ orders { nodes { id number } pageInfo { endCursor } } }',
  )
  expect(orders.nodes.map(({ number }) => number)).toEqual(['9954', '9902', '9871'])
  const [order] = orders.nodes
  const read = 'query ($id: ID!) { order(id: $id) { number total { formatted } } }'
  expect(await one.mustAsk(read, { id: order?.id })).toMatchObject({ order: { number: '9954' } })
  expect(await two.mustAsk(read, { id: order?.id })).toEqual({ order: null })
  const stranger = createShopper(stack().shopUrl)
  expect(await stranger.mustAsk(read, { id: order?.id })).toEqual({ order: null })
  const others = await two.mustAsk<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  )
  const mine = new Set(orders.nodes.map(({ id }) => id))
  expect(others.orders.nodes.filter(({ id }) => mine.has(id))).toEqual([])
  expect(await stranger.mustAsk('{ orders { nodes { id } } }')).toEqual({ orders: null })
})

test('S89 what is a member’s is refused to a visitor without a hint', async () => {
  const shopper = createShopper(stack().shopUrl)
  await control().forget()
  for (const field of [
    'updateMe(input: { nickname: "x" })',
    'updateMySlug(slug: "x")',
    'joinCommunity',
    'leaveCommunity',
  ]) {
    const answer = await shopper.ask(`mutation { ${field} { problems { code } } }`)
    expect(answer.errors).toMatchObject([
      { message: 'Sign in to see this.', extensions: { code: 'UNAUTHENTICATED' } },
    ])
  }
  const { errors } = await shopper.ask('{ mySessions { id } }')
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }])
  expect(await control().calls()).toEqual([])
})

test('the password itself is nowhere in an answer', async () => {
  const shopper = createShopper(stack().shopUrl)
  const { data } = await shopper.ask(documents.login, {
    input: { ...mara, password: 'odd-Marker-77' },
  })
  expect(JSON.stringify(data)).not.toContain('odd-Marker-77')
  expect(password).not.toBe('odd-Marker-77')
})
