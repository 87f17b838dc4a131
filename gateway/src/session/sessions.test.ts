// The session of one request: what is read, created, extended and reported, and when it is not.
import { randomBytes } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSeal } from '../storage/seal.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteSessionStore } from '../storage/sqlite-session-store.ts'
import { hasNoCart, mayHaveCart } from './cart-hint.ts'
import { hashOfId } from './cookie.ts'
import { reportsRevocation, revokeSessionsOf } from './revoke-sessions.ts'
import { type SessionStore, SessionStoreUnavailable } from './session-store.ts'
import { createSessions } from './sessions.ts'
import type { TokenService } from './token-service.ts'

const tokens = (role: 'visitor' | 'member') => ({
  access: { value: `access-${role}`, expiresAt: 9_999_999_999 },
  refresh: { value: `refresh-${role}`, role },
})
const member = { tokens: tokens('member'), memberId: 'm1', state: { name: 'Vera' } }

let store: SessionStore
let clock: number
let cookies: string[]
let begun: number
let isDowngrading: boolean
beforeEach(() => {
  clock = 1_000_000
  cookies = []
  begun = 0
  isDowngrading = false
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const limits = { idleSeconds: 10_000, maxSeconds: 100_000 }
  store = sqliteSessionStore(openSqlite('memory'), seal, limits, () => clock)
})

const service = {
  anonymousTokens: async (requestId: string) => ({
    ...tokens('visitor'),
    refresh: { value: requestId, role: 'visitor' },
  }),
  accessToken: async (_, { fresh, requestId, onDowngrade }) => {
    if (isDowngrading) onDowngrade()
    return `${requestId} ${fresh ? 'fresh' : 'stored'}`
  },
} as TokenService

function open(id: string | null, request: { isPage?: boolean; idHash?: string } = {}) {
  const sessions = createSessions({
    ...{ store, tokens: service, isHttps: false, maxSeconds: 77, now: () => clock },
  })
  return sessions({
    cookieHeader: id ? `vitrine=${id}` : undefined,
    requestId: 'r1',
    log: { warn: () => {} },
    assertMayBegin: async () => {
      begun += 1
    },
    setCookie: (cookie) => cookies.push(cookie),
    ...request,
  })
}
const lastId = () => /^vitrine=([^;]*);/.exec(cookies.at(-1) ?? '')?.[1] ?? ''
async function idOfMember(): Promise<string> {
  await open(null).rotate(member)
  return lastId()
}
const stored = (id: string) => store.read(hashOfId(id))

describe('a session begins', () => {
  test('once per request, with visitor tokens and no cart, if the network may begin one', async () => {
    const session = open(null)
    const [first, second] = await Promise.all([session.ensure(), session.ensure()])
    expect(second.idHash).toBe(first.idHash)
    expect([begun, cookies]).toEqual([1, [expect.stringMatching(/^vitrine=.*; Max-Age=77$/)]])
    expect(await stored(lastId())).toMatchObject({
      ...{ cartHint: hasNoCart, createdAt: clock, touchedAt: clock, version: 1 },
      tokens: { refresh: { value: 'r1', role: 'visitor' } },
    })
  })

  test('not when there is one', async () => {
    const id = await idOfMember()
    expect(await open(id).ensure()).toMatchObject(member)
    expect([begun, cookies.length]).toEqual([0, 1])
  })

  test('in another request than the one that ended it', async () => {
    const session = open(null)
    const before = await session.ensure()
    await session.end()
    expect(await session.find()).toBeNull()
    expect((await session.ensure()).idHash).not.toBe(before.idHash)
  })
})

test('a request that names its session by hash needs no cookie', async () => {
  const idHash = hashOfId(await idOfMember())
  expect(await open(null, { idHash }).find()).toMatchObject({ idHash })
})

test('a store that fails is reported as unavailable, with the cause', async () => {
  const cause = new Error('disk')
  store = { ...store, read: () => Promise.reject(cause) }
  const failure = await open('x'.repeat(43))
    .find()
    .catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(SessionStoreUnavailable)
  expect(failure).toMatchObject({ name: 'SessionStoreUnavailable', cause })
})

describe('the end of a session', () => {
  test('removes a cookie whose session is gone', async () => {
    const id = await idOfMember()
    await store.delete(hashOfId(id))
    await open(id).end()
    expect(cookies.at(-1)).toContain('vitrine=; ')
  })

  test('sets no cookie where there was none', async () => {
    await open(null).end()
    expect(cookies).toEqual([])
  })
})

