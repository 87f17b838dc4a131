import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { sqliteElevationStore } from '../auth/elevation-store.ts'
import { createCartMemory } from '../domains/cart/cart-memory.ts'
import { createSeal } from '../storage/seal.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteSessionStore } from '../storage/sqlite-session-store.ts'
import { wireCart } from '../testing/wire-cart.ts'
import type { ChangeEvent } from './change-event.ts'
import { localErasureLog } from './erasure-log.ts'
import { sqliteEventStore } from './event-store.ts'
import { createEraseMember, createSessionConsumer } from './session-consumer.ts'

const seal = createSeal([randomBytes(32).toString('base64url')])
const now = Date.now()

function parts() {
  const database = openSqlite('memory')
  const carts = createCartMemory()
  const history = sqliteEventStore(database, seal)
  return {
    database,
    sessions: sqliteSessionStore(database, seal, { idleSeconds: 100, maxSeconds: 1000 }),
    elevations: sqliteElevationStore(database, 100_000),
    carts,
    history,
    eraseMember: createEraseMember({ history, carts }),
    erasureLog: localErasureLog,
  }
}
let own: ReturnType<typeof parts>
beforeEach(async () => {
  own = parts()
  for (const [idHash, memberId] of [
    ['one', 'mara'],
    ['two', 'mara'],
    ['three', 'noor'],
  ] as const) {
    await own.sessions.create({
      ...{ idHash, memberId, version: 1, createdAt: now, touchedAt: now },
      tokens: { access: { value: 'a', expiresAt: 5 }, refresh: { value: 'r', role: 'member' } },
    })
    own.carts.set(idHash, wireCart({ id: `cart-${idHash}` }))
  }
  await own.elevations.create({
    ...{ idHash: 'elevation', sessionHash: 'one', memberId: 'mara', openedAt: now, touchedAt: now },
  })
})

const event = (other: object) =>
  ({
    id: 'event',
    name: 'MemberUpdated',
    type: 'wix.members.v1.member_updated',
    entityId: 'mara',
    sequence: '1',
    at: now,
    receivedAt: now,
    identity: null,
    body: { id: 'mara', status: 'APPROVED' },
    modifiedFields: null,
    isAnonymization: false,
    requestId: 'req',
    ...other,
  }) as ChangeEvent

const handle = (other: object) => createSessionConsumer(own).handle(event(other))

async function leftOf() {
  return {
    mara: (await own.sessions.listOfMember('mara')).length,
    noor: (await own.sessions.listOfMember('noor')).length,
    hasElevation: (await own.elevations.read('elevation')) !== null,
    carts: ['one', 'two', 'three'].filter((idHash) => own.carts.get(idHash)),
  }
}
const all = { mara: 2, noor: 1, hasElevation: true, carts: ['one', 'two', 'three'] }
const onlyNoor = { mara: 0, noor: 1, hasElevation: false, carts: ['three'] }

test('a late event of a member who waited for approval at first does not end the session that followed it', async () => {
  const before = await leftOf()
  await handle({ name: 'MemberCreated', body: { id: 'mara', status: 'PENDING' } })
  expect(await leftOf()).toEqual(before)
})

test.each(['BLOCKED', 'OFFLINE', 'PENDING'])(
  'S11 a member who is %s is signed out everywhere',
  async (status) => {
    await handle({ body: { id: 'mara', status } })
    expect(await leftOf()).toEqual(onlyNoor)
  },
)

test.each(['BLOCKED', 'OFFLINE', 'PENDING'])(
  'S12 a late event that a member was %s revokes earlier sessions, and has the platform verify later ones',
  async (status) => {
    const state = { signedInAt: now + 1, verifiedAt: now + 1 }
    await own.sessions.create({
      ...{ idHash: 'four', memberId: 'mara', version: 1, createdAt: now + 1, touchedAt: now + 1 },
      tokens: { access: { value: 'b', expiresAt: 5 }, refresh: { value: 's', role: 'member' } },
      state,
    })
    await handle({ body: { id: 'mara', status } })
    const left = await own.sessions.listOfMember('mara')
    expect(left).toMatchObject([{ idHash: 'four', tokens: { access: { value: 'b' } } }])
    expect(left[0]?.state).toEqual({ signedInAt: now + 1 })
  },
)

