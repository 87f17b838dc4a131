// The sign-in state machine: returns the step that follows a response of the platform, and the meaning of a refusal.
// Pure functions; messages are those of the official client. spec §4, §5 and §8, docs/contract/auth.md §6.
import type { LoginState, SignInErrorName } from '@vitrine/platform'
import { PlatformFailure } from '../platform/failure.ts'
import type { Authentication } from '../platform/identity/authentication.ts'

/** The response of registration, login, verification, recovery and second factor. */
export type AuthenticationResponse = Partial<
  Pick<Authentication, 'state' | 'sessionToken' | 'stateToken'>
>

export type LoginStep =
  | { state: 'SUCCESS'; sessionToken: string }
  | { state: 'EMAIL_VERIFICATION_REQUIRED'; stateToken: string }
  | { state: 'OWNER_APPROVAL_REQUIRED' }
  | { state: 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED' }
  /** A second factor, which the public client does not support. docs/contract/auth.md §6 [int]. */
  | { state: 'FACTOR_REQUIRED'; stateToken: string }
  | { state: 'FAILURE'; error: string; errorCode?: SignInErrorName }

/** Every state of a sign-in: those of the specification, and the second factor. */
export type LoginStepState = LoginState | 'FACTOR_REQUIRED'

export const unknownState = 'Unknown _state'

const failure = (error: string, errorCode?: SignInErrorName): LoginStep => ({
  state: 'FAILURE',
  error,
  ...(errorCode && { errorCode }),
})

/** spec §5: an unknown state is a failure, and so is one whose token is missing. */
export function stepOf({ state, sessionToken, stateToken }: AuthenticationResponse): LoginStep {
  switch (state) {
    case 'SUCCESS':
      return sessionToken ? { state: 'SUCCESS', sessionToken } : failure(unknownState)
    case 'REQUIRE_OWNER_APPROVAL':
      return { state: 'OWNER_APPROVAL_REQUIRED' }
    case 'REQUIRE_EMAIL_VERIFICATION':
      return stateToken
        ? { state: 'EMAIL_VERIFICATION_REQUIRED', stateToken }
        : failure(unknownState)
    case 'REQUIRE_MFA':
    case 'MFA_CHALLENGE':
      return stateToken ? { state: 'FACTOR_REQUIRED', stateToken } : failure(unknownState)
    default:
      return failure(unknownState)
  }
}

/** spec §5: a code is accepted only while the sign-in waits for one. */
export const mayVerify = (state: LoginStepState): boolean => state === 'EMAIL_VERIFICATION_REQUIRED'

const captchaCodes: Partial<Record<string, SignInErrorName>> = {
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
}

/** Returns why a registration was refused: by its code, or by a violation of the rule EMAIL. spec §8. */
export function registrationErrorOf(refusal: PlatformFailure): SignInErrorName | undefined {
  const isEmail = refusal.violations.some((one) => one.data?.type === 'EMAIL')
  if (isEmail) return 'invalidEmail'
  if (refusal.code === '-19995') return 'emailAlreadyExists'
  return captchaCodes[refusal.code ?? '']
}

/** Returns why a login was refused: any unknown code means a wrong email. spec §8. */
export function loginErrorOf(refusal: PlatformFailure): SignInErrorName {
  const { code = '' } = refusal
  if (code === '-19976') return 'invalidPassword'
  if (code === '-19973') return 'resetPassword'
  return captchaCodes[code] ?? 'invalidEmail'
}

export type Refuser = (refusal: PlatformFailure) => SignInErrorName | undefined

/**
 * Returns the step after a refusal. The platform requests a captcha by refusing: once the kind is known
 * to be the invisible one, no click is needed. Any other error is rethrown.
 */
export function stepOfRefusal(
  error: unknown,
  refuser: Refuser,
  captcha: 'VISIBLE' | 'INVISIBLE' = 'VISIBLE',
): LoginStep {
  const isRefusal =
    error instanceof PlatformFailure && error.kind !== 'system' && error.facts.status !== 429
  if (!isRefusal) throw error
  const errorCode = refuser(error)
  if (errorCode === 'missingCaptchaToken') {
    const isSilent = captcha === 'INVISIBLE'
    return { state: isSilent ? 'SILENT_CAPTCHA_REQUIRED' : 'USER_CAPTCHA_REQUIRED' }
  }
  return failure(error.message, errorCode)
}