describe('touch', () => {
  test('extends the idle lifetime once a minute has passed, and not before', async () => {
    const id = await idOfMember()
    const begin = clock
    clock += 60_000
    await open(id).touch({})
    expect(await stored(id)).toMatchObject({ touchedAt: begin, version: 1 })
    clock += 1
    await open(id).touch({})
    expect(await stored(id)).toMatchObject({ touchedAt: clock, version: 2 })
  })

  test('saves a new cart hint at once, and the same hint never', async () => {
    const id = await idOfMember()
    const session = open(id)
    clock += 1
    await session.touch({ cartHint: mayHaveCart })
    expect(await stored(id)).toMatchObject({ cartHint: mayHaveCart, touchedAt: clock, version: 2 })
    expect(await session.find()).toMatchObject({ cartHint: mayHaveCart, version: 2 })
    await session.touch({ cartHint: mayHaveCart })
    expect(await stored(id)).toMatchObject({ version: 2 })
  })

  test('keeps the cart hint when it has no new one', async () => {
    const id = await idOfMember()
    await open(id).touch({ cartHint: mayHaveCart })
    await open(id).touch({})
    expect(await stored(id)).toMatchObject({ version: 2 })
    clock += 60_001
    await open(id).touch({})
    expect(await stored(id)).toMatchObject({ cartHint: mayHaveCart, touchedAt: clock })
  })

  test('begins no session, and bears with one that ended meanwhile', async () => {
    await open(null).touch({ cartHint: mayHaveCart })
    expect(cookies).toEqual([])
    const id = await idOfMember()
    const late = open(id)
    const record = structuredClone(await late.find())
    await store.delete(hashOfId(id))
    await late.touch({ cartHint: mayHaveCart })
    expect(await late.find()).toEqual(record)
  })
})

test('update changes the latest state, for the rest of the request too', async () => {
  const session = open(null)
  expect(await session.update((state) => ({ ...state, name: 'Vera' }))).toMatchObject({
    version: 2,
  })
  await open(lastId()).update((state) => ({ ...state, signedInAt: 5 }))
  await session.update((state) => ({ ...state, hasPassword: true }))
  const state = { name: 'Vera', signedInAt: 5, hasPassword: true }
  expect(await session.find()).toMatchObject({ state, version: 4 })
  expect(await stored(lastId())).toMatchObject({ state })
})

test('a change that always loses to another one fails after five attempts', async () => {
  const session = open(await idOfMember())
  let saves = 0
  store.save = async () => {
    saves += 1
    // A sixth attempt would be let through.
    return saves > 5
  }
  await expect(session.update((state) => state)).rejects.toThrow('too many concurrent changes')
  expect(saves).toBe(5)
})

describe('the access token', () => {
  test('is requested as fresh as the caller needs it, in the name of the request', async () => {
    const session = open(await idOfMember())
    expect([await session.accessToken(true), await session.accessToken(false)]).toEqual([
      'r1 fresh',
      'r1 stored',
    ])
    expect(session.wasDowngraded).toBe(false)
  })

  test('reports that its refresh was refused', async () => {
    const session = open(await idOfMember())
    isDowngrading = true
    await session.accessToken(false)
    expect(session.wasDowngraded).toBe(true)
  })
})

describe('a revoked session', () => {
  async function reported(id: string, isPage?: boolean): Promise<boolean> {
    const session = open(id, { isPage })
    await session.find()
    return session.wasDowngraded
  }

  test('is reported to the first request, and for ten minutes to pages', async () => {
    const id = await idOfMember()
    expect(await reported(id, true)).toBe(false)
    expect(await revokeSessionsOf('m1', store, { now: () => clock })).toEqual([hashOfId(id)])
    expect(await reported(id, false)).toBe(true)
    expect(await stored(id)).toMatchObject({
      state: { endedAt: clock, isEndReported: true },
      cartHint: hasNoCart,
    })
    expect([await reported(id, false), await reported(id)]).toEqual([false, false])
    clock += 600_000
    expect(await reported(id, true)).toBe(true)
    clock += 1
    expect(await reported(id, true)).toBe(false)
  })

  test('is not reported at all when the first request is later', async () => {
    const id = await idOfMember()
    await revokeSessionsOf('m1', store, { now: () => clock })
    clock += 600_001
    expect(await reported(id, false)).toBe(false)
    expect((await stored(id))?.state).toEqual({ endedAt: clock - 600_001 })
  })

  test('is reported by the request that read it, though it ended meanwhile', async () => {
    const id = await idOfMember()
    await revokeSessionsOf('m1', store, { now: () => clock })
    const record = await stored(id)
    if (!record) throw new Error('The session is gone')
    await store.delete(hashOfId(id))
    expect(await reportsRevocation(record, store, { isPage: false, now: clock })).toBe(true)
  })

  test('is left alone when another member has signed in to it meanwhile', async () => {
    const id = await idOfMember()
    const late: SessionStore = {
      ...store,
      async listOfMember(memberId) {
        const found = await store.listOfMember(memberId)
        const record = await stored(id)
        if (record) await store.save({ ...record, memberId: 'm2' })
        return found
      },
    }
    await revokeSessionsOf('m1', late, { now: () => clock })
    expect(await stored(id)).toMatchObject({ memberId: 'm2', state: { name: 'Vera' } })
  })
})
