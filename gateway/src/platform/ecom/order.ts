// Orders, in the form of this gateway. docs/contract/checkout-order.md §5-§7.
import type {
  ItemType,
  OrderActivityType,
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
} from '../../__generated__/schema-types.ts'
import type { Image } from '../catalog/media.ts'
import type { Money } from '../money.ts'
import type { Logistics } from './delivery.ts'
import type { DescriptionLine } from './line.ts'
import type { Contact } from './person.ts'
import type { AppliedDiscount, PriceSummary } from './totals.ts'

/** A line of an order. Amounts are in the currency of the order and have no conversion. */
export type OrderLine = {
  /** Null when the platform does not send it. */
  readonly id: string | null
  readonly name: string
  /** Product of the shop; null for a line of no catalog or of another app's. */
  readonly productId: string | null
  readonly descriptionLines: readonly DescriptionLine[]
  readonly image: Image | null
  readonly quantity: number
  readonly price: Money | null
  readonly priceBeforeDiscounts: Money | null
  readonly total: Money | null
  readonly itemType: ItemType | null
  readonly digitalFile: { readonly url: string | null; readonly expiresAt: string | null } | null
  readonly subscription: {
    readonly id: string | null
    readonly cycleNumber: number | null
    readonly title: string | null
    readonly description: string | null
  } | null
}

/** What happened to an order. `type`: null for a kind that the gateway does not know. */
export type OrderActivity = {
  readonly id: string | null
  readonly type: OrderActivityType | null
  readonly createdAt: string | null
  /** What staff wrote. */
  readonly message: string | null
}

/** Times are ISO 8601. */
export type Order = PriceSummary & {
  readonly id: string
  /** Sequential number, shown to buyers. */
  readonly number: string | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
  readonly purchasedAt: string | null
  readonly status: OrderStatus | null
  readonly paymentStatus: OrderPaymentStatus | null
  readonly fulfillmentStatus: OrderFulfillmentStatus | null
  readonly lines: readonly OrderLine[]
  readonly balance: Money | null
  readonly paid: Money | null
  readonly refunded: Money | null
  readonly buyerMemberId: string | null
  readonly buyerEmail: string | null
  readonly buyerNote: string | null
  readonly currency: string | null
  readonly billing: Contact | null
  readonly recipient: Contact | null
  readonly shippingTitle: string | null
  readonly logistics: Logistics | null
  readonly deliverBy: string | null
  readonly destination: Contact | null
  readonly appliedDiscounts: readonly AppliedDiscount[]
  /** In the order of time. */
  readonly activities: readonly OrderActivity[]
  readonly checkoutId: string | null
}
