// Concurrent requests of one browser while its session rotates.
import { beforeEach, expect, test } from 'vitest'
import { browserSessions, memberStart } from '../testing/browser-sessions.ts'
import { hashOfId, newSessionId } from './cookie.ts'
import { revokeSessionsOf } from './revoke-sessions.ts'
import { SessionRotated } from './session-store.ts'

let clock: number
let browser: ReturnType<typeof browserSessions>
beforeEach(() => {
  clock = 1_000_000
  browser = browserSessions(() => clock)
})
const open = (id: string | null) => browser.open(id)
const lastId = () => browser.lastId()

test('S4 a rotated session has a new id; the old id finds no session', async () => {
  await open(null).ensure()
  const before = lastId()
  await open(before).rotate(memberStart)
  expect(lastId()).not.toBe(before)
  expect(await open(before).find()).toBeNull()
  expect(await open(lastId()).find()).toMatchObject(memberStart)
})

test('S13 a request with the old id creates no session of its own', async () => {
  await open(null).ensure()
  const before = lastId()
  await open(before).rotate(memberStart)
  const count = browser.cookies.length
  await expect(open(before).ensure()).rejects.toThrow(SessionRotated)
  expect(browser.cookies).toHaveLength(count)
  clock += 121_000
  await open(before).ensure()
  expect(browser.cookies).toHaveLength(count + 1)
})

test('S13 an update of the old session that raced the rotation is not written', async () => {
  await open(null).ensure()
  const before = lastId()
  const slow = open(before)
  await slow.find()
  await open(before).rotate(memberStart)
  await expect(slow.update((state) => ({ ...state, name: 'late' }))).rejects.toThrow(SessionRotated)
  expect((await open(lastId()).find())?.state).toEqual({ name: 'Vera' })
})

test('S13 a late save does not sign in again a member whose session was revoked meanwhile', async () => {
  await open(null).rotate(memberStart)
  const id = lastId()
  const late = await browser.store.read(hashOfId(id))
  await revokeSessionsOf('m1', browser.store, { now: () => clock })
  expect(late?.memberId).toBe('m1')
  expect(late && (await browser.store.save(late))).toBe(false)
  const left = await browser.store.read(hashOfId(id))
  expect(left).toMatchObject({ state: { endedAt: clock }, tokens: { access: { value: '' } } })
  expect(left?.memberId).toBeUndefined()
})

test('S3 an id the gateway did not issue finds no session and is not adopted', async () => {
  const planted = newSessionId()
  await open(planted).ensure()
  expect(lastId()).not.toBe(planted)
  expect(await browser.store.read(hashOfId(planted))).toBeNull()
})

test('ending a session removes its cookie', async () => {
  await open(null).rotate(memberStart)
  const id = lastId()
  await open(id).end()
  expect(browser.cookies.at(-1)).toBe('vitrine=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0')
  expect(await open(id).find()).toBeNull()
})

test('a member’s sessions are listed by last use and ended together', async () => {
  const ids: string[] = []
  for (let i = 0; i < 3; i += 1) {
    clock += 1000
    await open(null).rotate(memberStart)
    ids.push(lastId())
  }
  await open(null).rotate({ ...memberStart, memberId: 'm2' })
  const other = lastId()
  const mine = await browser.store.listOfMember('m1')
  expect(mine.map(({ idHash }) => idHash)).toEqual([...ids].reverse().map(hashOfId))
  expect(await browser.store.deleteOfMember('m1', hashOfId(ids[0] ?? ''))).toBe(2)
  expect(await browser.store.listOfMember('m1')).toHaveLength(1)
  expect(await open(other).find()).toMatchObject({ memberId: 'm2' })
})
