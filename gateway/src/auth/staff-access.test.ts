// Freshness and lifetime of elevations, with a controlled clock.
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { SessionRecord } from '../session/session-store.ts'
import { createSessions, type RequestSession } from '../session/sessions.ts'
import type { TokenService } from '../session/token-service.ts'
import { createSeal } from '../storage/seal.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteSessionStore } from '../storage/sqlite-session-store.ts'
import { type ElevationStore, sqliteElevationStore } from './elevation-store.ts'
import { createStaffAccess, type StaffAccess } from './staff-access.ts'
import { readStaff } from './staff-list.ts'

const signedInAt = 1_000_000
const limits = { freshSeconds: 60, idleSeconds: 900, maxSeconds: 3600 }
const identity = {
  id: 'i1',
  email: 'owner@shop.test',
  emailVerified: true,
  status: 'ACTIVE' as const,
  reasons: [],
  factors: [],
  createdAt: null,
  updatedAt: null,
  tags: null,
}
let clock: number
let cookies: string[]
let elevations: ElevationStore
let session: RequestSession
let open: (cookieHeader?: string) => StaffAccess
/** The same member in another browser. */
let openElsewhere: (cookieHeader?: string) => Promise<StaffAccess>

beforeEach(async () => {
  clock = signedInAt
  cookies = []
  const database = openSqlite('memory')
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const now = () => clock
  const setCookie = (cookie: string) => cookies.push(cookie)
  const store = sqliteSessionStore(database, seal, { idleSeconds: 9000, maxSeconds: 9000 }, now)
  const parts = { store, tokens: {} as TokenService, isHttps: false, maxSeconds: 9000, now }
  const signedIn = async () => {
    const assertMayBegin = async () => {}
    const log = { warn: () => {} }
    const request = { cookieHeader: undefined, requestId: 'r', log, assertMayBegin, setCookie }
    const session = createSessions(parts)(request)
    await session.rotate({
      tokens: {
        access: { value: 'a', expiresAt: 9_999_999_999 },
        refresh: { value: 'r', role: 'member' },
      },
      memberId: 'm1',
      state: { signedInAt, identity },
    })
    return session
  }
  session = await signedIn()
  elevations = sqliteElevationStore(database, 3_600_000)
  const access = createStaffAccess({
    store: elevations,
    staff: readStaff(['owner@shop.test:OWNER']),
    limits,
    isHttps: false,
    now,
  })
  open = (cookieHeader) => access({ session, cookieHeader, setCookie })
  openElsewhere = async (cookieHeader) =>
    access({ session: await signedIn(), cookieHeader, setCookie })
})

const staffCookies = () => cookies.filter((cookie) => cookie.startsWith('vitrine-staff='))

test('S90 a fresh sign-in allows an elevation', async () => {
  clock += 60_000
  const access = open()
  expect((await access.state()).elevation).toBe('AVAILABLE')
  expect((await access.open()).elevation).toBe('ACTIVE')
  expect(await access.actor()).toEqual({
    kind: 'STAFF',
    id: 'm1',
    name: 'owner@shop.test',
    role: 'OWNER',
  })
  expect(staffCookies()).toEqual([expect.stringMatching(/; Max-Age=3600$/)])
})

test('S90 an older sign-in allows no elevation and sets no cookie', async () => {
  clock += 60_001
  const access = open()
  expect((await access.state()).elevation).toBe('SIGN_IN_AGAIN')
  expect((await access.open()).elevation).toBe('SIGN_IN_AGAIN')
  expect(await access.actor()).toBeNull()
  expect(staffCookies()).toEqual([])
})

test('S90 an elevation does not make the sign-in fresh again', async () => {
  await open().open()
  const cookie = staffCookies()[0]?.split(';')[0]
  clock += 899_000
  expect((await open(cookie).state()).elevation).toBe('ACTIVE')
  await open(cookie).close()
  expect((await open(cookie).state()).elevation).toBe('SIGN_IN_AGAIN')
  expect((await open(cookie).open()).elevation).toBe('SIGN_IN_AGAIN')
})

test('S90 S95 an elevation belongs to its session, not to its member', async () => {
  await open().open()
  const cookie = staffCookies()[0]?.split(';')[0]
  expect((await open(cookie).state()).elevation).toBe('ACTIVE')
  const elsewhere = await openElsewhere(cookie)
  expect((await elsewhere.state()).elevation).toBe('AVAILABLE')
  expect(await elsewhere.actor()).toBeNull()
})

const elevate = async () => {
  await open().open()
  return staffCookies().at(-1)?.split(';')[0] ?? ''
}
const stateOf = async (cookie?: string) => (await open(cookie).state()).elevation

