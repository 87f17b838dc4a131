// Limits emails that any caller can trigger to any address: the same limits as for sign-in emails, counted
// separately. docs/security.md S37.
import { messages } from '../../__generated__/messages/domains.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import { problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import type { SessionContext } from '../../session/sessions.ts'

/** Returns the problem of exceeding the limit by session, network or recipient; null when the email may be sent. */
export async function mailLimitProblem(
  context: RequestContext & SessionContext & SignInContext,
  email: string,
): Promise<Problem | null> {
  const { signIn, session, clientNetwork } = context
  const record = await session.find()
  const takes = await Promise.all([
    signIn.takeByAddress(`mail ${clientNetwork}`),
    ...(record ? [signIn.takeByAddress(`mail ${record.idHash}`)] : []),
    signIn.takeByLogin(`mail ${email.toLowerCase()}`),
  ])
  const refused = takes.filter(({ ok }) => !ok)
  if (refused.length === 0) return null
  const seconds = Math.max(...refused.map(({ retryAfterSeconds }) => retryAfterSeconds))
  context.response.retryAfter = seconds
  return problem('RATE_LIMITED', {
    message: messages.tooManyMails({ seconds }),
    suggestedFix: 'TRY_AGAIN',
  })
}
