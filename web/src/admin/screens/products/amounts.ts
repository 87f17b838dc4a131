// Typed amounts and the platform's rules for them. docs/contract/catalog.md §9, §14.
import type { AdjustProductPropertyInput } from '../../__generated__/graphql.ts'

export type AdjustedProperty = 'price' | 'cost' | 'weight'

/** Problem with a price, cost or weight; null when it is valid. */
export function amountProblem(text: string): string | null {
  const amount = text.trim()
  if (!/^\d+(\.\d*)?$/.test(amount)) return 'A number, such as 19.90.'
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) return 'At most two digits after the point.'
  return Number(amount) > 999_999_999.99 ? 'At most 999999999.99.' : null
}

type AdjustmentForm = { property: AdjustedProperty; kind: string; text: string; isRounded: boolean }
type ParsedAdjustment =
  | { adjust: AdjustProductPropertyInput; problem: null }
  | { adjust: null; problem: string }

/** Parses an adjustment, or returns its problem. */
export function adjustmentOf({
  property,
  kind,
  text,
  isRounded,
}: AdjustmentForm): ParsedAdjustment {
  const typed = text.trim().replace('−', '-')
  const no = (problem: string): ParsedAdjustment => ({ adjust: null, problem })
  if (kind === 'percent') {
    if (!/^-?\d{1,4}$/.test(typed)) return no('A whole number, such as −15 or 20.')
    const rate = Number(typed)
    if (rate < -100 || rate > 1000) return no('From −100 to 1000.')
    const percentage = { rate, roundToInt: isRounded }
    return { adjust: { [property]: { percentage } }, problem: null }
  }
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(typed)) return no('A number, such as −2.50.')
  return { adjust: { [property]: { amount: typed } }, problem: null }
}
