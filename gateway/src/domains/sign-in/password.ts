// Passwords: another one while signed in, a mail for somebody who has lost theirs.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { confirmMember } from '../common/confirm-member.ts'
import { tooMany } from '../common/guard.ts'
import { endOtherSessions } from './become.ts'
import { passwordInput, recoveryInput } from './input.ts'
import { withEmailNamed } from './payload.ts'

const accepted = { accepted: true, problems: [] }

const changePassword: MutationResolvers['changePassword'] = async (_, args, context) => {
  const checked = checkInput(passwordInput, args)
  if (!checked.ok) return { accepted: false, problems: checked.problems }
  const { newPassword } = checked.value
  const refused = await confirmMember(checked.value, context)
  if (refused) return { accepted: false, problems: [refused] }
  try {
    await context.own.authentication.changePassword({ newPassword })
  } catch (error) {
    if (context.session.wasDowngraded) {
      return { accepted: false, problems: [problem('NOT_SIGNED_IN')] }
    }
    const problems = problemsOfFailure(error, 'newPassword')
    return { accepted: false, problems: withRequestId(problems, context.requestId) }
  }
  // Whoever knew the old password is out; this browser stays, under another id. Rows S4, S12.
  await endOtherSessions(context)
  return accepted
}

/** spec §7 `Start`. The id it answers leads nowhere (contract/auth.md §8): the mail does. */
const sendVerificationEmail: MutationResolvers['sendVerificationEmail'] = async (
  _,
  __,
  context,
) => {
  const record = await context.session.find()
  const identityId = record?.kept?.identity?.id
  if (!identityId) return { accepted: false, problems: [problem('NOT_SIGNED_IN')] }
  const refused = await tooMany(context, identityId)
  if (refused) return { accepted: false, problems: [refused] }
  try {
    await context.own.verification.start({ identityId, target: 'EMAIL' })
    return accepted
  } catch (error) {
    return { accepted: false, problems: withRequestId(problemsOfFailure(error), context.requestId) }
  }
}

/** The same answer for every address: only what is wrong with the platform is told. Row S36. */
const sendRecoveryEmail: MutationResolvers['sendRecoveryEmail'] = async (_, args, context) => {
  const checked = checkInput(recoveryInput, args)
  if (!checked.ok) return { accepted: false, problems: checked.problems.map(withEmailNamed) }
  const { email } = checked.value
  const refused = await tooMany(context, email)
  if (refused) return { accepted: false, problems: [refused] }
  const { config, own } = context
  const redirect = {
    url: `${config.publicUrl}/login?done=reset`,
    clientId: config.platform.clientId,
  }
  try {
    await own.recovery.sendRecoveryEmail({ email, redirect })
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.kind === 'system') {
      const problems = withRequestId(problemsOfFailure(error), context.requestId)
      return { accepted: false, problems }
    }
    context.log.info({ code: error.code, status: error.facts.status }, 'no recovery mail was sent')
  }
  return accepted
}

export const passwordMutations = { changePassword, sendRecoveryEmail, sendVerificationEmail }
