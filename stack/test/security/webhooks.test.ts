// docs/security.md S79-S88: the webhook endpoint over the whole path.
import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createShopper, type Shopper } from '../../src/shopper.ts'
import { bearer, editor, elevatedStaff, executeAdmin, queryAdmin } from '../support/admin.ts'
import { controlOf } from '../support/platform-control.ts'
import { jonas, mara, roleOf, signedIn } from '../support/sign-in.ts'
import { startTestStack, useStack } from '../support/start.ts'
import { deliver, type Entry, type EventInput, historyOf, signed } from '../support/webhooks.ts'

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

const sealed = (input: EventInput) => signed(stack().platformUrl, input)
const send = (body: string | undefined, headers: object = {}) =>
  deliver(stack().shopUrl, body, headers)
const history = (filter: object) => historyOf(app, key, filter)

/** Returns the history entry of an event after it was handled. */
async function settled(id: string | null): Promise<Entry> {
  const find = async () => {
    const { data } = await app.execute<{ changeEvent: Entry | null }>(
      'query ($id: ID!) { changeEvent(id: $id) { id state erased deadLetter { reason detail } } }',
      { id },
      bearer(key),
    )
    return data.changeEvent
  }
  await expect.poll(async () => (await find())?.state ?? 'NEW', { timeout: 5000 }).not.toBe('NEW')
  return (await find()) as Entry
}

/** Ids of handled events, once per publication. */
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
function handledIds(): string[] {
  const ids: string[] = []
  const { bus } = stack().app.gateway.services
  const collect = ({ event }: { event: { id: string; state: string } }) => {
    if (event.state === 'DONE') ids.push(event.id)
  }
  stops.push(bus.listen('events', collect))
  return ids
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const brand = () => ({ name: 'BrandUpdated', entityId: randomUUID() })

test('an event signed by the platform is accepted and handled', async () => {
  const ids = handledIds()
  const { id, jwt } = await sealed(brand())
  const response = await send(jwt)
  expect([response.status, await response.text()]).toEqual([200, ''])
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await settled(id)).toMatchObject({ state: 'DONE', deadLetter: null })
  expect(ids).toContain(id)
})

test('S79 a forged event is refused and leaves no trace', async () => {
  const input = brand()
  const [head, claims] = (await sealed(input)).jwt.split('.')
  const foreignKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  const { webhooks } = stack().config
  const hmac = createHmac('sha256', webhooks.publicKey ?? '')
  const secret = `${part({ alg: 'HS256', typ: 'JWT' })}.${claims}`
  const forged = [
    `${head}.${claims}.${sign('sha256', Buffer.from(`${head}.${claims}`), foreignKey).toString('base64url')}`,
    `${part({ alg: 'none' })}.${claims}.`,
    `${secret}.${hmac.update(secret).digest('base64url')}`,
    `${head}.${claims}.%%%`,
    `${head}.${claims}.`,
  ]
  const statuses = await Promise.all(forged.map(async (jwt) => (await send(jwt)).status))
  expect(statuses).toEqual(Array(forged.length).fill(401))
  expect(await history({ entityId: input.entityId })).toEqual([])
})

test('S80 an event of another site is refused', async () => {
  const input = brand()
  const { jwt } = await sealed({ ...input, instanceId: randomUUID() })
  expect((await send(jwt)).status).toBe(403)
  expect(await history({ entityId: input.entityId })).toEqual([])
})

test('S81 the same event a hundred times at once is handled once', async () => {
  const ids = handledIds()
  const { id, jwt } = await sealed(brand())
  const results = await Promise.all(Array.from({ length: 100 }, () => send(jwt)))
  expect(results.filter(({ status }) => status !== 200)).toEqual([])
  expect((await settled(id)).state).toBe('DONE')
  expect((await send(jwt)).status).toBe(200)
  expect(ids.filter((one) => one === id)).toHaveLength(1)
})

test('S82 of sequence 3, 1, 2 only the first takes effect, and the history lists all', async () => {
  const ids = handledIds()
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
  replayChangeEvent(input: { id: $id }) { event { state } problems { code field message } }
}`
type Replayed = {
  replayChangeEvent: { event: { state: string } | null; problems: { code: string }[] }
}

test.each([
  ['signed', { iatOffsetSeconds: -7200 }],
  ['past its end', { iatOffsetSeconds: -600, expOffsetSeconds: -300 }],
  ['caused', { eventTime: hours(2) }],
])('S83 an event that was %s too long ago waits for a replay by the owner', async (_, old) => {
  const ids = handledIds()
  const { id, jwt } = await sealed({ ...brand(), ...old })
  expect((await send(jwt)).status).toBe(200)
  expect(await settled(id)).toMatchObject({ state: 'DEAD_LETTER', deadLetter: { reason: 'STALE' } })
  expect(ids).not.toContain(id)
  const staff = await elevatedStaff(stack().shopUrl)
  const { replayChangeEvent } = await queryAdmin<Replayed>(staff, replay, { id })
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
])('S84 %s instead of an event is refused', async (_, body, status) => {
  const startedAt = Date.now()
  expect((await send(body)).status).toBe(status)
  expect(Date.now() - startedAt).toBeLessThan(2000)
})

test.each(['text/plain', 'application/json', 'application/jwt', 'image/png', 'x/y; z=1'])(
  'S84 a token is accepted with content type %s',
  async (type) => {
    expect((await send((await sealed(brand())).jwt, { 'content-type': type })).status).toBe(200)
  },
)

test('S84 a token is accepted without a content type', async () => {
  const body = new Blob([(await sealed(brand())).jwt])
  const address = `${stack().shopUrl}/webhooks/platform`
  expect((await fetch(address, { method: 'POST', body })).status).toBe(200)
})

test('S84 raw text is accepted at this path only', async () => {
  const { jwt } = await sealed(brand())
  const elsewhere = await fetch(`${stack().shopUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain', origin: stack().shopUrl, 'x-vitrine-client': 'web' },
    body: jwt,
  })
  expect(elsewhere.status).toBe(415)
  expect((await fetch(`${stack().shopUrl}/webhooks/platform`)).status).toBe(404)
})

