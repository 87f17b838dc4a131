// What a shopper pays for a price under a product's own discount, by the platform's rule: an amount is taken
// off, a percentage is rounded to what the currency can pay, and nothing is sold below zero.
// contract/catalog.md §5 "Computation rules".
import type { WireProduct } from '@vitrine/platform'
import { billionthsOf, rounded, unit } from './exact-amounts.ts'

export type Discount = WireProduct['discount']

/** The smallest amount a currency can pay, in billionths. */
export function currencyStep(currency: string): bigint {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return unit / 10n ** BigInt(format.resolvedOptions().maximumFractionDigits ?? 2)
}

/** Price less discount, also where that is below zero. In billionths. */
export function dueAt(price: bigint, discount: Discount, step: bigint): bigint {
  const value = billionthsOf(discount?.value ?? 0)
  if (discount?.type === 'AMOUNT') return rounded(price - value, step)
  if (discount?.type !== 'PERCENT') return rounded(price, step)
  const whole = 100n * unit
  return rounded(price * (whole - value), step * whole) / whole
}
