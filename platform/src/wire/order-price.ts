// Amounts of orders: two strings, no conversion. docs/contract/checkout-order.md §5 "Price".
import { z } from 'zod'
import { answer } from '../shapes.ts'

export const wireOrderPrice = answer(() => ({
  /** May be negative in a balance. */
  amount: z.string().nullish(),
  formattedAmount: z.string().nullish(),
}))
export type WireOrderPrice = z.output<typeof wireOrderPrice>

/** Tax of one line, fee or delivery. */
export const wireOrderTax = answer(() => ({
  taxAmount: wireOrderPrice.nullish(),
  taxableAmount: wireOrderPrice.nullish(),
  taxRate: z.string().nullish(),
}))
export type WireOrderTax = z.output<typeof wireOrderTax>