test('S90 an elevation ends after its idle time, exactly then', async () => {
  const cookie = await elevate()
  clock += 899_999
  expect([await open(cookie).isOpen(), await open().isOpen()]).toEqual([true, false])
  clock += 1
  expect(await open(cookie).isOpen()).toBe(false)
  // It is deleted: a clock that is set back does not bring it back.
  clock -= 1
  expect(await open(cookie).isOpen()).toBe(false)
})

test('S90 requests extend an elevation, to its maximum age and not beyond', async () => {
  const cookie = await elevate()
  for (let minutes = 10; minutes < 60; minutes += 10) {
    clock += 600_000
    expect(await stateOf(cookie)).toBe('ACTIVE')
  }
  expect((await open(cookie).state()).activeUntil).toBe(signedInAt + 3_600_000)
  clock += 600_000
  expect(await stateOf(cookie)).toBe('SIGN_IN_AGAIN')
})

test('the idle timer is stored every ten seconds, and not by a listening screen', async () => {
  const cookie = await elevate()
  const end = async () => (await open(cookie).state()).activeUntil
  clock += 9_999
  expect(await end()).toBe(signedInAt + 900_000)
  clock += 1
  expect(await open(cookie).isOpen()).toBe(true)
  expect(await end()).toBe(signedInAt + 910_000)
  clock += 1
  // Read from the store, not from the request before.
  expect(await end()).toBe(signedInAt + 910_000)
})

test('S95 an elevation ends with the member’s sign-in', async () => {
  const cookie = await elevate()
  const record = await session.find()
  const as = (changes: Partial<SessionRecord>) => Object.assign(record ?? {}, changes)
  as({ memberId: 'm2' })
  expect(await stateOf(cookie)).toBe('AVAILABLE')
  for (const changes of [
    { memberId: undefined },
    { memberId: 'm1', state: undefined },
    { state: { signedInAt } },
    {
      state: { signedInAt, identity },
      tokens: {
        access: { value: 'a', expiresAt: 9_999_999_999 },
        refresh: { value: 'r', role: 'visitor' as const },
      },
    },
  ]) {
    as(changes)
    expect(await open(cookie).state()).toEqual({
      ...{ elevation: 'SIGNED_OUT', role: null, email: null },
      ...{ name: null, memberId: null, activeUntil: null },
    })
    expect(await open(cookie).isOpen()).toBe(false)
  }
})

test('S90 a member who is not listed, or whose email is not verified, gets no elevation', async () => {
  const record = await session.find()
  const as = (other: object) =>
    Object.assign(record ?? {}, { state: { signedInAt, identity: { ...identity, ...other } } })
  as({ email: 'Owner@Shop.test' })
  expect(await open().state()).toMatchObject({ elevation: 'AVAILABLE', role: 'OWNER', name: null })
  as({ email: 'shopper@shop.test' })
  expect(await open().open()).toEqual({
    ...{ elevation: 'NOT_STAFF', role: null, email: null, name: null },
    ...{ memberId: null, activeUntil: null },
  })
  as({ emailVerified: false })
  expect(await open().open()).toMatchObject({
    ...{ elevation: 'EMAIL_NOT_VERIFIED', role: 'OWNER', email: identity.email },
    ...{ name: null, memberId: 'm1', activeUntil: null },
  })
  expect(staffCookies()).toEqual([])
})

test('a sign-in of an unknown time is not fresh', async () => {
  const record = await session.find()
  Object.assign(record ?? {}, { state: { identity, name: 'Vera' } })
  expect(await open().state()).toMatchObject({ elevation: 'SIGN_IN_AGAIN', name: 'Vera' })
})

test('a visitor without a session is signed out', async () => {
  await session.end()
  expect([await stateOf(), await open('vitrine-staff=x').isOpen()]).toEqual(['SIGNED_OUT', false])
})

test('closing removes the cookie of an elevation, and sets none without one', async () => {
  await open().close()
  expect(staffCookies()).toEqual([])
  const cookie = await elevate()
  await open(cookie).close()
  expect(staffCookies().at(-1)).toMatch(/^vitrine-staff=; .*Max-Age=0$/)
})

test('the elevations of a member are deleted together; those not used for long with the next', async () => {
  const create = (idHash: string, memberId: string, touchedAt: number) =>
    elevations.create({ idHash, sessionHash: 's', memberId, openedAt: 0, touchedAt })
  await create('one', 'm1', 1)
  await create('two', 'm2', 2)
  await elevations.deleteOfMember('m1')
  expect([await elevations.read('one'), await elevations.read('two')]).toEqual([
    null,
    { idHash: 'two', sessionHash: 's', memberId: 'm2', openedAt: 0, touchedAt: 2 },
  ])
  await create('three', 'm2', 3_600_002)
  expect(await elevations.read('two')).not.toBeNull()
  await create('four', 'm2', 3_600_003)
  expect(await elevations.read('two')).toBeNull()
})
