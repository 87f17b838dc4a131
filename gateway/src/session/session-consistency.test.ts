// The token by which a session reads what it wrote: docs/decisions/064-read-your-writes.md.
import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSeal } from '../storage/seal.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteSessionStore } from '../storage/sqlite-session-store.ts'
import { revokeSessionsOf } from './revoke-sessions.ts'
import type { SessionStore } from './session-store.ts'
import { createSessions } from './sessions.ts'
import type { TokenService } from './token-service.ts'

const tokens = (role: 'visitor' | 'member') => ({
  access: { value: `access-${role}`, expiresAt: 9_999_999_999 },
  refresh: { value: `refresh-${role}`, role },
})
const start = { tokens: tokens('member'), memberId: 'm1', state: { name: 'Vera' } }
const service = { anonymousTokens: async () => tokens('visitor') } as unknown as TokenService
const clock = 1_000_000

let store: SessionStore
let cookies: string[]
beforeEach(() => {
  cookies = []
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const limits = { idleSeconds: 1000, maxSeconds: 10_000 }
  store = sqliteSessionStore(openSqlite('memory'), seal, limits, () => clock)
})

function open(id: string | null) {
  const parts = { store, tokens: service, isHttps: false, maxSeconds: 10, now: () => clock }
  return createSessions(parts)({
    cookieHeader: id ? `vitrine=${id}` : undefined,
    requestId: 'r',
    assertMayBegin: async () => {},
    setCookie: (cookie) => cookies.push(cookie),
  })
}
const lastId = () => /^vitrine=([^;]*);/.exec(cookies.at(-1) ?? '')?.[1] ?? ''

describe('the token of consistency', () => {
  test('is that of the session, in every later request of it, and survives a rotation', async () => {
    const first = open(null)
    await first.ensure()
    expect(await first.consistency.last()).toBeUndefined()
    await first.consistency.retain('c1')
    expect(await first.consistency.last()).toBe('c1')
    const later = open(lastId())
    expect(await later.consistency.last()).toBe('c1')
    await later.rotate(start)
    expect(await later.consistency.last()).toBe('c1')
    expect(await open(lastId()).consistency.last()).toBe('c1')
    expect(await open(null).consistency.last()).toBeUndefined()
  })

  test('is stored once, and not at all without a session', async () => {
    const saves: string[] = []
    const { saveConsistency } = store
    store.saveConsistency = async (idHash, token) => {
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

  test('that cannot be stored fails no write, and counts within its request', async () => {
    const session = open(null)
    await session.ensure()
    store.saveConsistency = () => Promise.reject(new Error('unavailable'))
    await session.consistency.retain('c1')
    expect(await session.consistency.last()).toBe('c1')
  })

  test('ends with the session’s member', async () => {
    const session = open(null)
    await session.rotate(start)
    await session.consistency.retain('c1')
    await revokeSessionsOf('m1', store, () => clock)
    expect(await open(lastId()).consistency.last()).toBeUndefined()
  })
})
