// Tokens come to be and end here. docs/contract/auth.md §1.
import type { WireTokens } from '@vitrine/platform'
import { secret } from '../ids.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import type { StoredRefreshToken } from '../rows/session-rows.ts'
import {
  accessTokenPrefix,
  accessTokenSeconds,
  expiryOf,
  memberAccessTokenPrefix,
  memberRefreshTokenPrefix,
  refreshTokenPrefix,
} from '../rules/token-life.ts'
import type { State } from '../state/state.ts'

export function newVisitor(clientId: string, state: State): StoredRefreshToken {
  const id = refreshTokenPrefix + secret()
  return state.refreshTokens.put({
    id,
    role: 'visitor',
    subjectId: state.newId('visitor'),
    clientId,
  })
}

export function newMemberToken(
  { id: subjectId }: StoredMember,
  clientId: string,
  state: State,
): StoredRefreshToken {
  const id = memberRefreshTokenPrefix + secret()
  return state.refreshTokens.put({ id, role: 'member', subjectId, clientId })
}

/** One per site: the client obtains as many access tokens as it likes. */
export const newSiteToken = (siteId: string, clientId: string, state: State): StoredRefreshToken =>
  state.refreshTokens.put({
    id: `${refreshTokenPrefix}site-${siteId}`,
    role: 'site',
    subjectId: siteId,
    clientId,
  })

/** Issues a new access token and deletes expired ones of the same refresh token. */
export function issue(state: State, refresh: StoredRefreshToken): WireTokens {
  const now = state.now()
  for (const old of state.accessTokens.by('refresh', refresh.id)) {
    if (old.expiresAt <= now.getTime()) state.accessTokens.delete(old.id)
  }
  const prefix = refresh.role === 'member' ? memberAccessTokenPrefix : accessTokenPrefix
  const access = state.accessTokens.put({
    id: prefix + secret(),
    refreshId: refresh.id,
    expiresAt: expiryOf(now),
  })
  return {
    access_token: access.id,
    refresh_token: refresh.id,
    expires_in: accessTokenSeconds,
    token_type: 'Bearer',
  }
}

/** Revokes an identity: its refresh token and every access token issued from it. */
export function revoke(state: State, refreshId: string): void {
  for (const token of state.accessTokens.by('refresh', refreshId)) {
    state.accessTokens.delete(token.id)
  }
  state.refreshTokens.delete(refreshId)
}

/**
 * Revokes all tokens and sessions of a member, after blocking, deletion or a new password; `validRefreshId`
 * remains valid.
 */
export function signOutEverywhere(memberId: string, state: State, validRefreshId?: string): void {
  for (const { id } of state.refreshTokens.by('subject', memberId)) {
    if (id !== validRefreshId) revoke(state, id)
  }
  for (const { id } of state.sessions.by('member', memberId)) state.sessions.delete(id)
  for (const { id } of state.stateTokens.by('member', memberId)) state.stateTokens.delete(id)
  for (const { id } of state.codes.by('member', memberId)) state.codes.delete(id)
  for (const { id } of state.recoveries.by('member', memberId)) state.recoveries.delete(id)
}
