// docs/security.md S79-S88: what comes to the webhooks' door, over the whole path.
import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Shopper } from '../../src/shopper.ts'
import { askDesk, atTheDesk, bearer, createShopper, editor, tryDesk } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { jonas, mara, roleOf, signedIn } from '../support/sign-in.ts'
import { startTestStack, useStack } from '../support/start.ts'
import { deliver, historyOf, signed, type Told, type Wish } from '../support/webhooks.ts'

const key = 'reads-events'
const hash = createHash('sha256').update(key).digest('hex')
const stack = useStack({
  APP_KEYS: `reader:${hash}:events:read+events:personal`,
  SIGN_INS_PER_LOGIN: '1000',
  SIGN_INS_PER_ADDRESS: '1000',
})
let app: Shopper
beforeAll(() => {
  app = createShopper(stack().shopUrl)
})

const sealed = (wish: Wish) => signed(stack().platformUrl, wish)
const send = (body: string | undefined, headers: object = {}) =>
  deliver(stack().shopUrl, body, headers)
const history = (filter: object) => historyOf(app, key, filter)

/** What came of an event once it was its turn. */
async function settled(id: string | null): Promise<Told> {
  const find = async () => {
    const { data } = await app.ask<{ changeEvent: Told | null }>(
      'query ($id: ID!) { changeEvent(id: $id) { id state isErased setAside { reason detail } } }',
      { id },
      bearer(key),
    )
    return data.changeEvent
  }
  await expect.poll(async () => (await find())?.state ?? 'NEW', { timeout: 5000 }).not.toBe('NEW')
  return (await find()) as Told
}

/** Ids of events whose handling was told to everybody, as often as it was. */
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
function heard(): string[] {
  const ids: string[] = []
  const { bus } = stack().app.gateway.services
  const hear = ({ event }: { event: { id: string; state: string } }) => {
    if (event.state === 'DONE') ids.push(event.id)
  }
  stops.push(bus.listen('events', hear))
  return ids
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const brand = () => ({ name: 'BrandUpdated', entityId: randomUUID() })

test('what the platform signed is taken and handled', async () => {
  const ids = heard()
  const { id, jwt } = await sealed(brand())
  const answer = await send(jwt)
  expect([answer.status, await answer.text()]).toEqual([200, ''])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await settled(id)).toMatchObject({ state: 'DONE', setAside: null })
  expect(ids).toContain(id)
})

test('S79 a forged event is refused, and leaves nothing', async () => {
  const wish = brand()
  const [head, claims] = (await sealed(wish)).jwt.split('.')
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const { webhooks } = stack().config
  const hmac = createHmac('sha256', webhooks.publicKey ?? '')
  const secret = `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}`
  const forged = [
    `${head}.${claims}.${sign('sha256', Buffer.from(`${head}.${claims}`), stranger).toString('base64url')}`,
    `${part({ alg: 'none' })}.${claims}.`,
    `${secret}.${hmac.update(secret).digest('base64url')}`,
    `${head}.${claims}.%%%`,
    `${head}.${claims}.`,
  ]
  const statuses = await Promise.all(forged.map(async (jwt) => (await send(jwt)).status))
  expect(statuses).toEqual(Array(forged.length).fill(401))
  expect(await history({ entityId: wish.entityId })).toEqual([])
})

test('S80 an event of another site is refused', async () => {
  const wish = brand()
  const { jwt } = await sealed({ ...wish, instanceId: randomUUID() })
  expect((await send(jwt)).status).toBe(403)
  expect(await history({ entityId: wish.entityId })).toEqual([])
})

test('S81 the same event a hundred times at once is handled once', async () => {
  const ids = heard()
  const { id, jwt } = await sealed(brand())
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(jwt)))
  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect((await settled(id)).state).toBe('DONE')
  expect((await send(jwt)).status).toBe(200)
  expect(ids.filter((one) => one === id)).toHaveLength(1)
})

