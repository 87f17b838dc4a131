import type { CaptchaInput } from '../__generated__/graphql.ts'
import { type FormFields, filledOf } from './form-fields.ts'

/** Returns the captcha tokens among the fields; null where there are none. */
export function captchaOf(fields: FormFields): CaptchaInput | null {
  const [visible, invisible] = [filledOf(fields, 'captcha'), filledOf(fields, 'invisibleCaptcha')]
  return visible || invisible ? { visible, invisible } : null
}
