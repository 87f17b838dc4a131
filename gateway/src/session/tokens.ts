// The token rules of spec §4, as pure functions.
import type { TokenGrant } from '../platform/identity/authentication.ts'

/** Whom a refresh token stands for. */
export type TokenRole = 'none' | 'visitor' | 'member'

export type Tokens = {
  access: { value: string /** Seconds since 1970. */; expiresAt: number }
  refresh: { value: string; role: TokenRole }
}

/** Tokens are refreshed this long before expiry, so that none expires during a call. */
export const refreshAheadSeconds = 60

/** Returns the tokens of a response. spec §4: the expiry is the current time in seconds plus the lifetime. */
export function tokensOf(response: TokenGrant, role: TokenRole, nowMs: number): Tokens {
  return {
    access: {
      value: response.accessToken,
      expiresAt: Math.floor(nowMs / 1000) + response.expiresIn,
    },
    refresh: { value: response.refreshToken ?? '', role },
  }
}

/** Returns the tokens after a refresh: the new refresh token when one came, else the old one; the role stays. */
export function refreshedTokens(response: TokenGrant, before: Tokens, nowMs: number): Tokens {
  const refreshed = tokensOf(response, before.refresh.role, nowMs)
  return {
    ...refreshed,
    refresh: { ...before.refresh, value: refreshed.refresh.value || before.refresh.value },
  }
}

export function needsRefresh(tokens: Tokens, nowMs: number): boolean {
  return tokens.access.expiresAt - refreshAheadSeconds <= nowMs / 1000
}

/** spec §4: a session is signed in exactly when the refresh token's role is member. */
export function isSignedIn(tokens: Tokens | undefined): boolean {
  return tokens?.refresh.role === 'member'
}
