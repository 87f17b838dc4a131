// Events of abandoned carts and checkouts, and of back-in-stock requests. Source: spec §3, §4;
// docs/contract/checkout-order.md §10, docs/contract/events-ecom.md §3.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import { abandonedCheckoutActivities, abandonmentBuyerTypes } from '../vocab/order-states.ts'
import { abandonmentStatuses, backInStockStatuses } from '../vocab/states.ts'
import { wireBuyerInfo } from '../wire/cart.ts'
import { wireCartLine } from '../wire/cart-line.ts'
import { wireAppliedDiscount } from '../wire/discount.ts'
import { wireMoney } from '../wire/money.ts'

const abandonedCheckout = answer(() => ({
  id: z.string(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  checkoutId: z.string().nullish(),
  cartId: z.string().nullish(),
  status: word(abandonmentStatuses),
  buyerLanguage: z.string().nullish(),
  buyerInfo: wireBuyerInfo.nullish(),
  contactDetails: answer(() => ({
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    phone: z.string().nullish(),
    company: z.string().nullish(),
  })).nullish(),
  currency: z.string().nullish(),
  conversionCurrency: z.string().nullish(),
  totalPrice: wireMoney.nullish(),
  subtotalPrice: wireMoney.nullish(),
  activities: z
    .array(
      answer(() => ({ createdDate: timestamp.nullish(), type: word(abandonedCheckoutActivities) })),
    )
    .nullish(),
  checkoutRecoveredDate: timestamp.nullish(),
  checkoutUrl: z.string().nullish(),
  lineItems: z.array(wireCartLine).nullish(),
  appliedDiscounts: z.array(wireAppliedDiscount).nullish(),
}))
export interface WireAbandonedCheckout extends z.output<typeof abandonedCheckout> {}
export const wireAbandonedCheckout: z.ZodType<WireAbandonedCheckout> = abandonedCheckout

export const wireBackInStockRequest = answer(() => ({
  id: z.string(),
  catalogReference: answer(() => ({
    catalogItemId: z.string().nullish(),
    appId: z.string().nullish(),
    options: z.record(z.string(), z.unknown()).nullish(),
  })).nullish(),
  email: z.string().nullish(),
  contactId: z.string().nullish(),
  status: word(backInStockStatuses),
  autoNotified: z.boolean().nullish(),
  createdDate: timestamp.nullish(),
  itemUrl: z.string().nullish(),
}))
export type WireBackInStockRequest = z.output<typeof wireBackInStockRequest>

/** A message without an entity. Amounts are JSON numbers here. */
export const wireCartAbandoned = answer(() => ({
  cartId: z.string(),
  creationTime: timestamp.nullish(),
  abandonTime: timestamp.nullish(),
  buyerInfo: answer(() => ({
    id: z.string().nullish(),
    identityType: word(abandonmentBuyerTypes),
    email: z.string().nullish(),
    phone: z.string().nullish(),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
  })).nullish(),
  itemsCount: z.number().nullish(),
  couponId: z.string().nullish(),
  totals: answer(() => ({
    subtotal: z.number().nullish(),
    total: z.number().nullish(),
    formattedTotal: z.string().nullish(),
  })).nullish(),
  checkoutUrl: z.string().nullish(),
  checkoutId: z.string().nullish(),
}))
export type WireCartAbandoned = z.output<typeof wireCartAbandoned>

/** `abandonedTime` here and `abandonTime` above are spelled as sent. */
export const wireCartRecovered = answer(() => ({
  cartId: z.string(),
  creationTime: timestamp.nullish(),
  abandonedTime: timestamp.nullish(),
  recoveredTime: timestamp.nullish(),
  checkoutId: z.string().nullish(),
}))
export type WireCartRecovered = z.output<typeof wireCartRecovered>

/** An abandoned checkout that was recovered by an order. */
export const abandonedCheckoutEvent = answer(() => ({ abandonedCheckout: wireAbandonedCheckout }))
