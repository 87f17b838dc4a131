// What change events of orders carry beside the order, in the form of this gateway.
// docs/contract/events-ecom.md §2; docs/contract/checkout-order.md §10.
import type {
  InventoryUpdateTrigger,
  OrderFulfillmentStatus,
  OrderPaymentStatus,
} from '../../__generated__/schema-types.ts'
import type { Order } from '../ecom/order.ts'
import type { JsonObject } from '../read-json.ts'

/** An order after an action on it, or before its deletion. Actions that carry more extend it. */
export type OrderBody = { readonly order: Order }

/** An order with what was chosen at its cancellation. `customMessage` is part of the email to the buyer; null without one. */
export type CanceledOrder = OrderBody & {
  readonly restocked: boolean | null
  readonly buyerNotified: boolean | null
  readonly customMessage: string | null
}

/** An order after its payment status changed, with the status before. Null: it is absent, or not in the contract. */
export type OrderWithPaymentStatus = OrderBody & {
  readonly previousPaymentStatus: OrderPaymentStatus | null
}

/** An order after any change of its fulfillment status, also of a part. `action`: what was done, in the platform's words. */
export type FulfilledOrder = OrderBody & {
  readonly previousFulfillmentStatus: OrderFulfillmentStatus | null
  readonly newFulfillmentStatus: OrderFulfillmentStatus | null
  readonly action: string | null
}

/** An edit of a placed order was applied. */
export type CommittedOrder = OrderBody & {
  readonly draftOrderId: string | null
  /** As the platform sends them. */
  readonly changes: JsonObject | null
  readonly commitSettings: JsonObject | null
  /** ISO 8601. */
  readonly committedAt: string | null
}

/** One set per site. Times are ISO 8601. */
export type OrdersSettings = {
  readonly inventoryUpdateTrigger: InventoryUpdateTrigger | null
  readonly createInvoice: boolean | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
}

/**
 * A parcel or another delivery of items of an order. The id of a line is that of the order's line.
 * Times are ISO 8601. Without tracking, its members are null.
 */
export type Fulfillment = {
  readonly id: string | null
  readonly createdAt: string | null
  readonly lines: readonly { readonly id: string | null; readonly quantity: number | null }[]
  /** Free text. */
  readonly status: string | null
  readonly completed: boolean | null
  readonly trackingNumber: string | null
  readonly shippingProvider: string | null
  readonly trackingUrl: string | null
}

/** Parcels of one order. */
export type OrderFulfillments = {
  readonly orderId: string
  readonly fulfillments: readonly Fulfillment[]
}
