// Limits sign-in attempts by login and by network. Counts each attempt where it runs, so that several fields of one
// document count separately. docs/security.md S37.
import { messages } from '../../__generated__/messages/domains.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import { problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'

/** Returns the problem of exceeding the limit; null when the attempt is allowed. */
export async function rateLimitProblem(
  context: RequestContext & SignInContext,
  loginId?: string,
): Promise<Problem | null> {
  const { signIn, clientNetwork } = context
  const takes = await Promise.all([
    signIn.takeByAddress(clientNetwork),
    ...(loginId ? [signIn.takeByLogin(loginId.toLowerCase())] : []),
  ])
  const refused = takes.filter((take) => !take.ok)
  if (refused.length === 0) return null
  const seconds = Math.max(...refused.map((take) => take.retryAfterSeconds))
  context.response.retryAfter = seconds
  return problem('RATE_LIMITED', {
    message: messages.tooManyAttempts({ seconds }),
    suggestedFix: 'TRY_AGAIN',
  })
}
