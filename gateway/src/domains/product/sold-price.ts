// Computes the paid price under a product's discount by the platform's rules: amounts are subtracted, percentages
// rounded to the currency, negative results sold at zero. docs/contract/catalog.md §5 "Computation rules".
import { currencyDecimals } from '../../graphql/currencies.ts'
import { billionthsOf, rounded, unit } from './exact-amounts.ts'

/** `type`: another word than AMOUNT and PERCENT is no discount. */
export type Discount = { type?: string | null; value?: number | null } | null | undefined

/** Returns the smallest unit of a currency, in billionths. */
export const currencyStep = (currency: string): bigint =>
  unit / 10n ** BigInt(currencyDecimals(currency))

/** Returns the price less discount in billionths; may be negative. */
export function dueAt(price: bigint, discount: Discount, step: bigint): bigint {
  const value = billionthsOf(discount?.value ?? 0)
  if (discount?.type === 'AMOUNT') return rounded(price - value, step)
  if (discount?.type !== 'PERCENT') return rounded(price, step)
  const whole = 100n * unit
  return rounded(price * (whole - value), step * whole) / whole
}
