// The token rules of spec §4, as pure functions.
import type { TokenRole, WireTokens } from '@vitrine/platform'

export type Tokens = {
  access: { value: string /** Seconds since 1970. */; expiresAt: number }
  refresh: { value: string; role: TokenRole }
}

/** Renewed this long before it expires, so that no call starts with a token that ends on the way. */
export const renewAheadSeconds = 60

/** spec §4: the expiry is the current time in seconds plus `expires_in`. */
export function tokensOf(answer: WireTokens, role: TokenRole, nowMs: number): Tokens {
  return {
    access: {
      value: answer.access_token,
      expiresAt: Math.floor(nowMs / 1000) + answer.expires_in,
    },
    refresh: { value: answer.refresh_token ?? '', role },
  }
}

/** After a renewal: the new refresh token when one came, else the one we had; the role stays. */
export function renewedTokens(answer: WireTokens, before: Tokens, nowMs: number): Tokens {
  const renewed = tokensOf(answer, before.refresh.role, nowMs)
  return {
    ...renewed,
    refresh: { ...before.refresh, value: renewed.refresh.value || before.refresh.value },
  }
}

export function needsRenewal(tokens: Tokens, nowMs: number): boolean {
  return tokens.access.expiresAt - renewAheadSeconds <= nowMs / 1000
}

/** spec §4: logged in exactly when the refresh token's role is member. */
export function isLoggedIn(tokens: Tokens | undefined): boolean {
  return tokens?.refresh.role === 'member'
}
