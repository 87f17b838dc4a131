// Typed money and weights: the platform's limits, and the margin of a price, in integer hundredths.
// docs/contract/catalog.md §5, §14.
import * as messages from '../../__generated__/messages/product.ts'
import { amountProblem, cents, fromCents } from '../../lib/cents.ts'
import type { Discount } from '../../lib/discount-words.ts'

/** Problem with an optional amount; null when it is valid. */
export const optionalAmountProblem = (text: string): string | null =>
  text.trim() === '' ? null : amountProblem(text)

/** Problem with a discount at this price; null when it is valid. */
export function discountProblem({ type, value }: Discount, price: string): string | null {
  if (type === 'NONE') return null
  const wrong = amountProblem(value)
  if (wrong) return wrong
  const [off, before] = [cents(value), cents(price)]
  if (type === 'PERCENT') return off !== null && off > 10_000n ? messages.atMost100Percent : null
  return off !== null && before !== null && off > before ? messages.notMoreThanPrice : null
}

/** Divides and rounds half away from zero. */
function divide(value: bigint, by: bigint): bigint {
  const half = by / 2n
  return value >= 0n ? (value + half) / by : -((-value + half) / by)
}

export type Estimate = {
  discounted: string
  /** Null without a cost. */
  profit: string | null
  /** Percent of the discounted price, with one decimal. Null without a cost, or if the price is zero. */
  margin: string | null
}

/** Price after discount and margin; null while an amount is invalid. */
export function estimate(price: string, discount: Discount, cost: string): Estimate | null {
  const before = cents(price)
  if (before === null || discountProblem(discount, price)) return null
  const paid = discounted(before, discount)
  const own = cost.trim() === '' ? null : cents(cost)
  if (own === null) {
    return cost.trim() === '' ? { discounted: fromCents(paid), profit: null, margin: null } : null
  }
  const profit = paid - own
  const tenths = paid === 0n ? null : divide(profit * 1000n, paid)
  return {
    discounted: fromCents(paid),
    profit: fromCents(profit),
    margin: tenths === null ? null : oneDecimal(tenths),
  }
}

function discounted(price: bigint, { type, value }: Discount): bigint {
  const off = cents(value) ?? 0n
  if (type === 'NONE') return price
  return type === 'AMOUNT' ? price - off : divide(price * (10_000n - off), 10_000n)
}

function oneDecimal(tenths: bigint): string {
  const digits = (tenths < 0n ? -tenths : tenths).toString().padStart(2, '0')
  return `${tenths < 0n ? '−' : ''}${digits.slice(0, -1)}.${digits.slice(-1)}`
}