test('S82 3, 1, 2: only the first of them changes anything, and all are in the history', async () => {
  const ids = heard()
  const { entityId } = brand()
  const sent: (string | null)[] = []
  for (const sequence of [3, 1, 2]) {
    const { id, jwt } = await sealed({ name: 'BrandUpdated', entityId, sequence })
    expect((await send(jwt)).status).toBe(200)
    await settled(id)
    sent.push(id)
  }
  const states = (await history({ entityId })).map(({ state }) => state).reverse()
  expect(states).toEqual(['DONE', 'SUPERSEDED', 'SUPERSEDED'])
  expect(ids.filter((id) => sent.includes(id))).toEqual(sent.slice(0, 1))
})

const hours = (count: number) => new Date(Date.now() - count * 3_600_000).toISOString()
const replay = `mutation ($id: ID!) {
  replayChangeEvent(id: $id) { event { state } problems { code field message } }
}`
type Replayed = {
  replayChangeEvent: { event: { state: string } | null; problems: { code: string }[] }
}

test.each([
  ['signed', { iatOffsetSeconds: -7200 }],
  ['past its end', { iatOffsetSeconds: -600, expOffsetSeconds: -300 }],
  ['caused', { eventTime: hours(2) }],
])('S83 an event that was %s too long ago waits for the owner', async (_, old) => {
  const ids = heard()
  const { id, jwt } = await sealed({ ...brand(), ...old })
  expect((await send(jwt)).status).toBe(200)
  expect(await settled(id)).toMatchObject({ state: 'SET_ASIDE', setAside: { reason: 'STALE' } })
  expect(ids).not.toContain(id)
  const boss = await atTheDesk(stack().shopUrl)
  const { replayChangeEvent } = await askDesk<Replayed>(boss, replay, { id })
  expect(replayChangeEvent.problems).toEqual([])
  expect((await settled(id)).state).toBe('DONE')
  expect(ids).toContain(id)
})

test.each([
  ['nothing', undefined, 400],
  ['plain words', 'hello', 400],
  ['JSON', '{"eventType":"x"}', 400],
  ['a form', 'data=a.b', 400],
  ['257 KB', 'x'.repeat(257 * 1024), 413],
  ['10 MB', 'x'.repeat(10 * 1024 * 1024), 413],
])('S84 %s instead of an event', async (_, body, status) => {
  const began = Date.now()
  expect((await send(body)).status).toBe(status)
  expect(Date.now() - began).toBeLessThan(2000)
})

test.each(['text/plain', 'application/json', 'application/jwt', 'image/png', 'x/y; z=1'])(
  'S84 a token is a token, also when it is called %s',
  async (type) => {
    expect((await send((await sealed(brand())).jwt, { 'content-type': type })).status).toBe(200)
  },
)

test('S84 a token is a token, also when it is called nothing', async () => {
  const body = new Blob([(await sealed(brand())).jwt])
  const address = `${stack().shopUrl}/webhooks/platform`
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
})

