// Converts the state of a sign-in to its wire type. docs/contract/auth.md §6 "State machine reply".
import type { WireAuthentication } from '@vitrine/platform'
import type { Shop } from '../context.ts'
import { wireIdentityOf } from '../members/wire-identity.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { openStateToken } from './one-time-code.ts'
import { sendVerification } from './send-verification.ts'
import { openSession } from './sessions.ts'

/** Returns a successful sign-in: the session token opens the hidden frame. */
export function success(member: StoredMember, { state, site }: Shop): WireAuthentication {
  const now = state.now().toISOString()
  const seen = state.members.put({ ...member, lastLoginDate: now })
  return {
    state: 'SUCCESS',
    sessionToken: openSession(seen, 'direct', state),
    identity: wireIdentityOf(seen, state, site.url),
  }
}

/** Returns what a pending member waits for: first the member's own step, then the owner's approval. */
export function pendingAnswer(member: StoredMember, shop: Shop): WireAuthentication {
  const identity = wireIdentityOf(member, shop.state, shop.site.url)
  if (member.reasons.includes('PENDING_EMAIL_VERIFICATION_REQUIRED')) {
    const { id: stateToken } = sendVerification(member, shop.state)
    return { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken, identity }
  }
  const { id: stateToken } = openStateToken(member, { step: 'OWNER_APPROVAL' }, shop.state)
  return { state: 'REQUIRE_OWNER_APPROVAL', stateToken, identity }
}
