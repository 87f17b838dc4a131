// What a captcha gave, as the platform takes it. contract/auth.md §6.
import { text } from '@vitrine/platform'
import { z } from 'zod'

export const captcha = z
  .object({ visible: text(5000).nullish(), invisible: text(5000).nullish() })
  .nullish()
export type Captcha = z.output<typeof captcha>

/** Both kinds in one element, as the official client sends them. */
export function captchaTokens(given: Captcha) {
  const { visible, invisible } = given ?? {}
  if (!visible && !invisible) return {}
  const one = {
    ...(visible && { Recaptcha: visible }),
    ...(invisible && { InvisibleRecaptcha: invisible }),
  }
  return { captchaTokens: [one] }
}
