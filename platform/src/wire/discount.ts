import { z } from 'zod'
import { answer, word } from '../shapes.ts'
import { discountScopes } from '../vocab/commerce.ts'
import { wireMoney } from './money.ts'

const wireName = answer(() => ({
  original: z.string().nullish(),
  translated: z.string().nullish(),
}))

/**
 * A discount on a cart, an estimate or a checkout: exactly one of coupon, merchant discount, rule.
 * Carts leave out amounts and names. docs/contract/cart.md §5.4.
 */
export const wireAppliedDiscount = answer(() => ({
  coupon: answer(() => ({
    id: z.string().nullish(),
    code: z.string().nullish(),
    name: z.string().nullish(),
    amount: wireMoney.nullish(),
  })).nullish(),
  merchantDiscount: answer(() => ({
    amount: wireMoney.nullish(),
    percentage: z.number().nullish(),
  })).nullish(),
  discountRule: answer(() => ({
    id: z.string().nullish(),
    name: wireName.nullish(),
    amount: wireMoney.nullish(),
  })).nullish(),
  discountType: word(discountScopes),
  lineItemIds: z.array(z.string()).nullish(),
}))
export type WireAppliedDiscount = z.output<typeof wireAppliedDiscount>
