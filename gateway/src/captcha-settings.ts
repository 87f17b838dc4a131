// Settings of the captcha: those of the environment, otherwise those of the hosted platform.
// docs/contract/real-site.md §4.4
import { isHostedPlatform } from './platform/hosted-platform.ts'

export type CaptchaSettings = {
  readonly visibleKey?: string | undefined
  readonly invisibleKey?: string | undefined
  /** URL of the script. */
  readonly script?: string | undefined
  /** Folders that the script loads more from, beside its own. */
  readonly sources: readonly string[]
}

/** Public keys of the platform's client library, the same for all sites, and the hosts that Google names for its policy. */
const hosted: CaptchaSettings = {
  visibleKey: '6Ld0J8IcAAAAANyrnxzrRlX1xrrdXsOmsepUYosy',
  invisibleKey: '6LdoPaUfAAAAAJphvHoUoOob7mx0KDlXyXlgrx5v',
  script: 'https://www.google.com/recaptcha/api.js?render=explicit',
  sources: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
}

type Given = {
  PLATFORM_URL: string
  CAPTCHA_VISIBLE_KEY?: string | undefined
  CAPTCHA_INVISIBLE_KEY?: string | undefined
  CAPTCHA_SCRIPT?: string | undefined
  CAPTCHA_SOURCES: readonly string[]
}

/** Returns the settings; without a setting and away from the hosted platform there is no captcha. */
export function captchaSettings(given: Given): CaptchaSettings {
  const { CAPTCHA_VISIBLE_KEY: visibleKey, CAPTCHA_INVISIBLE_KEY: invisibleKey } = given
  const { CAPTCHA_SCRIPT: script, CAPTCHA_SOURCES: sources } = given
  const isGiven = Boolean(visibleKey ?? invisibleKey ?? script)
  if (!isGiven && isHostedPlatform(given.PLATFORM_URL)) return hosted
  return { visibleKey, invisibleKey, script, sources }
}
