import type { ViolationRule } from '@vitrine/platform'
import { expect } from 'vitest'

/** Matches the refusal of one field, as in `toThrow(violation('query.sort', 'FORMAT', 'must be a list'))`. */
export const violation = (field: string, violatedRule: ViolationRule, description: string) => {
  const fieldViolations = [{ field, violatedRule, description, ruleName: null, data: {} }]
  const details = { validationError: { fieldViolations } }
  return expect.objectContaining({ body: { message: expect.any(String), details } })
}
