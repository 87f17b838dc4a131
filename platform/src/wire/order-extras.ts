// Discounts, fees and other amounts of an order beside its lines. docs/contract/checkout-order.md §5.
import { z } from 'zod'
import { answer, word } from '../shapes.ts'
import { discountScopes, feeSources } from '../vocab/commerce.ts'
import { orderDiscountReasons } from '../vocab/order-states.ts'
import { wireOrderPrice, wireOrderTax } from './order-price.ts'

/** Exactly one of coupon, merchant discount, rule. */
export const wireOrderDiscount = answer(() => ({
  id: z.string().nullish(),
  coupon: answer(() => ({
    id: z.string().nullish(),
    code: z.string().nullish(),
    name: z.string().nullish(),
    amount: wireOrderPrice.nullish(),
  })).nullish(),
  merchantDiscount: answer(() => ({
    amount: wireOrderPrice.nullish(),
    discountReason: word(orderDiscountReasons),
    description: z.string().nullish(),
  })).nullish(),
  discountRule: answer(() => ({
    id: z.string().nullish(),
    name: answer(() => ({
      original: z.string().nullish(),
      translated: z.string().nullish(),
    })).nullish(),
    amount: wireOrderPrice.nullish(),
  })).nullish(),
  discountType: word(discountScopes),
  lineItemDiscounts: z
    .array(answer(() => ({ id: z.string().nullish(), totalDiscount: wireOrderPrice.nullish() })))
    .nullish(),
  lineItemIds: z.array(z.string()).nullish(),
}))
export type WireOrderDiscount = z.output<typeof wireOrderDiscount>

export const wireOrderFee = answer(() => ({
  id: z.string().nullish(),
  code: z.string().nullish(),
  name: z.string().nullish(),
  price: wireOrderPrice.nullish(),
  priceBeforeTax: wireOrderPrice.nullish(),
  priceAfterTax: wireOrderPrice.nullish(),
  taxInfo: wireOrderTax.nullish(),
  providerAppId: z.string().nullish(),
  lineItemIds: z.array(z.string()).nullish(),
  source: word(feeSources),
}))
export type WireOrderFee = z.output<typeof wireOrderFee>
