// Confirms that the caller is the signed-in member, before operations that cannot be undone. docs/security.md S37.
import { text } from '@vitrine/platform'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import { loginErrorOf, stepOfRefusal } from '../../auth/sign-in-state.ts'
import { problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import type { CaptchaTokens } from '../../platform/identity/sign-in.ts'
import type { SessionState } from '../../session/session-state.ts'
import type { SessionContext } from '../../session/sessions.ts'
import type { CallerContext } from './caller-context.ts'
import { captcha } from './captcha.ts'
import { rateLimitProblem } from './sign-in-rate-limit.ts'

const field = 'currentPassword'

/** Input that confirms a member. An existing password may be shorter than a new one. */
export const confirmation = { currentPassword: text(100).nullish(), captcha }

type Confirmation = { currentPassword?: string | null; captcha?: CaptchaTokens | null }

/**
 * Returns why the caller is not confirmed; null with the correct password. A member who is not known to have a
 * password may use a fresh sign-in instead. Counted like a sign-in, under the same login.
 */
export async function confirmMember(
  { currentPassword: password, captcha: tokens }: Confirmation,
  context: CallerContext & SignInContext,
): Promise<Problem | null> {
  const record = await context.session.find()
  const email = record?.state?.identity?.email
  if (!record?.memberId || !email) return problem('NOT_SIGNED_IN')
  const limited = await rateLimitProblem(context, email)
  if (limited) return limited
  if (!password) {
    return record.state?.hasPassword
      ? problem('REQUIRED_FIELD', { field })
      : needsFresh(record.state, context)
  }
  try {
    await context.own.identity.login({ email, password, captcha: tokens })
    return context.session.wasDowngraded ? problem('NOT_SIGNED_IN') : null
  } catch (error) {
    return refusalOf(error, context)
  }
}

function refusalOf(error: unknown, context: RequestContext & SessionContext): Problem {
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
  // The platform accepts no password until a new one was set by email.
  return errorCode === 'resetPassword'
    ? problem('SIGN_IN_AGAIN')
    : problem('WRONG_PASSWORD', { field })
}

const isRefused = (error: unknown) =>
  error instanceof PlatformFailure && error.kind !== 'system' && error.facts.status !== 429

function needsFresh(state: SessionState | undefined, { config }: RequestContext): Problem | null {
  const age = Date.now() - (state?.signedInAt ?? 0)
  return age <= config.elevation.freshSeconds * 1000 ? null : problem('SIGN_IN_AGAIN')
}
