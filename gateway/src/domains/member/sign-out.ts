// Revokes sessions of members who lost access, in addition to the platform revoking their tokens. docs/security.md S12.
import type { ActorContext } from '../../auth/actor.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import type { AdminResult } from '../common/admin-call.ts'

/** Revokes all sessions of these members. */
export async function signOut(ids: readonly string[], { signIn }: SignInContext): Promise<void> {
  for (const id of ids) await signIn.store.deleteOfMember(id)
}

/** Returns whether a call was or may have been made: true without a response. */
export const mayBeDone = (result: AdminResult<unknown>): boolean =>
  result.ok || (result.failure?.isOutcomeUnknown ?? false)

/** Returns whether the caller is this member; false for apps. */
export const isSelf = ({ actor }: ActorContext, id: string): boolean =>
  actor.kind === 'STAFF' && actor.id?.toLowerCase() === id.toLowerCase()
