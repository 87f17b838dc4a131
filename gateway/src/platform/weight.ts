// Weights in the unit of the shop. docs/contract/cart.md §4.
import type { Weight } from './ecom/line.ts'

type Amount = number | string | null | undefined

/** Returns a weight; null without an amount. */
export const weightOf = (value: Amount): Weight | null =>
  value === null || value === undefined || value === '' ? null : { value, unit: null }

/** Returns a range of weights; null unless both ends are known. */
export function weightRangeOf(least: Amount, most: Amount): { min: Weight; max: Weight } | null {
  const [min, max] = [weightOf(least), weightOf(most)]
  return min && max ? { min, max } : null
}
