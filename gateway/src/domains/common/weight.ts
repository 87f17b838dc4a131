// Weights in the unit of the shop. docs/contract/cart.md §4.
import type { WeightSource } from '../../graphql/sources.ts'

type Amount = number | string | null | undefined

/** Returns a weight; null without an amount. */
export const weightOf = (value: Amount): WeightSource | null =>
  value === null || value === undefined || value === '' ? null : { value, unit: null }

/** Returns a range of weights; null unless both ends are known. */
export function weightRangeOf(
  least: Amount,
  most: Amount,
): { min: WeightSource; max: WeightSource } | null {
  const [min, max] = [weightOf(least), weightOf(most)]
  return min && max ? { min, max } : null
}
