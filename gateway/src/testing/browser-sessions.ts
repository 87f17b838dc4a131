// Sessions of one browser in a store of their own, for tests.
import { randomBytes } from 'node:crypto'
import { vi } from 'vitest'
import { createSessions, type RequestSession } from '../session/sessions.ts'
import type { TokenService } from '../session/token-service.ts'
import { createSeal } from '../storage/seal.ts'
import { openSqlite } from '../storage/sqlite.ts'
import { sqliteSessionStore } from '../storage/sqlite-session-store.ts'

export const tokensOf = (role: 'visitor' | 'member') => ({
  access: { value: `access-${role}`, expiresAt: 9_999_999_999 },
  refresh: { value: `refresh-${role}`, role },
})

/** What a session of a member begins with. */
export const memberStart = {
  tokens: tokensOf('member'),
  memberId: 'm1',
  state: { name: 'Vera' },
}

export function browserSessions(
  now: () => number,
  limits = { idleSeconds: 1000, maxSeconds: 10_000 },
) {
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const store = sqliteSessionStore(openSqlite('memory'), seal, limits, now)
  const cookies: string[] = []
  // The one call of the service that a session without tokens makes.
  const tokens = { anonymousTokens: async () => tokensOf('visitor') } as unknown as TokenService
  const log = { warn: vi.fn<(...entry: unknown[]) => void>() }
  return {
    store,
    log,
    /** `Set-Cookie` headers, the last one at the end. */
    cookies,
    /** Opens the session of a request with this id in its cookie. */
    open: (id: string | null): RequestSession =>
      createSessions({ store, tokens, isHttps: false, maxSeconds: 10, now })({
        cookieHeader: id ? `vitrine=${id}` : undefined,
        requestId: 'r',
        log,
        assertMayBegin: async () => {},
        setCookie: (cookie) => cookies.push(cookie),
      }),
    /** The id in the last cookie that was set. */
    lastId: () => /^vitrine=([^;]*);/.exec(cookies.at(-1) ?? '')?.[1] ?? '',
  }
}
