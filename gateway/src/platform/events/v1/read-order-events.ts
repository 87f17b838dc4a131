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

export const readOrderBody = (from: JsonObject): OrderBody => ({
  order: mapped(from, 'order', readOrder),
})

export const readCanceledOrder = (from: JsonObject): CanceledOrder => ({
  ...readOrderBody(from),
  restocked: booleanOrNull(from, 'restockAllItems'),
  buyerNotified: booleanOrNull(from, 'sendOrderCanceledEmail'),
  customMessage: stringOrNull(from, 'customMessage'),
})

export const readPaymentStatus = (from: JsonObject): OrderWithPaymentStatus => ({
  ...readOrderBody(from),
  previousPaymentStatus: wordOf(from, 'previousPaymentStatus', paymentStatuses, null),
})

export const readFulfilledOrder = (from: JsonObject): FulfilledOrder => ({
  ...readOrderBody(from),
  previousFulfillmentStatus: wordOf(from, 'previousFulfillmentStatus', fulfillmentStatuses, null),
  newFulfillmentStatus: wordOf(from, 'newFulfillmentStatus', fulfillmentStatuses, null),
  action: stringOrNull(from, 'action'),
})

export const readCommittedOrder = (from: JsonObject): CommittedOrder => ({
  ...readOrderBody(from),
  draftOrderId: stringOrNull(from, 'draftOrderId'),
  changes: objectOrNull(from, 'changes'),
  commitSettings: objectOrNull(from, 'commitSettings'),
  committedAt: stringOrNull(from, 'commitDate'),
})

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

export const readFulfillments = (from: JsonObject): OrderFulfillments => ({
  orderId: requiredString(from, 'orderId'),
  fulfillments: listOf(from, 'fulfillments', readFulfillment),
})
