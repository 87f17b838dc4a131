// Concurrent requests of one browser while its session rotates.
import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createSeal } from '../storage/seal.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteSessionStore } from '../storage/sqlite-session-store.ts'
import { hashOfId, newSessionId } from './cookie.ts'
import { revokeSessionsOf } from './revoke-sessions.ts'
import { SessionRotated, type SessionStore } from './session-store.ts'
import { createSessions } from './sessions.ts'
import type { TokenService } from './token-service.ts'

const limits = { idleSeconds: 1000, maxSeconds: 10_000 }
const tokens = (role: 'visitor' | 'member') => ({
  access: { value: `access-${role}`, expiresAt: 9_999_999_999 },
  refresh: { value: `refresh-${role}`, role },
})
let store: SessionStore
let clock: number
let cookies: string[]
beforeEach(() => {
  clock = 1_000_000
  cookies = []
  const seal = createSeal([randomBytes(32).toString('base64url')])
  store = sqliteSessionStore(openSqlite('memory'), seal, limits, () => clock)
})

function open(id: string | null) {
  const service = { anonymousTokens: async () => tokens('visitor') } as unknown as TokenService
  const parts = { store, tokens: service, isHttps: false, maxSeconds: 10, now: () => clock }
  return createSessions(parts)({
    cookieHeader: id ? `vitrine=${id}` : undefined,
    requestId: 'r',
    assertMayBegin: async () => {},
    setCookie: (cookie) => cookies.push(cookie),
  })
}
const lastId = () => /^vitrine=([^;]*);/.exec(cookies.at(-1) ?? '')?.[1] ?? ''
const start = { tokens: tokens('member'), memberId: 'm1', state: { name: 'Vera' } }

test('S4 a rotated session has a new id; the old id finds no session', async () => {
  await open(null).ensure()
  const before = lastId()
  await open(before).rotate(start)
  expect(lastId()).not.toBe(before)
  expect(await open(before).find()).toBeNull()
  expect(await open(lastId()).find()).toMatchObject(start)
})

test('S13 a request with the old id creates no session of its own', async () => {
  await open(null).ensure()
  const before = lastId()
  await open(before).rotate(start)
  const count = cookies.length
  await expect(open(before).ensure()).rejects.toThrow(SessionRotated)
  expect(cookies).toHaveLength(count)
  clock += 121_000
  await open(before).ensure()
  expect(cookies).toHaveLength(count + 1)
})

test('S13 an update of the old session that raced the rotation is not written', async () => {
  await open(null).ensure()
  const before = lastId()
  const slow = open(before)
  await slow.find()
  await open(before).rotate(start)
  await expect(slow.update((state) => ({ ...state, name: 'late' }))).rejects.toThrow(SessionRotated)
  expect((await open(lastId()).find())?.state).toEqual({ name: 'Vera' })
})

test('S13 a late save does not sign in again a member whose session was revoked meanwhile', async () => {
  await open(null).rotate(start)
  const id = lastId()
  const late = await store.read(hashOfId(id))
  await revokeSessionsOf('m1', store, () => clock)
  expect(late?.memberId).toBe('m1')
  expect(late && (await store.save(late))).toBe(false)
  const left = await store.read(hashOfId(id))
  expect(left).toMatchObject({ state: { endedAt: clock }, tokens: { access: { value: '' } } })
  expect(left?.memberId).toBeUndefined()
})

test('S3 an id the gateway did not issue finds no session and is not adopted', async () => {
  const planted = newSessionId()
  await open(planted).ensure()
  expect(lastId()).not.toBe(planted)
  expect(await store.read(hashOfId(planted))).toBeNull()
})

test('ending a session removes its cookie', async () => {
  await open(null).rotate(start)
  const id = lastId()
  await open(id).end()
  expect(cookies.at(-1)).toBe('vitrine=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
  expect(await open(id).find()).toBeNull()
})

test('a member’s sessions are listed by last use and ended together', async () => {
  const ids: string[] = []
  for (let i = 0; i < 3; i += 1) {
    clock += 1000
    await open(null).rotate(start)
    ids.push(lastId())
  }
  await open(null).rotate({ ...start, memberId: 'm2' })
  const other = lastId()
  const mine = await store.listOfMember('m1')
  expect(mine.map(({ idHash }) => idHash)).toEqual([...ids].reverse().map(hashOfId))
  expect(await store.deleteOfMember('m1', hashOfId(ids[0] ?? ''))).toBe(2)
  expect(await store.listOfMember('m1')).toHaveLength(1)
  expect(await open(other).find()).toMatchObject({ memberId: 'm2' })
})
