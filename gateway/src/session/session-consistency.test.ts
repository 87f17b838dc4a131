// The token by which a session reads what it wrote: docs/decisions/064-read-your-writes.md.
import { beforeEach, describe, expect, test } from 'vitest'
import { browserSessions, memberStart } from '../testing/browser-sessions.ts'
import { revokeSessionsOf } from './revoke-sessions.ts'
import { SessionStoreUnavailable } from './session-store.ts'

let clock: number
let browser: ReturnType<typeof browserSessions>
beforeEach(() => {
  clock = 1_000_000
  browser = browserSessions(() => clock)
})
const open = (id: string | null) => browser.open(id)
const lastId = () => browser.lastId()

describe('the token of consistency', () => {
  test('is that of the session, in every later request of it, and survives a rotation', async () => {
    const first = open(null)
    await first.ensure()
    expect(await first.consistency.last()).toBeUndefined()
    await first.consistency.retain('c1')
    expect(await first.consistency.last()).toBe('c1')
    const later = open(lastId())
    expect(await later.consistency.last()).toBe('c1')
    await later.rotate(memberStart)
    expect(await later.consistency.last()).toBe('c1')
    expect(await open(lastId()).consistency.last()).toBe('c1')
    expect(await open(null).consistency.last()).toBeUndefined()
  })

  test('is stored once, and not at all without a session', async () => {
    const saves: string[] = []
    const { saveConsistency } = browser.store
    browser.store.saveConsistency = async (idHash, token) => {
      saves.push(token)
      await saveConsistency(idHash, token)
    }
    const none = open(null)
    await none.consistency.retain('c1')
    expect([await none.consistency.last(), saves]).toEqual([undefined, []])
    await none.ensure()
    for (const token of ['c1', 'c1', 'c2']) await none.consistency.retain(token)
    expect(saves).toEqual(['c1', 'c2'])
  })

  test('that cannot be stored fails no write, counts within its request, and is logged', async () => {
    const session = open(null)
    await session.ensure()
    const err = new SessionStoreUnavailable(new Error('ECONNREFUSED'))
    browser.store.saveConsistency = () => Promise.reject(err)
    await session.consistency.retain('c1')
    expect(await session.consistency.last()).toBe('c1')
    expect(browser.log.warn.mock.calls).toEqual([[{ err }, 'session: a token was not saved']])
  })

  test('ends with the session’s member', async () => {
    const session = open(null)
    await session.rotate(memberStart)
    await session.consistency.retain('c1')
    await revokeSessionsOf('m1', browser.store, { now: () => clock })
    expect(await open(lastId()).consistency.last()).toBeUndefined()
  })
})
