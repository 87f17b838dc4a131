// The token rules of spec §4, as pure functions.
import type { TokenRole, WireTokens } from '@vitrine/platform'

export type Tokens = {
  access: { value: string /** Seconds since 1970. */; expiresAt: number }
  refresh: { value: string; role: TokenRole }
}

/** Tokens are refreshed this long before expiry, so that none expires during a call. */
export const refreshAheadSeconds = 60

/** Reads a token response. spec §4: the expiry is the current time in seconds plus `expires_in`. */
export function tokensOf(response: WireTokens, role: TokenRole, nowMs: number): Tokens {
  return {
    access: {
      value: response.access_token,
      expiresAt: Math.floor(nowMs / 1000) + response.expires_in,
    },
    refresh: { value: response.refresh_token ?? '', role },
  }
}

/** Returns the tokens after a refresh: the new refresh token when one came, else the old one; the role stays. */
export function refreshedTokens(response: WireTokens, before: Tokens, nowMs: number): Tokens {
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
