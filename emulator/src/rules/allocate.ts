import Big, { type BigSource } from 'big.js'
import { sum, zero } from './money.ts'

/**
 * Splits an amount by weights so that the parts add up to it exactly: every part is rounded down,
 * and what is left goes cent by cent to the largest remainders. Assumed: the platform does not say
 * how it spreads a discount over lines.
 */
export function allocate(amount: BigSource, weights: readonly BigSource[], scale: number): Big[] {
  const total = sum(weights)
  if (total.eq(0)) return weights.map(() => zero)
  const exact = weights.map((weight) => new Big(amount).times(weight).div(total))
  const parts = exact.map((part) => part.round(scale, Big.roundDown))
  const cent = new Big(10).pow(-scale)
  const order = exact
    .map((part, index) => ({ index, rest: part.minus(parts[index] ?? 0) }))
    .sort((one, other) => other.rest.cmp(one.rest))
  let left = new Big(amount).minus(sum(parts))
  for (const { index } of order) {
    if (left.lt(cent)) break
    parts[index] = (parts[index] ?? zero).plus(cent)
    left = left.minus(cent)
  }
  return parts
}
