// Revokes sessions of members who lost access, in addition to the platform revoking their tokens. docs/security.md S12.
import type { Context } from '../../graphql/context.ts'
import type { AdminResult } from '../common/admin-call.ts'

/** Revokes all sessions of these members. */
export async function signOut(ids: readonly string[], { signIn }: Context): Promise<void> {
  for (const id of ids) await signIn.store.deleteOfMember(id)
}

/** Returns whether a call was or may have been made: true without a response. */
export const mayBeDone = (result: AdminResult<unknown>): boolean =>
  result.ok || (result.failure?.isOutcomeUnknown ?? false)

/** Returns whether the caller is this member; false for apps. */
export const isSelf = ({ actor }: Pick<Context, 'actor'>, id: string): boolean =>
  actor.kind === 'SITE_USER' && actor.id?.toLowerCase() === id.toLowerCase()
