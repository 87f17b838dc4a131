// Weights with their unit. The platform sends numbers in the unit of the site. docs/contract/cart.md §4.
import type { WeightUnit } from '@vitrine/platform'
import { decimalText } from '../../graphql/decimal.ts'
import type { WeightSource } from '../../graphql/sources.ts'

type Amount = number | string | null | undefined

/** Returns a weight; null without an amount. `unit`: null or unspecified is that of the shop. */
export function weightOf(value: Amount, unit: WeightUnit | null = null): WeightSource | null {
  if (value === null || value === undefined || value === '') return null
  return { value: decimalText(value), unit: unit === 'UNSPECIFIED_WEIGHT_UNIT' ? null : unit }
}

/** Returns a range of weights; null unless both ends are known. */
export function weightRangeOf(
  least: Amount,
  most: Amount,
): { min: WeightSource; max: WeightSource } | null {
  const [min, max] = [weightOf(least), weightOf(most)]
  return min && max ? { min, max } : null
}
