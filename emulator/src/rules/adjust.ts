// Adjusts a price, cost or weight by an amount or a percentage. docs/contract/catalog.md §9 `adjust`.
import type { AdjustmentBody } from '@vitrine/platform'
import Big from 'big.js'

/**
 * Returns the adjusted value: 100 doubles, −50 halves; a percentage rounds half up to whole numbers or to two
 * digits.
 */
export function adjusted(value: Big, { amount, percentage }: AdjustmentBody): Big {
  if (percentage) {
    const moved = value.times(new Big(100).plus(percentage.rate)).div(100)
    return moved.round(percentage.roundToInt ? 0 : 2, Big.roundHalfUp)
  }
  return value.plus(amount ?? 0)
}
