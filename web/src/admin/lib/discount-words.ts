import type { DiscountKind } from '../__generated__/graphql.ts'

type ShownDiscount = { type: DiscountKind; value: number | string }

/** Formats a discount: `none`, `10%` or the amount. */
export function discountWords({ type, value }: ShownDiscount): string {
  if (type === 'PERCENT') return `${value}%`
  return type === 'AMOUNT' ? String(value) : 'none'
}
