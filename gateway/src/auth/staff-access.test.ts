// Freshness and lifetime of elevations, with a controlled clock.
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createSessions } from '../session/sessions.ts'
import type { TokenService } from '../session/token-service.ts'
import { createSeal } from '../storage/seal.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteSessionStore } from '../storage/sqlite-session-store.ts'
import { sqliteElevationStore } from './elevation-store.ts'
import { createStaffAccess, type StaffAccess } from './staff-access.ts'
import { readStaff } from './staff-list.ts'

const signedInAt = 1_000_000
const limits = { freshSeconds: 60, idleSeconds: 900, maxSeconds: 3600 }
const identity = {
  id: 'i1',
  email: 'owner@shop.test',
  isEmailVerified: true,
  status: 'ACTIVE' as const,
  reasons: [],
  factors: [],
}
let clock: number
let cookies: string[]
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
    const request = { cookieHeader: undefined, requestId: 'r', assertMayBegin, setCookie }
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
  const session = await signedIn()
  const access = createStaffAccess({
    store: sqliteElevationStore(database, 3_600_000),
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
  expect((await access.state()).elevation).toBe('READY')
  expect((await access.open()).elevation).toBe('OPEN')
  expect(await access.actor()).toMatchObject({ id: 'm1', role: 'OWNER' })
  expect(staffCookies()).toHaveLength(1)
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
  expect((await open(cookie).state()).elevation).toBe('OPEN')
  await open(cookie).close()
  expect((await open(cookie).state()).elevation).toBe('SIGN_IN_AGAIN')
  expect((await open(cookie).open()).elevation).toBe('SIGN_IN_AGAIN')
})

test('S90 S95 an elevation belongs to its session, not to its member', async () => {
  await open().open()
  const cookie = staffCookies()[0]?.split(';')[0]
  expect((await open(cookie).state()).elevation).toBe('OPEN')
  const elsewhere = await openElsewhere(cookie)
  expect((await elsewhere.state()).elevation).toBe('READY')
  expect(await elsewhere.actor()).toBeNull()
})
