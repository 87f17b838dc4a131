// Distributes discounts over lines. Merchant discounts come first, then the coupon on the remaining amount;
// no line is ever below zero. The order is assumed: the platform does not publish it.
import Big from 'big.js'
import type { MerchantDiscount, StoredCoupon } from '../rows/commerce-rows.ts'
import { allocate } from './allocate.ts'
import { roundTo, scaleOf, smaller, sum, zero } from './money.ts'

type DiscountScope = 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING'

export type AppliedDiscount = {
  source: { coupon: StoredCoupon } | { merchant: MerchantDiscount }
  scope: DiscountScope
  amount: Big
  lineItemIds: string[]
}

/** A line while discounts are applied. */
export type Discountable = { id: string; productId?: string; left: Big; discount: Big }

/** Takes `amount`, or what remains, off the lines in proportion to their remaining prices. */
function spread(lines: readonly Discountable[], amount: Big, currency: string): Big {
  const taken = smaller(amount, sum(lines.map((line) => line.left)))
  const weights = lines.map((line) => line.left)
  const parts = allocate(taken, weights, scaleOf(currency))
  for (const [index, line] of lines.entries()) {
    const part = parts[index] ?? zero
    line.left = line.left.minus(part)
    line.discount = line.discount.plus(part)
  }
  return sum(parts)
}

export function takeMerchantDiscount(
  lines: readonly Discountable[],
  merchant: MerchantDiscount,
  currency: string,
): AppliedDiscount {
  const ids = merchant.lineItemIds ?? []
  const touched = ids.length > 0 ? lines.filter((line) => ids.includes(line.id)) : lines
  const amount = spread(touched, roundTo(merchant.amount, currency), currency)
  const scope = ids.length > 0 ? 'SPECIFIC_ITEMS' : 'GLOBAL'
  return { source: { merchant }, scope, amount, lineItemIds: ids }
}

/** Applies the coupon to products; a free-shipping coupon is applied to the delivery later. */
export function takeCoupon(
  lines: readonly Discountable[],
  coupon: StoredCoupon,
  currency: string,
): AppliedDiscount {
  const source = { coupon }
  if (coupon.kind === 'FREE_SHIPPING') {
    return { source, scope: 'SHIPPING', amount: zero, lineItemIds: [] }
  }
  const only = coupon.productIds
  const touched = only ? lines.filter((line) => only.includes(line.productId ?? '')) : lines
  const base = sum(touched.map((line) => line.left))
  const requested =
    coupon.kind === 'PERCENTAGE' ? base.times(coupon.value).div(100) : new Big(coupon.value)
  const amount = spread(touched, roundTo(requested, currency), currency)
  const lineItemIds = only ? touched.map((line) => line.id) : []
  return { source, scope: only ? 'SPECIFIC_ITEMS' : 'GLOBAL', amount, lineItemIds }
}
