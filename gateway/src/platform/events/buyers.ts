// Subscriptions of buyers, and the carts and checkouts that they left, in the form of this gateway.
// docs/contract/checkout-order.md §10; docs/contract/events-ecom.md §3.
import type {
  AbandonedCheckoutActivityType,
  AbandonmentBuyerKind,
  AbandonmentStatus,
  ChannelType,
  SubscriptionFrequency,
  WeightUnit,
} from '../../__generated__/schema-types.ts'
import type { CartLine } from '../ecom/line.ts'
import type { OrderLine } from '../ecom/order.ts'
import type { BuyerInfo, Contact } from '../ecom/person.ts'
import type { AppliedDiscount } from '../ecom/totals.ts'
import type { Money } from '../money.ts'

/** Times are ISO 8601. */
export type SubscriptionContract = {
  readonly id: string
  readonly revision: string | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
  readonly title: string | null
  readonly description: string | null
  readonly frequency: SubscriptionFrequency | null
  readonly interval: number | null
  readonly autoRenewal: boolean | null
  readonly billingCycles: number | null
  readonly startsAt: string | null
  readonly lines: readonly OrderLine[]
  readonly buyerInfo: BuyerInfo | null
  readonly buyerLanguage: string | null
  readonly currency: string | null
  readonly weightUnit: WeightUnit | null
  readonly taxIncludedInPrices: boolean | null
  readonly subtotal: Money | null
  readonly shipping: Money | null
  readonly tax: Money | null
  readonly discount: Money | null
  readonly total: Money | null
  readonly billing: Contact | null
  readonly recipient: Contact | null
  readonly appliedDiscounts: readonly AppliedDiscount[]
  readonly channelType: ChannelType | null
}

/** Times are ISO 8601. */
export type AbandonedCheckout = {
  readonly id: string
  readonly createdAt: string | null
  readonly updatedAt: string | null
  readonly checkoutId: string | null
  readonly cartId: string | null
  readonly status: AbandonmentStatus | null
  readonly buyerLanguage: string | null
  readonly buyerInfo: BuyerInfo | null
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phone: string | null
  readonly company: string | null
  readonly currency: string | null
  readonly total: Money | null
  readonly subtotal: Money | null
  readonly activities: readonly {
    readonly createdAt: string | null
    readonly type: AbandonedCheckoutActivityType | null
  }[]
  readonly recoveredAt: string | null
  readonly checkoutUrl: string | null
  readonly lines: readonly CartLine[]
  readonly appliedDiscounts: readonly AppliedDiscount[]
}

type AbandonmentBuyer = {
  readonly id: string | null
  readonly kind: AbandonmentBuyerKind | null
  readonly email: string | null
  readonly phone: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

/** Times are ISO 8601. */
export type AbandonedCart = {
  readonly checkoutId: string | null
  readonly createdAt: string | null
  readonly abandonedAt: string | null
  readonly buyer: AbandonmentBuyer | null
  readonly itemCount: number | null
  readonly couponId: string | null
  readonly subtotal: Money | null
  readonly total: Money | null
  readonly checkoutUrl: string | null
}

/** Times are ISO 8601. */
export type RecoveredCart = {
  readonly checkoutId: string | null
  readonly createdAt: string | null
  readonly abandonedAt: string | null
  readonly recoveredAt: string | null
}
