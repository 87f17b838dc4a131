// The login machine: which state an answer of the platform leads to, and what a refusal means.
// Pure functions; the texts are the official client's own. spec §4, §5 and §8, contract/auth.md §6.
import type { AuthenticationState, LoginState, SignInErrorName } from '@vitrine/platform'
import { PlatformFailure } from '../platform/failure.ts'

/** What register, login, verification, recovery and a second factor answer. */
export type AuthenticationAnswer = {
  state?: AuthenticationState | null
  sessionToken?: string | null
  stateToken?: string | null
}

export type LoginStep =
  | { state: 'SUCCESS'; sessionToken: string }
  | { state: 'EMAIL_VERIFICATION_REQUIRED'; stateToken: string }
  | { state: 'OWNER_APPROVAL_REQUIRED' }
  | { state: 'USER_CAPTCHA_REQUIRED' | 'SILENT_CAPTCHA_REQUIRED' }
  /** A second factor, which the public client does not know. contract/auth.md §6 [int]. */
  | { state: 'FACTOR_REQUIRED'; stateToken: string }
  | { state: 'FAILURE'; error: string; errorCode?: SignInErrorName }

/** Every state a caller can meet: the specification's and the second factor's. */
export type LoginStepState = LoginState | 'FACTOR_REQUIRED'

export const unknownState = 'Unknown _state'

const failure = (error: string, errorCode?: SignInErrorName): LoginStep => ({
  state: 'FAILURE',
  error,
  ...(errorCode && { errorCode }),
})

/** spec §5: a state nobody knows is a failure, and so is one whose token is missing. */
export function stepOf({ state, sessionToken, stateToken }: AuthenticationAnswer): LoginStep {
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

/** spec §5: a code is accepted only while one is waited for. */
export const mayVerify = (state: LoginStepState): boolean => state === 'EMAIL_VERIFICATION_REQUIRED'

const captchaCodes: Partial<Record<string, SignInErrorName>> = {
  '-19971': 'missingCaptchaToken',
  '-19970': 'invalidCaptchaToken',
}

/** A refused registration: by its code, or by a violation of the kind EMAIL. spec §8. */
export function registrationErrorOf(refusal: PlatformFailure): SignInErrorName | undefined {
  const isEmail = refusal.violations.some((one) => one.data?.type === 'EMAIL')
  if (isEmail) return 'invalidEmail'
  if (refusal.code === '-19995') return 'emailAlreadyExists'
  return captchaCodes[refusal.code ?? '']
}

/** A refused login: any other code means the e-mail. spec §8. */
export function loginErrorOf(refusal: PlatformFailure): SignInErrorName {
  const { code = '' } = refusal
  if (code === '-19976') return 'invalidPassword'
  if (code === '-19973') return 'resetPassword'
  return captchaCodes[code] ?? 'invalidEmail'
}

export type Refuser = (refusal: PlatformFailure) => SignInErrorName | undefined

/**
 * The step a refusal leads to. The platform asks for a captcha by refusing: once the kind is known
 * to be the invisible one, nobody has to click. What is no refusal is thrown on.
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
