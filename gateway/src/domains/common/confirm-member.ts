// Proof that the member at the browser is the one who signed in, before what cannot be undone. SECURITY row 37.
import { text } from '@vitrine/platform'
import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { Kept } from '../../session/kept.ts'
import { loginErrorOf, stepOfRefusal } from '../../sign-in/login-state.ts'
import { type Captcha, captcha, captchaTokens } from './captcha.ts'
import { tooMany } from './guard.ts'

const field = 'currentPassword'

/** Input that confirms a member. An old password may be shorter than a new one has to be. */
export const confirmation = { currentPassword: text(100).nullish(), captcha }

type Confirmation = { currentPassword?: string | null; captcha?: Captcha }

/**
 * Returns why the caller is not believed; null once the current password is right. Only a member who is not known to
 * have a password, and gives none, may have a fresh sign-in instead. Counted like a sign-in, by the same login.
 */
export async function confirmMember(
  { currentPassword: password, captcha: tokens }: Confirmation,
  context: Context,
): Promise<Problem | null> {
  const record = await context.session.find()
  const email = record?.kept?.identity?.email
  if (!record?.memberId || !email) return problem('NOT_SIGNED_IN')
  const limited = await tooMany(context, email)
  if (limited) return limited
  if (!password) {
    return record.kept?.hasPassword
      ? problem('REQUIRED_FIELD', { field })
      : needsFresh(record.kept, context)
  }
  try {
    await context.own.authentication.login({
      loginId: { email },
      password,
      ...captchaTokens(tokens),
    })
    return context.session.wasDowngraded ? problem('NOT_SIGNED_IN') : null
  } catch (error) {
    return refusalOf(error, context)
  }
}

function refusalOf(error: unknown, context: Context): Problem {
  if (context.session.wasDowngraded) return problem('NOT_SIGNED_IN')
  if (!isRefused(error)) {
    const [first = problem('REFUSED')] = withRequestId(problemsOfFailure(error), context.requestId)
    return first
  }
  const step = stepOfRefusal(error, loginErrorOf)
  if (step.state !== 'FAILURE') return problem('MISSING_CAPTCHA_TOKEN', { field: 'captcha' })
  const { errorCode } = step
  if (errorCode === 'invalidCaptchaToken') {
    return problem('INVALID_CAPTCHA_TOKEN', { field: 'captcha' })
  }
  // The platform takes no password of theirs until they have set another by mail.
  return errorCode === 'resetPassword'
    ? problem('SIGN_IN_AGAIN')
    : problem('WRONG_PASSWORD', { field })
}

const isRefused = (error: unknown) =>
  error instanceof PlatformFailure && error.kind !== 'system' && error.facts.status !== 429

function needsFresh(kept: Kept | undefined, { config }: Context): Problem | null {
  const age = Date.now() - (kept?.signedInAt ?? 0)
  return age <= config.elevation.freshSeconds * 1000 ? null : problem('SIGN_IN_AGAIN')
}
