import type { DiscountType } from '../__generated__/graphql.ts'
import * as messages from '../__generated__/messages/common.ts'

/** A discount as a form has it. `value`: percent or amount, by `type`. */
export type Discount = { type: 'NONE' | 'AMOUNT' | 'PERCENT'; value: string }

type Discounted = {
  discount: { type: DiscountType; percent: string | null; amount: { amount: string } | null }
}

/** Returns the discount of a product. */
export const discountOf = ({ discount: { type, percent, amount } }: Discounted): Discount =>
  type === 'AMOUNT' || type === 'PERCENT'
    ? { type, value: percent ?? amount?.amount ?? '' }
    : { type: 'NONE', value: '' }

/** Formats a discount: `none`, `10%` or the amount. */
export function discountWords({ type, value }: Discount): string {
  if (type === 'PERCENT') return messages.percentValue({ value })
  return type === 'AMOUNT' ? value : messages.noneSet
}
