// Passwords: changing one while signed in, and recovering a lost one by email.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { clientListsPlace, recoveryReturnOf } from '../../auth/client-lists.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { confirmMember } from '../common/confirm-member.ts'
import { rateLimitProblem } from '../common/sign-in-rate-limit.ts'
import { passwordInput, recoveryInput } from './input.ts'
import { endOtherSessions } from './session-transitions.ts'

const accepted = { accepted: true, problems: [] }

const changePassword: MutationResolvers['changePassword'] = async (_, { input }, context) => {
  const checked = checkInput(passwordInput, input)
  if (!checked.ok) return { accepted: false, problems: checked.problems }
  const { newPassword } = checked.value
  const refused = await confirmMember(checked.value, context)
  if (refused) return { accepted: false, problems: [refused] }
  try {
    await context.own.identity.changePassword({ newPassword })
  } catch (error) {
    if (context.session.wasDowngraded) {
      return { accepted: false, problems: [problem('NOT_SIGNED_IN')] }
    }
    const problems = problemsOfFailure(error, 'newPassword')
    return { accepted: false, problems: withRequestId(problems, context.requestId) }
  }
  // Revokes all other sessions, because the old password may be known; this one is rotated. Rows S4, S12.
  await endOtherSessions(context)
  return accepted
}

/** spec §7 `Start`. The returned id is not usable (docs/contract/auth.md §8); the email is. */
const sendVerificationEmail: MutationResolvers['sendVerificationEmail'] = async (
  _,
  __,
  context,
) => {
  const record = await context.session.find()
  const identityId = record?.state?.identity?.id
  if (!identityId) return { accepted: false, problems: [problem('NOT_SIGNED_IN')] }
  const refused = await rateLimitProblem(context, identityId)
  if (refused) return { accepted: false, problems: [refused] }
  try {
    await context.own.identity.startVerification({ identityId, target: 'EMAIL' })
    return accepted
  } catch (error) {
    return { accepted: false, problems: withRequestId(problemsOfFailure(error), context.requestId) }
  }
}

/** The client's list does not have the way back; without one, the email ends on the platform's page. */
const isOfRedirect = (error: unknown) =>
  error instanceof PlatformFailure &&
  error.violations.some(({ field }) => field?.startsWith('redirect'))

/** Returns the same result for every address; only platform failures are reported. Row S36. */
const sendRecoveryEmail: MutationResolvers['sendRecoveryEmail'] = async (_, { input }, context) => {
  const checked = checkInput(recoveryInput, input)
  if (!checked.ok) return { accepted: false, problems: checked.problems }
  const { email } = checked.value
  const refused = await rateLimitProblem(context, email)
  if (refused) return { accepted: false, problems: [refused] }
  const { config, own, language } = context
  const redirect = {
    url: recoveryReturnOf(config.publicUrl, language),
    clientId: config.platform.clientId,
  }
  try {
    await own.identity.sendRecoveryEmail({ email, redirect }).catch((error: unknown) => {
      if (!isOfRedirect(error)) throw error
      context.log.error(
        { url: redirect.url },
        `sign-in: no way back from a recovery email. Add ${redirect.url} to the redirect URIs: ${clientListsPlace}`,
      )
      return own.identity.sendRecoveryEmail({ email })
    })
  } catch (error) {
    if (!(error instanceof PlatformFailure) || error.kind === 'system') {
      const problems = withRequestId(problemsOfFailure(error), context.requestId)
      return { accepted: false, problems }
    }
    context.log.info(
      { code: error.code, status: error.facts.status },
      'sign-in: no recovery email was sent',
    )
  }
  return accepted
}

export const passwordMutations = { changePassword, sendRecoveryEmail, sendVerificationEmail }
