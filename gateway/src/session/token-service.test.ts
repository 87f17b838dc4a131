import type { WireTokens } from '@vitrine/platform'
import { beforeEach, describe, expect, test } from 'vitest'
import { PlatformFailure } from '../platform/failure.ts'
import type { Transport } from '../platform/transport.ts'
import type { SessionRecord, SessionStore } from './session-store.ts'
import { createTokenService, type TokenService } from './token-service.ts'

const now = 1_000_000_000_000
let grants: Record<string, unknown>[]
let respond: (request: Record<string, unknown>) => Promise<WireTokens>
let saved: SessionRecord | null
let service: TokenService

const tokens = (n: number): WireTokens => ({
  access_token: `access-${n}`,
  refresh_token: `refresh-${n}`,
  expires_in: 100_000,
})
const session = (role: 'visitor' | 'member' = 'member', expiresAt = 0): SessionRecord => ({
  idHash: 's',
  version: 1,
  createdAt: now,
  touchedAt: now,
  tokens: { access: { value: 'old', expiresAt }, refresh: { value: 'refresh-0', role } },
})

beforeEach(() => {
  grants = []
  saved = session()
  respond = async () => tokens(grants.length)
  const transport = {
    send: async (_service: string, _call: unknown, request: Record<string, unknown>) => {
      grants.push(request)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return respond(request)
    },
  } as unknown as Transport
  const store: Pick<SessionStore, 'read' | 'save'> = {
    read: async () => saved && structuredClone(saved),
    save: async (record) => {
      saved = structuredClone(record)
      return true
    },
  }
  service = createTokenService({
    transport,
    store: store as SessionStore,
    clientId: 'c',
    now: () => now,
  })
})
const accessToken = (record: SessionRecord, onDowngrade = () => {}) =>
  service.accessToken(record, { fresh: false, requestId: 'r', onDowngrade })

describe("the session's token", () => {
  test('a token that is not about to expire is used as it is', async () => {
    expect(await accessToken(session('visitor', now / 1000 + 61))).toBe('old')
    expect(grants).toEqual([])
  })

  test('an expiring token is refreshed, and the new one is saved before it is used', async () => {
    const record = session()
    expect(await accessToken(record)).toBe('access-1')
    expect(grants).toEqual([
      { clientId: 'c', refreshToken: 'refresh-0', grantType: 'refresh_token' },
    ])
    expect(saved?.tokens).toMatchObject({
      access: { value: 'access-1' },
      refresh: { value: 'refresh-1', role: 'member' },
    })
  })

  test('S21 a hundred concurrent requests cost one refresh', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => accessToken(session())))
    expect(new Set(answers)).toEqual(new Set(['access-1']))
    expect(grants).toHaveLength(1)
  })

  test('a token another request has refreshed meanwhile is used, not refreshed again', async () => {
    saved = {
      ...session('member', now / 1000 + 5000),
      tokens: {
        access: { value: 'theirs', expiresAt: now / 1000 + 5000 },
        refresh: { value: 'r9', role: 'member' },
      },
    }
    expect(await accessToken(session())).toBe('theirs')
    expect(grants).toEqual([])
  })
})

describe('S28 a clock that is wrong', () => {
  /** Returns the seconds a token has left when it is used, every second for a quarter of an hour. */
  async function leftAtUse(skewSeconds: number): Promise<number[]> {
    let truth = 1_000_000
    const ends = new Map<string, number>()
    const issueTokens = (): WireTokens => {
      const access_token = `access-${ends.size}`
      ends.set(access_token, truth + 300)
      return { access_token, refresh_token: 'r', expires_in: 300 }
    }
    let record = session()
    const store = {
      read: async () => structuredClone(record),
      save: async (next: SessionRecord) => {
        record = structuredClone(next)
        return true
      },
    }
    let skew = 0
    const service = createTokenService({
      transport: { send: async () => issueTokens() } as unknown as Transport,
      store: store as unknown as SessionStore,
      clientId: 'c',
      now: () => (truth + skew) * 1000,
    })
    const use = async () => {
      const options = { fresh: false, requestId: 'r', onDowngrade: () => {} }
      const token = await service.accessToken(structuredClone(record), options)
      return (ends.get(token) ?? 0) - truth
    }
    const left = [await use()]
    // The clock jumps after the token was issued: an offset from the start would cancel out.
    skew = skewSeconds
    for (let second = 0; second < 900; second += 1) {
      truth += 1
      left.push(await use())
    }
    return left
  }

  test.each([-45, 0, 45])('by %i s: no expired token is used', async (skew) => {
    const left = await leftAtUse(skew)
    expect(Math.min(...left)).toBeGreaterThan(0)
    expect(Math.max(...left)).toBe(300)
  })
})

describe('when a refresh fails', () => {
  test.each([500, 502, 429, undefined])(
    'S25 temporarily (%s): the session retains its tokens',
    async (status) => {
      // Only the refresh fails: a visitor token would be granted.
      respond = async ({ grantType }) => {
        if (grantType === 'anonymous') return tokens(2)
        throw new PlatformFailure('system', 'down', { call: 'token', status })
      }
      await expect(accessToken(session())).rejects.toThrow('down')
      expect(grants.map(({ grantType }) => grantType)).toEqual(['refresh_token'])
      expect(saved?.tokens.refresh).toEqual({ value: 'refresh-0', role: 'member' })
      respond = async () => tokens(7)
      expect(await accessToken(session())).toBe('access-7')
    },
  )

  test.each([400, 401, 403])('S26 permanently (%i): visitor tokens, one notice', async (status) => {
    respond = async (request) => {
      if (request.grantType === 'refresh_token')
        throw new PlatformFailure('refused', 'invalid_grant', { call: 'token', status })
      return tokens(2)
    }
    let downgrades = 0
    const record = session()
    await accessToken(record, () => {
      downgrades += 1
    })
    await accessToken(record)
    expect(downgrades).toBe(1)
    expect(saved?.tokens.refresh.role).toBe('visitor')
    expect(grants.map(({ grantType }) => grantType)).toEqual(['refresh_token', 'anonymous'])
  })
})

test('concurrent requests share one fetch of the public token', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => service.publicToken(false)))
  expect(new Set(answers)).toEqual(new Set(['access-1']))
  expect(grants).toHaveLength(1)
  expect(await service.publicToken(false)).toBe('access-1')
})
