// What a change of one's own membership answers.
import type { WireMember } from '@vitrine/platform'
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { isLoggedIn } from '../../session/tokens.ts'
import { PartlySaved } from './partly-saved.ts'

type Result = { member: WireMember | null; problems: Problem[] }

export const refused = (problems: Problem[]): Result => ({ member: null, problems })

/** Whether a change was meant for a member who is no longer the one who is signed in. */
export async function isForAnother(
  memberId: string | null | undefined,
  { session }: Context,
): Promise<boolean> {
  return Boolean(memberId) && memberId !== (await session.find())?.memberId
}

/** The platform no longer took the member's token while the change was on its way. */
export const hasEnded = async ({ session }: Context): Promise<boolean> =>
  session.wasDowngraded && !isLoggedIn((await session.find())?.tokens)

/** The member afterwards, or the problems of the refusal. */
export async function memberResult(
  ask: () => Promise<{ member: WireMember | null; problems?: Problem[] }>,
  context: Context,
  field?: string,
): Promise<Result> {
  const { requestId, log } = context
  try {
    return { problems: [], ...(await ask()) }
  } catch (error) {
    if (error instanceof PartlySaved) {
      log.warn({ err: error.cause }, 'a change of a member was made in part')
      return { member: error.member, problems: [problem('PARTLY_SAVED', { requestId })] }
    }
    if (await hasEnded(context)) return refused([problem('NOT_SIGNED_IN')])
    return refused(withRequestId(problemsOfFailure(error, field), requestId))
  }
}
