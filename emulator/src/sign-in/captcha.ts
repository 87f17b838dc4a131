// Implements the platform's test captcha: its two site keys issue tokens that are valid once.
// docs/contract/auth.md §6 `captchaTokens` and codes.
import { type CaptchaToken, platformCodes } from '@vitrine/platform'
import { guidOf, secret } from '../ids.ts'
import { refused } from '../refuse.ts'
import { captchaTokenPrefix, lives } from '../rules/token-life.ts'
import { type CaptchaKind, siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

type Kind = Exclude<CaptchaKind, 'none'>

/** Public keys: they are part of every page. */
export const captchaSiteKeys: Record<Kind, string> = {
  visible: guidOf('captcha', 'visible'),
  invisible: guidOf('captcha', 'invisible'),
}

export const captchaKindOf = (siteKey: string): Kind | undefined =>
  (['visible', 'invisible'] as const).find((kind) => captchaSiteKeys[kind] === siteKey)

export function solveCaptcha(kind: Kind, state: State): string {
  const expiresAt = state.now().getTime() + lives.captchaToken
  return state.captchaTokens.put({ id: captchaTokenPrefix + secret(), kind, expiresAt }).id
}

/** Refuses a request without a fresh token of the kind that the site requires, and consumes the token. */
export function checkCaptcha(given: readonly CaptchaToken[] | null | undefined, state: State) {
  const { captcha } = siteSettingsOf(state)
  if (captcha === 'none') return
  // The data of the error names the missing kind. Assumed.
  const data = { captcha: captcha.toUpperCase(), siteKey: captchaSiteKeys[captcha] }
  const tokens = (given ?? []).flatMap((one) => tokenOf(one, captcha) ?? [])
  const [token] = tokens
  if (!token) {
    throw refused(400, platformCodes.missingCaptchaToken, 'A captcha token is missing', data)
  }
  if (!redeem(token, captcha, state)) {
    throw refused(400, platformCodes.invalidCaptchaToken, 'The captcha token is not valid', data)
  }
}

function tokenOf(given: CaptchaToken, kind: Kind): string | undefined {
  const forKey = given.recaptchaForClientSiteKey
  if (forKey?.token && forKey.siteKeyId === captchaSiteKeys[kind]) return forKey.token
  const plain = kind === 'visible' ? given.Recaptcha : given.InvisibleRecaptcha
  return plain || undefined
}

function redeem(token: string, kind: Kind, state: State): boolean {
  const known = state.captchaTokens.get(token)
  if (known) state.captchaTokens.delete(token)
  return known?.kind === kind && known.expiresAt > state.now().getTime()
}
