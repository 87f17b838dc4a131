// Messages and tones of problem codes, and the part of the buy form that each belongs to. In a chunk of its own,
// because a page without problems does not need it.
import { problemMessages } from '../__generated__/problem-messages.ts'

export { problemMessages }

export type ProblemCode = keyof typeof problemMessages

const warnings = new Set<ProblemCode>(['QUANTITY_CAPPED', 'SHIPPING_OPTION_CHANGED'])

export function isProblemCode(text: string | null): text is ProblemCode {
  return text !== null && Object.hasOwn(problemMessages, text)
}

export function problemTone(code: ProblemCode): 'warning' | 'danger' {
  return warnings.has(code) ? 'warning' : 'danger'
}

const transient = /^(NO_ANSWER|UPSTREAM_UNAVAILABLE|OUTCOME_UNKNOWN|RATE_LIMITED)$/

/** Whether the same request may succeed when repeated. */
export const isTransient = (code: string) => transient.test(code)

/** Returns the part of the buy form that a problem's field path points to. */
export function buyFormPart(
  field: string | null,
  code: ProblemCode,
): 'options' | 'text' | 'quantity' {
  if (code === 'CUSTOM_TEXT_REQUIRED' || field?.includes('customText')) return 'text'
  if (code === 'OPTIONS_REQUIRED' || code === 'VARIANT_NOT_AVAILABLE') return 'options'
  return field?.includes('choices') || field?.includes('variantId') ? 'options' : 'quantity'
}
