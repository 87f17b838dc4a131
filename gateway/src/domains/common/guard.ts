// Nobody guesses on: each attempt is counted where it runs, by whom it is for and where it comes
// from, so that many fields of one document are many attempts. SECURITY row 37.
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem } from '../../graphql/problems.ts'

/** The problem of an attempt too many; null when it may go on. */
export async function tooMany(context: Context, loginId?: string): Promise<Problem | null> {
  const { signIn, clientNetwork } = context
  const takes = await Promise.all([
    signIn.takeByAddress(clientNetwork),
    ...(loginId ? [signIn.takeByLogin(loginId.toLowerCase())] : []),
  ])
  const refused = takes.filter((take) => !take.ok)
  if (refused.length === 0) return null
  const seconds = Math.max(...refused.map((take) => take.retryAfterSeconds))
  context.told.retryAfter = seconds
  return problem('RATE_LIMITED', {
    message: `Too many attempts. Try again in ${seconds} seconds.`,
    suggestedFix: 'TRY_AGAIN',
  })
}
