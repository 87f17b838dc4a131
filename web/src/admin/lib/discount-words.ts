import type { DiscountKind } from '../__generated__/graphql.ts'
import * as messages from '../__generated__/messages/common.ts'

type ShownDiscount = { type: DiscountKind; value: number | string }

/** Formats a discount: `none`, `10%` or the amount. */
export function discountWords({ type, value }: ShownDiscount): string {
  if (type === 'PERCENT') return messages.percentValue({ value })
  return type === 'AMOUNT' ? String(value) : messages.noneSet
}
