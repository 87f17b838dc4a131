import { beforeEach, describe, expect, test } from 'vitest'
import type { OauthData } from '../auth/pkce.ts'
import { PlatformFailure } from '../platform/failure.ts'
import type { TokenGrant } from '../platform/identity/authentication.ts'
import type { Transport } from '../platform/transport.ts'
import type { SessionRecord, SessionStore } from './session-store.ts'
import { createTokenService, type TokenService } from './token-service.ts'

const now = 1_000_000_000_000
let grants: Record<string, unknown>[]
/** Of each grant: the service it was sent to, and the request it belongs to. */
let sent: unknown[]
let respond: (request: Record<string, unknown>) => Promise<TokenGrant>
let saved: SessionRecord | null
let service: TokenService

const tokens = (n: number): TokenGrant => ({
  accessToken: `access-${n}`,
  refreshToken: `refresh-${n}`,
  expiresIn: 100_000,
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
  sent = []
  saved = session()
  respond = async () => tokens(grants.length)
  const transport = {
    send: async (
      service: string,
      _call: unknown,
      request: Record<string, unknown>,
      { requestId }: { requestId: string },
    ) => {
      grants.push(request)
      sent.push({ service, requestId })
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
    expect(grants).toEqual([{ clientId: 'c', refreshToken: 'refresh-0', grant: 'refreshToken' }])
    expect(sent).toEqual([{ service: 'oauth', requestId: 'r' }])
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

  test('a token another request has refreshed, but which is about to expire too, is refreshed', async () => {
    saved = {
      ...session(),
      tokens: { ...session().tokens, access: { value: 'theirs', expiresAt: 0 } },
    }
    expect(await accessToken(session())).toBe('access-1')
  })

  test('a token that the platform no longer accepts is refreshed before it expires', async () => {
    saved = session('member', now / 1000 + 5000)
    const options = { fresh: true, requestId: 'r', onDowngrade: () => {} }
    expect(await service.accessToken(structuredClone(saved), options)).toBe('access-1')
  })

  test('tokens that another process saves during the refresh win', async () => {
    respond = async () => {
      saved = {
        ...session(),
        tokens: { ...session().tokens, access: { value: 'theirs', expiresAt: 1 } },
      }
      return tokens(1)
    }
    expect(await accessToken(session())).toBe('theirs')
    expect(saved?.tokens.refresh.value).toBe('refresh-0')
  })

  test('a session that ended during the refresh gets its token for this request', async () => {
    const record = { ...session(), memberId: 'm1' }
    respond = async () => {
      saved = null
      return tokens(1)
    }
    expect(await accessToken(record)).toBe('access-1')
    expect([saved, record.memberId]).toEqual([null, 'm1'])
  })

  test('a session without a refresh token gets visitor tokens', async () => {
    const { access, refresh } = session().tokens
    saved = { ...session(), tokens: { access, refresh: { ...refresh, value: '' } } }
    await accessToken(saved)
    expect(grants).toEqual([{ clientId: 'c', grant: 'anonymous' }])
  })
})

describe('S28 a clock that is wrong', () => {
  /** Returns the seconds a token has left when it is used, every second for a quarter of an hour. */
  async function leftAtUse(skewSeconds: number): Promise<number[]> {
    let truth = 1_000_000
    const ends = new Map<string, number>()
    const issueTokens = (): TokenGrant => {
      const accessToken = `access-${ends.size}`
      ends.set(accessToken, truth + 300)
      return { accessToken, refreshToken: 'r', expiresIn: 300 }
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
      respond = async ({ grant }) => {
        if (grant === 'anonymous') return tokens(2)
        throw new PlatformFailure('system', 'down', { call: 'token', status })
      }
      await expect(accessToken(session())).rejects.toThrow('down')
      expect(grants.map(({ grant }) => grant)).toEqual(['refreshToken'])
      expect(saved?.tokens.refresh).toEqual({ value: 'refresh-0', role: 'member' })
      respond = async () => tokens(7)
      expect(await accessToken(session())).toBe('access-7')
    },
  )

  test.each([400, 401, 403])('S26 permanently (%i): visitor tokens, one notice', async (status) => {
    respond = async (request) => {
      if (request.grant === 'refreshToken')
        throw new PlatformFailure('refused', 'invalid_grant', { call: 'token', status })
      return tokens(2)
    }
    let downgrades = 0
    const record = { ...session(), memberId: 'm1', state: { name: 'Vera' } }
    saved = structuredClone(record)
    await accessToken(record, () => {
      downgrades += 1
    })
    await accessToken(record)
    expect(downgrades).toBe(1)
    for (const one of [record, saved])
      expect([one?.tokens.refresh.role, one?.memberId, one?.state]).toEqual([
        'visitor',
        undefined,
        undefined,
      ])
    expect(grants.map(({ grant }) => grant)).toEqual(['refreshToken', 'anonymous'])
  })
})

test('a refresh leaves the member and the state of a session as they were saved last', async () => {
  const record = { ...session(), memberId: 'm1', state: { name: 'Vera' } }
  saved = { ...structuredClone(record), state: { name: 'Mara' } }
  await accessToken(record)
  expect(record).toMatchObject({ memberId: 'm1', state: { name: 'Mara' } })
  expect(saved).toMatchObject({ memberId: 'm1', state: { name: 'Mara' } })
})

test('an error that is not the platform’s own is no reason to sign out', async () => {
  respond = async ({ grant }) => {
    if (grant === 'anonymous') return tokens(2)
    throw Object.assign(new Error('bug'), { facts: { status: 400 } })
  }
  await expect(accessToken(session())).rejects.toThrow('bug')
  expect(saved?.tokens.refresh.role).toBe('member')
})

const oauth = { codeVerifier: 'v', redirectUri: 'https://shop.example/callback' } as OauthData

test('member tokens are redeemed by code and verifier, with the target of the redirect if there was one', async () => {
  expect(await service.memberTokens('code', oauth, 'r2')).toEqual({
    access: { value: 'access-1', expiresAt: now / 1000 + 100_000 },
    refresh: { value: 'refresh-1', role: 'member' },
  })
  await service.memberTokens('code', { ...oauth, redirectUri: '' }, 'r3')
  const redeemed = { clientId: 'c', grant: 'authorizationCode', code: 'code' }
  expect(grants).toEqual([
    { ...redeemed, redirectUri: oauth.redirectUri, codeVerifier: 'v' },
    { ...redeemed, redirectUri: '', codeVerifier: 'v' },
  ])
  expect(sent).toEqual([
    { service: 'oauth', requestId: 'r2' },
    { service: 'oauth', requestId: 'r3' },
  ])
})

test('concurrent requests share one fetch of the public token', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => service.publicToken(false)))
  expect(new Set(answers)).toEqual(new Set(['access-1']))
  expect(grants).toHaveLength(1)
  expect(sent).toEqual([{ service: 'oauth', requestId: 'public' }])
  expect(await service.publicToken(false)).toBe('access-1')
})

test('the public token is refreshed when it is about to expire, and replaced when it is not accepted', async () => {
  respond = async () => ({ ...tokens(grants.length), expiresIn: 60 })
  const used = [await service.publicToken(false), await service.publicToken(false)]
  respond = async () => tokens(grants.length)
  used.push(await service.publicToken(true), await service.publicToken(false))
  expect(used).toEqual(['access-1', 'access-2', 'access-3', 'access-3'])
  expect(grants.map(({ grant }) => grant)).toEqual(['anonymous', 'refreshToken', 'anonymous'])
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1)
})

test('the public token is fetched again after a failure', async () => {
  respond = async () => {
    throw new PlatformFailure('system', 'down', { call: 'token', status: 500 })
  }
  await expect(service.publicToken(false)).rejects.toThrow('down')
  respond = async () => tokens(7)
  expect(await service.publicToken(false)).toBe('access-7')
})
