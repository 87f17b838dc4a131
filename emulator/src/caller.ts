// Resolves the Authorization header to an identity. The header contains the bare token, an API key, or both
// with a comma (docs/contract/auth.md §1); `Bearer x` is accepted as well (docs/contract/real-site.md §3), and required of the site's tokens.
import type { Caller } from './context.ts'
import { unauthenticated } from './refuse.ts'
import type { Site } from './site.ts'
import type { State } from './state/state.ts'

type Headers = Record<string, string | string[] | undefined>

export function callerOf(headers: Headers, site: Site, state: State): Caller {
  const given = bare(headers.authorization)
  if (!given) throw unauthenticated()
  const [first = '', second] = given.split(',')
  if (first === site.apiKey) return siteCaller(headers, site)
  const caller = tokenCaller(first, state)
  if (caller.kind === 'site' && !scheme.test(String(headers.authorization))) {
    throw unauthenticated('A token of the site is sent as `Authorization: Bearer`')
  }
  return { ...caller, elevated: caller.kind === 'site' || second === site.apiKey }
}

/**
 * Returns whose calls are counted together: those of the site, by whatever key or token, or those of one visitor's or
 * member's tokens; null without a known one. Whether visitors share a limit is not published. docs/contract/real-site.md §3.
 */
export function credentialOf(headers: Headers, site: Site, state: State): string | null {
  const [first = '', second] = bare(headers.authorization).split(',')
  if (first === site.apiKey || second === site.apiKey) return 'site'
  const refreshId = state.accessTokens.get(first)?.refreshId
  const refresh = refreshId === undefined ? undefined : state.refreshTokens.get(refreshId)
  if (!refresh) return null
  return refresh.role === 'site' ? 'site' : refresh.id
}

function siteCaller(headers: Headers, site: Site): Caller {
  if (headers['wix-site-id'] !== site.siteId) {
    throw unauthenticated('The API key belongs to another site: send its id in wix-site-id')
  }
  return { kind: 'site', id: site.siteId, elevated: true }
}

function tokenCaller(value: string, state: State): Caller {
  const token = state.accessTokens.get(value)
  if (!token || token.expiresAt <= state.now().getTime()) {
    throw unauthenticated('The access token is unknown or has expired')
  }
  const refresh = state.refreshTokens.get(token.refreshId)
  if (!refresh) throw unauthenticated('The access token was revoked')
  return { kind: refresh.role, id: refresh.subjectId, refreshId: refresh.id, elevated: false }
}

const scheme = /^Bearer\s+/i

function bare(header: string | string[] | undefined): string {
  const value = Array.isArray(header) ? header[0] : header
  return (value ?? '').replace(scheme, '').trim()
}