test.each([
  ['deleted', { name: 'MemberDeleted', body: null }],
  ['erased', { isAnonymization: true }],
])('S12 of a member who was %s, later sessions are revoked, too', async (_, other) => {
  await own.sessions.create({
    ...{ idHash: 'four', memberId: 'mara', version: 1, createdAt: now + 1, touchedAt: now + 1 },
    tokens: { access: { value: 'b', expiresAt: 5 }, refresh: { value: 's', role: 'member' } },
    state: { signedInAt: now + 1 },
  })
  await handle(other)
  expect((await leftOf()).mara).toBe(0)
})

test('S11 so is one who is blocked from the start', async () => {
  await handle({ name: 'MemberCreated', body: { id: 'mara', status: 'BLOCKED' } })
  expect(await leftOf()).toEqual(onlyNoor)
})

test('S11 so is one who was deleted', async () => {
  await handle({ name: 'MemberDeleted', body: null })
  expect(await leftOf()).toEqual(onlyNoor)
})

test.each([
  ['another change of a member', {}],
  ['a member without a status', { body: { id: 'mara' } }],
  ['a member without a body', { body: null }],
  ['a status of something else by that id', { name: 'BrandUpdated', body: { status: 'BLOCKED' } }],
  ['an event of something else by that id', { name: 'CartDeleted', body: null }],
])('%s ends nothing', async (_, other) => {
  await handle(other)
  expect(await leftOf()).toEqual(all)
})

const bodyIn = (id: string) => own.history.find(id)?.isErased === false

function keep(id: string, entityId: string, identityId: string | null) {
  const { name, body, type, sequence, at, receivedAt, modifiedFields, requestId } = event({})
  const identity = identityId ? { kind: 'MEMBER' as const, id: identityId } : null
  own.history.add({
    ...{ id, name, body, type, entityId, entity: entityId, sequence, at, receivedAt, identity },
    ...{ modifiedFields, requestId, isAnonymization: false, setAside: null },
  })
}

test('S87 an erasure request erases sessions, carts and the content of the history', async () => {
  keep('of mara', 'mara', null)
  keep('by mara', 'cart-one', 'mara')
  keep('of noor', 'noor', 'noor')
  await handle({ isAnonymization: true })
  expect(await leftOf()).toEqual(onlyNoor)
  expect(['of mara', 'by mara', 'of noor'].map(bodyIn)).toEqual([false, false, true])
})

test('S87 it also erases the data of a single cart', async () => {
  keep('of the cart', 'cart-three', null)
  await handle({ name: 'CartUpdated', entityId: 'cart-three', body: null, isAnonymization: true })
  expect(await leftOf()).toEqual({ ...all, carts: ['one', 'two'] })
  expect(bodyIn('of the cart')).toBe(false)
})

test.each([
  ['a change without a request', { isAnonymization: false }],
  ['a request without a person', { isAnonymization: true, entityId: null }],
])('S87 %s erases nothing', async (_, other) => {
  const [eraseMember, add] = [vi.fn(), vi.fn()]
  Object.assign(own, { eraseMember, erasureLog: { ...localErasureLog, add } })
  await handle({ name: 'CartUpdated', body: null, ...other })
  expect(eraseMember).not.toHaveBeenCalled()
  expect(add).not.toHaveBeenCalled()
})

test('S87 it also erases the carts of a member that other sessions remember', async () => {
  const buyerInfo = { memberId: 'mara' }
  own.carts.set('three', wireCart({ buyerInfo }))
  await handle({ isAnonymization: true })
  expect((await leftOf()).carts).toEqual([])
})