test('S86 an unreadable event becomes a dead letter without blocking others, and only the owner replays it', async () => {
  const { entityId } = brand()
  const eventType = 'wix.stores.catalog.v3.brand_updated'
  const broken = {
    ...{ id: randomUUID(), entityFqdn: 'wix.stores.catalog.v3.brand', slug: 'updated', entityId },
    ...{ eventTime: new Date().toISOString(), updatedEvent: { currentEntity: { id: 7 } } },
  }
  const unknownType = { ...broken, id: randomUUID() }
  const readable = await sealed({ name: 'BrandUpdated', entityId, sequence: 1 })
  const tokens = [
    readable,
    await sealed({ raw: { eventType, data: broken } }),
    await sealed({ raw: { eventType: 'wix.stores.catalog.v9.brand_melted', data: unknownType } }),
    await sealed({ name: 'BrandUpdated', entityId, sequence: 2 }),
  ]
  for (const { jwt } of tokens) expect((await send(jwt)).status).toBe(200)
  await settled(tokens.at(-1)?.id ?? null)
  const entries = await history({ entityId })
  expect(entries.map(({ state, deadLetter }) => deadLetter?.reason ?? state).reverse()).toEqual([
    'DONE',
    'UNREADABLE',
    'UNKNOWN_TYPE',
    'DONE',
  ])

  const [contributor, staff] = [
    await elevatedStaff(stack().shopUrl, editor),
    await elevatedStaff(stack().shopUrl),
  ]
  const codeOf = async (result: ReturnType<typeof executeAdmin>) =>
    (await result).errors?.[0]?.extensions.code
  expect(await codeOf(executeAdmin(contributor, replay, { id: broken.id }))).toBe('FORBIDDEN')
  expect(await codeOf(app.execute(replay, { id: broken.id }, bearer(key)))).toBe('FORBIDDEN')
  for (const id of [broken.id, readable.id, randomUUID()]) {
    const { replayChangeEvent } = await queryAdmin<Replayed>(staff, replay, { id })
    expect(replayChangeEvent.problems).toHaveLength(1)
  }
  const { auditLog } = await queryAdmin<{ auditLog: { nodes: unknown[] } }>(
    staff,
    '{ auditLog(first: 3, filter: { operation: "replayChangeEvent" }) { nodes { actor { name } result code ids } } }',
  )
  const refused = { actor: { name: 'owner@shop.test' }, result: 'REFUSED' }
  expect(auditLog.nodes).toMatchObject([
    { ...refused, code: 'NOT_FOUND' },
    { ...refused, code: 'NOT_A_DEAD_LETTER', ids: [readable.id] },
    { ...refused, code: 'STILL_UNREADABLE', ids: [broken.id] },
  ])
})

const memberIdOf = async (email: string) =>
  (await controlOf(stack().platformUrl).members()).find((one) => one.email === email)?.memberId ??
  ''

test('S87 an anonymized member is signed out, and their history is erased', async () => {
  const entityId = await memberIdOf(mara.email)
  const identity = { identityType: 'MEMBER', memberId: entityId }
  const earlier = await sealed({ name: 'MemberUpdated', entityId, sequence: 100_001 })
  const withIdentity = await sealed({ name: 'CartUpdated', entityId: randomUUID(), identity })
  const anonymous = await sealed({ name: 'CartUpdated', entityId: randomUUID() })
  for (const { id, jwt } of [earlier, withIdentity, anonymous]) {
    expect((await send(jwt)).status).toBe(200)
    expect(await settled(id)).toMatchObject({ state: 'DONE', erased: false })
  }
  const shopper = await signedIn(stack().shopUrl, mara)
  const anonymized = await sealed({
    ...{ name: 'MemberUpdated', entityId, sequence: 100_002, triggeredByAnonymizeRequest: true },
  })
  expect((await send(anonymized.jwt)).status).toBe(200)
  expect((await settled(anonymized.id)).erased).toBe(true)
  expect((await settled(earlier.id)).erased).toBe(true)
  expect((await settled(withIdentity.id)).erased).toBe(true)
  expect((await settled(anonymous.id)).erased).toBe(false)
  expect(await roleOf(shopper)).toBe('VISITOR')
})

test('S76 a member blocked on the platform is signed out within five seconds', async () => {
  const shopper = await signedIn(stack().shopUrl, jonas)
  await controlOf(stack().platformUrl).member(jonas.email, 'block')
  await expect.poll(() => roleOf(shopper), { timeout: 5000 }).toBe('VISITOR')
})

test('S88 cookies and foreign origins make no difference and start no session', async () => {
  const shopper = await signedIn(stack().shopUrl)
  const { jwt } = await sealed(brand())
  await controlOf(stack().platformUrl).clearCalls()
  for (const cookie of [
    shopper.cookie,
    `${shopper.cookie}; ${shopper.cookie}`,
    'vitrine=nonsense',
  ]) {
    const response = await send(jwt, {
      ...{ cookie, origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    })
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, []])
  }
  expect(await controlOf(stack().platformUrl).calls()).toEqual([])
  expect(await roleOf(shopper)).toBe('MEMBER')
})

test('without the platform’s key there is no webhook endpoint', async () => {
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
