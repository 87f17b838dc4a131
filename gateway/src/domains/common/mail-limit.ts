// Mails that anybody can have sent to any address: as many as of those that help somebody in again, counted
// apart from them, so that neither uses up the other's. SECURITY row 37.
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem } from '../../graphql/problems.ts'

/** The problem of a mail too many, by the session, where it comes from and whom it goes to; null when it may go. */
export async function tooManyMails(context: Context, email: string): Promise<Problem | null> {
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
  context.told.retryAfter = seconds
  return problem('RATE_LIMITED', {
    message: `That were too many at once. Try again in ${seconds} seconds.`,
    suggestedFix: 'TRY_AGAIN',
  })
}
