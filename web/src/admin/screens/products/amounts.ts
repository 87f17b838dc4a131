// Typed amounts and the platform's rules for them. docs/contract/catalog.md §9, §14.

import type {
  AdjustmentInput,
  AdjustProductPropertyInput,
  WeightUnit,
} from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/products.ts'

export type AdjustedProperty = 'price' | 'cost' | 'weight'

/** Problem with a price, cost or weight; null when it is valid. */
export function amountProblem(text: string): string | null {
  const amount = text.trim()
  if (!/^\d+(\.\d*)?$/.test(amount)) return messages.amountInvalid
  if (!/^\d+(\.\d{1,2})?$/.test(amount)) return messages.atMostTwoDigitsAfterPoint
  return Number(amount) > 999_999_999.99 ? commonMessages.amountTooLarge : null
}

type AdjustmentForm = { property: AdjustedProperty; kind: string; text: string; isRounded: boolean }
type ParsedAdjustment =
  | { adjust: AdjustProductPropertyInput; problem: null }
  | { adjust: null; problem: string }

function adjustOf(
  property: AdjustedProperty,
  adjustment: AdjustmentInput,
  unit: WeightUnit,
): AdjustProductPropertyInput {
  if (property === 'price') return { basePrice: adjustment }
  if (property === 'cost') return { cost: adjustment }
  const { amount, percentage } = adjustment
  return { weight: percentage ? { percentage } : { amount: { value: amount, unit } } }
}

/** Parses an adjustment, or returns its problem. */
export function adjustmentOf(
  { property, kind, text, isRounded }: AdjustmentForm,
  unit: WeightUnit,
): ParsedAdjustment {
  const typed = text.trim().replace('−', '-')
  const no = (problem: string): ParsedAdjustment => ({ adjust: null, problem })
  if (kind === 'percent') {
    if (!/^-?\d{1,4}$/.test(typed)) return no(messages.percentInvalid)
    const rate = Number(typed)
    if (rate < -100 || rate > 1000) return no(commonMessages.percentRange)
    const percentage = { percent: String(rate), roundToInteger: isRounded }
    return { adjust: adjustOf(property, { percentage }, unit), problem: null }
  }
  if (!/^-?\d{1,9}(\.\d{1,2})?$/.test(typed)) return no(messages.changeInvalid)
  return { adjust: adjustOf(property, { amount: typed }, unit), problem: null }
}
