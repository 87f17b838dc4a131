// Reads bodies of change events of orders. docs/contract/events-ecom.md §2; docs/contract/checkout-order.md §10.
import {
  inventoryUpdateTriggers,
  orderFulfillmentStatuses,
  orderPaymentStatuses,
} from '@vitrine/platform'
import type { OrderPaymentStatus } from '../../../__generated__/schema-types.ts'
import { readOrder } from '../../ecom/v1/read-order.ts'
import {
  booleanOrNull,
  type JsonObject,
  listOf,
  mapped,
  mappedPart,
  numberOrNull,
  objectOrNull,
  requiredString,
  sameWords,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type {
  CanceledOrder,
  CommittedOrder,
  FulfilledOrder,
  Fulfillment,
  OrderBody,
  OrderFulfillments,
  OrdersSettings,
  OrderWithPaymentStatus,
} from '../orders.ts'

const paymentStatuses: Readonly<Record<string, OrderPaymentStatus>> = {
  ...sameWords(orderPaymentStatuses.filter((status) => status !== 'UNSPECIFIED')),
  UNSPECIFIED: 'UNKNOWN',
}
const fulfillmentStatuses = sameWords(orderFulfillmentStatuses)
const triggers = sameWords(inventoryUpdateTriggers)

/** Reads the order of an action. Throws `UnexpectedForm` without one. */
export const readOrderBody = (from: JsonObject): OrderBody => ({
  order: mapped(from, 'order', readOrder),
})

/** Reads a canceled order, with whether its items were restocked and an email was sent to the buyer. */
export const readCanceledOrder = (from: JsonObject): CanceledOrder => ({
  ...readOrderBody(from),
  restocked: booleanOrNull(from, 'restockAllItems'),
  buyerNotified: booleanOrNull(from, 'sendOrderCanceledEmail'),
  customMessage: stringOrNull(from, 'customMessage'),
})

/** Reads an order with its earlier payment status. `UNSPECIFIED` becomes `UNKNOWN`; an absent or unknown word becomes null. */
export const readPaymentStatus = (from: JsonObject): OrderWithPaymentStatus => ({
  ...readOrderBody(from),
  previousPaymentStatus: wordOf(from, 'previousPaymentStatus', paymentStatuses, null),
})

/** Reads an order with its fulfillment status before and after. Either is null when it is absent or unknown. */
export const readFulfilledOrder = (from: JsonObject): FulfilledOrder => ({
  ...readOrderBody(from),
  previousFulfillmentStatus: wordOf(from, 'previousFulfillmentStatus', fulfillmentStatuses, null),
  newFulfillmentStatus: wordOf(from, 'newFulfillmentStatus', fulfillmentStatuses, null),
  action: stringOrNull(from, 'action'),
})

/** Reads an edited order. Changes and settings stay in the platform's form: the schema has them as JSON. */
export const readCommittedOrder = (from: JsonObject): CommittedOrder => ({
  ...readOrderBody(from),
  draftOrderId: stringOrNull(from, 'draftOrderId'),
  changes: objectOrNull(from, 'changes'),
  commitSettings: objectOrNull(from, 'commitSettings'),
  committedAt: stringOrNull(from, 'commitDate'),
})

/** Reads the settings for orders, of which a site has one set, without an id. docs/contract/checkout-order.md §10. */
export const readOrdersSettings = (from: JsonObject): OrdersSettings => ({
  inventoryUpdateTrigger: wordOf(from, 'inventoryUpdateTrigger', triggers, null),
  createInvoice: booleanOrNull(from, 'createInvoice'),
  createdAt: stringOrNull(from, 'createdDate'),
  updatedAt: stringOrNull(from, 'updatedDate'),
})

const readFulfillment = (from: JsonObject): Fulfillment => ({
  id: stringOrNull(from, 'id'),
  createdAt: stringOrNull(from, 'createdDate'),
  status: stringOrNull(from, 'status'),
  completed: booleanOrNull(from, 'completed'),
  lines: listOf(from, 'lineItems', (line) => ({
    id: stringOrNull(line, 'id'),
    quantity: numberOrNull(line, 'quantity'),
  })),
  ...mappedPart(from, 'trackingInfo', (tracking) => ({
    trackingNumber: stringOrNull(tracking, 'trackingNumber'),
    shippingProvider: stringOrNull(tracking, 'shippingProvider'),
    trackingUrl: stringOrNull(tracking, 'trackingLink'),
  })),
})

/** Reads all fulfillments of an order after a change, without `customInfo`. docs/contract/checkout-order.md §10. */
export const readFulfillments = (from: JsonObject): OrderFulfillments => ({
  orderId: requiredString(from, 'orderId'),
  fulfillments: listOf(from, 'fulfillments', readFulfillment),
})
