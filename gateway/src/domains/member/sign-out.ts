// Who may no longer come in is out at once: the platform ends its tokens, we end our sessions.
// SECURITY row 12.
import type { Context } from '../../graphql/context.ts'
import type { Answered } from '../common/owner-call.ts'

/** Ends every session of these members. */
export async function signOut(ids: readonly string[], { signIn }: Context): Promise<void> {
  for (const id of ids) await signIn.store.deleteOfMember(id)
}

/** Whether a call has been made, or may have been: without an answer the careful guess is yes. */
export const mayBeDone = (result: Answered<unknown>): boolean =>
  result.ok || (result.failure?.isOutcomeUnknown ?? false)

/** Whether the caller is this member; an app is nobody's. */
export const isSelf = ({ actor }: Pick<Context, 'actor'>, id: string): boolean =>
  actor.kind === 'SITE_USER' && actor.id?.toLowerCase() === id.toLowerCase()
