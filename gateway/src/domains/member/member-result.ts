// Results of changes to the own membership.
import type { Problem } from '../../__generated__/schema-types.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type { Member } from '../../platform/member/member.ts'
import type { SessionContext } from '../../session/sessions.ts'
import { isSignedIn } from '../../session/tokens.ts'
import { PartlySaved } from './partly-saved.ts'

type Result = { member: Member | null; problems: Problem[] }

export const refused = (problems: Problem[]): Result => ({ member: null, problems })

/** Returns whether a change was meant for another member than the one signed in. */
export async function isForAnother(
  memberId: string | null | undefined,
  { session }: SessionContext,
): Promise<boolean> {
  return Boolean(memberId) && memberId !== (await session.find())?.memberId
}

/** Returns whether the platform rejected the member's token during the change. */
export const hasEnded = async ({ session }: SessionContext): Promise<boolean> =>
  session.wasDowngraded && !isSignedIn((await session.find())?.tokens)

/** Returns the changed member, or the problems of the refusal. */
export async function memberResult(
  change: () => Promise<{ member: Member | null; problems?: Problem[] }>,
  context: RequestContext & SessionContext,
  field?: string,
): Promise<Result> {
  const { requestId, log } = context
  try {
    return { problems: [], ...(await change()) }
  } catch (error) {
    if (error instanceof PartlySaved) {
      log.warn({ err: error.cause }, 'member: change was saved in part')
      return { member: error.member, problems: [problem('PARTLY_SAVED', { requestId })] }
    }
    if (await hasEnded(context)) return refused([problem('NOT_SIGNED_IN')])
    return refused(withRequestId(problemsOfFailure(error, field), requestId))
  }
}
