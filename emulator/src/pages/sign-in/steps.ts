// Handles a submit of the sign-in page with the same functions as the API calls.
import type { FactorType, WireAuthentication } from '@vitrine/platform'
import { z } from 'zod'
import type { Shop } from '../../context.ts'
import { invalid } from '../../refuse.ts'
import { checkCaptcha } from '../../sign-in/captcha.ts'
import { login } from '../../sign-in/login.ts'
import { sendRecovery } from '../../sign-in/recovery.ts'
import { register } from '../../sign-in/register.ts'
import { verifySecondFactor } from '../../sign-in/second-factor.ts'
import { sendSignInCode, verifySignInCode } from '../../sign-in/sign-in-code.ts'
import { resendCode, verifyEmail } from '../../sign-in/verification.ts'
import { siteSettingsOf } from '../../state/site-settings.ts'
import type { Screen } from './screens.ts'
import type { SignInForm } from './sign-in-form.ts'

/** Result of a submit: signed in, or the next screen. */
export type Step = { sessionToken: string } | { screen: Screen }

export function stepOf(form: SignInForm, shop: Shop): Step {
  switch (form.action) {
    case 'sign-in':
      checkForm(form, shop)
      return after(login({ email: form.email, password: form.password }, shop))
    case 'join':
      checkForm(form, shop)
      return after(join(form, shop))
    case 'send-code':
      checkForm(form, shop)
      return { screen: { name: 'code', ...sendSignInCode(form.email, shop) } }
    case 'code':
      return after(verifySignInCode(form.stateToken, form.code, shop))
    case 'verify':
      return after(verifyEmail(form.stateToken, form.code, shop))
    case 'resend':
      resendCode(form.stateToken, shop)
      return { screen: { name: 'verify', stateToken: form.stateToken, sentAgain: true } }
    case 'factor': {
      const { stateToken, code: answer } = form
      return after(
        verifySecondFactor({ stateToken, factor: form.factor as FactorType, answer }, shop),
      )
    }
    default:
      sendRecovery(form.email, undefined, shop)
      return { screen: { name: 'sent' } }
  }
}

/** Returns the screen after a refusal: retains the input, except for passwords. */
export function screenOf(form: SignInForm): Screen {
  const { action, email, nickname, stateToken } = form
  switch (action) {
    case 'join':
      return { name: 'join', email, nickname }
    case 'forgot':
      return { name: 'forgot', email }
    case 'send-code':
      return { name: 'by-code', email }
    case 'code':
      return { name: 'code', stateToken }
    case 'verify':
    case 'resend':
      return { name: 'verify', stateToken }
    case 'factor':
      return {
        name: 'factor',
        stateToken,
        factor: form.factor as FactorType,
        transactionId: form.code,
      }
    default:
      return { name: 'sign-in', email }
  }
}

function checkForm({ captchaToken: token }: SignInForm, { state }: Shop): void {
  const { captcha } = siteSettingsOf(state)
  const given = captcha === 'visible' ? { Recaptcha: token } : { InvisibleRecaptcha: token }
  checkCaptcha([given], state)
}

const emailShape = z.email().max(254)

function join({ email, password, nickname }: SignInForm, shop: Shop): WireAuthentication {
  if (!emailShape.safeParse(email).success) {
    throw invalid('loginId.email', 'must be an email address', { rule: 'FORMAT' })
  }
  return register({ email, password, profile: nickname ? { nickname } : undefined }, shop)
}

function after(answer: WireAuthentication): Step {
  const { state, sessionToken, stateToken, mfaChallengeData } = answer
  if (state === 'SUCCESS' && sessionToken) return { sessionToken }
  if (state === 'REQUIRE_EMAIL_VERIFICATION') {
    return { screen: { name: 'verify', stateToken: stateToken ?? '' } }
  }
  if (state !== 'REQUIRE_MFA') return { screen: { name: 'waiting' } }
  const { hint, pushData } = mfaChallengeData?.verificationChallengeData ?? {}
  return {
    screen: {
      name: 'factor',
      stateToken: stateToken ?? '',
      factor: mfaChallengeData?.factorType ?? 'EMAIL',
      hint: hint ?? undefined,
      transactionId: pushData?.transactionId ?? undefined,
    },
  }
}