test('S84 raw text is read at this one address alone', async () => {
  const { jwt } = await sealed(brand())
  const elsewhere = await fetch(`${stack().shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: stack().shopUrl, 'x-vitrine-client': 'web' },
    body: jwt,
  })
  expect(elsewhere.status).toBe(415)
  expect((await fetch(`${stack().shopUrl}/webhooks/platform`)).status).toBe(404)
})

test('S86 what nobody can read is set aside between others that are handled; only the owner replays', async () => {
  const { entityId } = brand()
  const eventType = 'wix.stores.catalog.v3.brand_updated'
  const bad = {
    ...{ id: randomUUID(), entityFqdn: 'wix.stores.catalog.v3.brand', slug: 'updated', entityId },
    ...{ eventTime: new Date().toISOString(), updatedEvent: { currentEntity: { id: 7 } } },
  }
  const odd = { ...bad, id: randomUUID() }
  const good = await sealed({ name: 'BrandUpdated', entityId, sequence: 1 })
  const tokens = [
    good,
    await sealed({ raw: { eventType, data: bad } }),
    await sealed({ raw: { eventType: 'wix.stores.catalog.v9.brand_melted', data: odd } }),
    await sealed({ name: 'BrandUpdated', entityId, sequence: 2 }),
  ]
  for (const { jwt } of tokens) expect((await send(jwt)).status).toBe(200)
  await settled(tokens.at(-1)?.id ?? null)
  const told = await history({ entityId })
  expect(told.map(({ state, setAside }) => setAside?.reason ?? state).reverse()).toEqual([
    'DONE',
    'UNREADABLE',
    'UNKNOWN_TYPE',
    'DONE',
  ])

  const [writer, boss] = [
    await atTheDesk(stack().shopUrl, editor),
    await atTheDesk(stack().shopUrl),
  ]
  const codeOf = async (answer: ReturnType<typeof tryDesk>) =>
    (await answer).errors?.[0]?.extensions.code
  expect(await codeOf(tryDesk(writer, replay, { id: bad.id }))).toBe('FORBIDDEN')
  expect(await codeOf(app.ask(replay, { id: bad.id }, bearer(key)))).toBe('FORBIDDEN')
  for (const id of [bad.id, good.id, randomUUID()]) {
    const { replayChangeEvent } = await askDesk<Replayed>(boss, replay, { id })
    expect(replayChangeEvent.problems).toHaveLength(1)
  }
  const { auditLog } = await askDesk<{ auditLog: { nodes: unknown[] } }>(
    boss,
    '{ auditLog(first: 3, filter: { operation: "replayChangeEvent" }) { nodes { actorName result code ids } } }',
  )
  expect(auditLog.nodes).toMatchObject([
    { actorName: 'owner@shop.test', result: 'REFUSED', code: 'NOT_FOUND' },
    { actorName: 'owner@shop.test', result: 'REFUSED', code: 'NOT_SET_ASIDE', ids: [good.id] },
    { actorName: 'owner@shop.test', result: 'REFUSED', code: 'STILL_UNREADABLE', ids: [bad.id] },
  ])
})

const memberIdOf = async (email: string) =>
  (await controlOf(stack().platformUrl).members()).find((one) => one.email === email)?.memberId ??
  ''

test('S87 a member who asked to be forgotten is signed out, and what the history said of them is gone', async () => {
  const entityId = await memberIdOf(mara.email)
  const identity = { identityType: 'MEMBER', memberId: entityId }
  const earlier = await sealed({ name: 'MemberUpdated', entityId, sequence: 100_001 })
  const theirs = await sealed({ name: 'CartUpdated', entityId: randomUUID(), identity })
  const others = await sealed({ name: 'CartUpdated', entityId: randomUUID() })
  for (const { id, jwt } of [earlier, theirs, others]) {
    expect((await send(jwt)).status).toBe(200)
    expect(await settled(id)).toMatchObject({ state: 'DONE', isErased: false })
  }
  const shopper = await signedIn(stack().shopUrl, mara)
  const asked = await sealed({
    ...{ name: 'MemberUpdated', entityId, sequence: 100_002, triggeredByAnonymizeRequest: true },
  })
  expect((await send(asked.jwt)).status).toBe(200)
  expect((await settled(asked.id)).isErased).toBe(true)
  expect((await settled(earlier.id)).isErased).toBe(true)
  expect((await settled(theirs.id)).isErased).toBe(true)
  expect((await settled(others.id)).isErased).toBe(false)
  expect(await roleOf(shopper)).toBe('VISITOR')
})

test('S76 a member the owner blocks on the platform is out within five seconds', async () => {
  const shopper = await signedIn(stack().shopUrl, jonas)
  await controlOf(stack().platformUrl).member(jonas.email, 'block')
  await expect.poll(() => roleOf(shopper), { timeout: 5000 }).toBe('VISITOR')
})

test('S88 cookies and foreign pages make no difference, and no session', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const { jwt } = await sealed(brand())
  await controlOf(stack().platformUrl).forget()
  for (const cookie of [
    shopper.cookie,
    `${shopper.cookie}; ${shopper.cookie}`,
    'vitrine=nonsense',
  ]) {
    const answer = await send(jwt, {
      ...{ cookie, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
  }
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
  expect(await roleOf(shopper)).toBe('MEMBER')
})

test('without the platform’s key there is no door', async () => {
  const { config, platformUrl } = stack()
  const keyless = await startTestStack({
    PLATFORM_URL: config.platform.url,
    PLATFORM_CLIENT_ID: config.platform.clientId,
    PLATFORM_PAGES_URL: platformUrl,
    SESSION_KEYS: Buffer.alloc(32, 7).toString('base64url'),
  })
  try {
    expect((await deliver(keyless.shopUrl, (await sealed(brand())).jwt)).status).toBe(404)
  } finally {
    await keyless.close()
  }
})
