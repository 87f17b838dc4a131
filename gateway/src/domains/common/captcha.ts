// Input schema of a captcha, and its form on the wire. docs/contract/auth.md §6.
import { text } from '@vitrine/platform'
import { z } from 'zod'

export const captcha = z
  .object({ visible: text(5000).nullish(), invisible: text(5000).nullish() })
  .nullish()
export type Captcha = z.output<typeof captcha>

/** Returns both kinds in one element, like the official client. */
export function captchaTokens(given: Captcha) {
  const { visible, invisible } = given ?? {}
  if (!visible && !invisible) return {}
  const one = {
    ...(visible && { Recaptcha: visible }),
    ...(invisible && { InvisibleRecaptcha: invisible }),
  }
  return { captchaTokens: [one] }
}
