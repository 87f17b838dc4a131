import type { CaptchaInput } from '../__generated__/graphql.ts'
import { type FormFields, filledOf } from './form-fields.ts'

/** Returns the captcha token among the fields, that of a person first; null where there is none. */
export function captchaOf(fields: FormFields): CaptchaInput | null {
  const visible = filledOf(fields, 'captcha')
  if (visible) return { visible }
  const invisible = filledOf(fields, 'invisibleCaptcha')
  return invisible ? { invisible } : null
}
