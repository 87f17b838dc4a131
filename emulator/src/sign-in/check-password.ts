import { passwordLength } from '@vitrine/platform'
import { invalid } from '../refuse.ts'

/** Validates a new password. Its bounds are assumed. */
export function checkPassword(
  field: string,
  password: string | null | undefined,
): asserts password is string {
  const { min, max } = passwordLength
  if (!password) throw invalid(field, 'is required', { rule: 'REQUIRED_FIELD' })
  if (password.length < min) {
    const description = `must have at least ${min} characters`
    throw invalid(field, description, { rule: 'MIN_LENGTH', data: { threshold: min } })
  }
  if (password.length > max) {
    const description = `must have at most ${max} characters`
    throw invalid(field, description, { rule: 'MAX_LENGTH', data: { threshold: max } })
  }
}
