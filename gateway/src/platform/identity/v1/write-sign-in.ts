// Converts the requests of a sign-in to those of the platform. docs/contract/auth.md §6.
import type { AllCalls, RequestOf } from '@vitrine/platform'
import type {
  ActivationEmail,
  CaptchaTokens,
  FactorProof,
  Login,
  RecoveryEmail,
  Registration,
  SecondFactor,
} from '../sign-in.ts'

type Calls = AllCalls['authentication']
type Recovery = AllCalls['recovery']

/** Returns both kinds in one element, like the official client. */
function captchaBody(captcha: CaptchaTokens | null | undefined) {
  const { visible, invisible } = captcha ?? {}
  if (!visible && !invisible) return {}
  const tokens = {
    ...(visible && { Recaptcha: visible }),
    ...(invisible && { InvisibleRecaptcha: invisible }),
  }
  return { captchaTokens: [tokens] }
}

/** Returns a login, with `captchaTokens` only when there are any. */
export const loginBody = ({ email, password, captcha }: Login): RequestOf<Calls['login']> => ({
  loginId: { email },
  password,
  ...captchaBody(captcha),
})

/** Returns a registration. Empty names are not sent, and without any name there is no profile. */
export function registrationBody(registration: Registration): RequestOf<Calls['register']> {
  const { email, password, captcha, firstName, lastName, nickname } = registration
  const profile = {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...(nickname && { nickname }),
  }
  return {
    loginId: { email },
    password,
    ...(Object.keys(profile).length > 0 && { profile }),
    ...captchaBody(captcha),
  }
}

/** Returns the proof as the member that its factor has in a request. spec §7. */
function proofBody(proof: FactorProof) {
  switch (proof.type) {
    case 'SMS':
      return { smsData: { code: proof.code } }
    case 'CALL':
      return { callData: { code: proof.code } }
    case 'EMAIL':
      return { emailData: { code: proof.code } }
    case 'TOTP':
      return { totpData: { code: proof.code } }
    case 'PUSH':
      return { pushData: { transactionId: proof.transactionId } }
  }
}

/** Returns the proof of a factor. The type, which is in the path too, is repeated in the body. docs/contract/auth.md §6 */
export const factorBody = (factor: SecondFactor): RequestOf<Calls['verifyFactor']> => ({
  factorType: factor.type,
  stateToken: factor.stateToken,
  rememberThisDevice: factor.remembersDevice,
  ...proofBody(factor),
})

/** Returns a request for a recovery email, with the page to return to if there is one. docs/contract/auth.md §7 */
export const recoveryBody = ({
  email,
  redirect,
}: RecoveryEmail): RequestOf<Recovery['sendRecoveryEmail']> => ({
  email,
  ...(redirect && { redirect }),
})

/** Returns a request for an activation email. Its redirect is in `emailOptions`, unlike that of a recovery email. */
export const activationBody = ({
  identityId,
  redirect,
}: ActivationEmail): RequestOf<Recovery['sendActivationEmail']> => ({
  identityId,
  ...(redirect && { emailOptions: { redirect } }),
})
