// The test captcha of this platform: its two site keys hand out tokens that are good once.
// contract/auth.md §6 `captchaTokens` and codes.
import { type CaptchaToken, platformCodes } from '@vitrine/platform'
import { guidOf, secret } from '../ids.ts'
import { refused } from '../refuse.ts'
import { captchaTokenPrefix, lives } from '../rules/token-life.ts'
import { type CaptchaKind, siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'

type Kind = Exclude<CaptchaKind, 'none'>

/** Public by nature: they stand in every page. */
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

/** Refuses a request without a fresh token of the kind the site asks for; the token is used up. */
export function checkCaptcha(given: readonly CaptchaToken[] | null | undefined, state: State) {
  const { captcha } = siteSettingsOf(state)
  if (captcha === 'none') return
  // Which kind is missing is told in the data. Assumed.
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
