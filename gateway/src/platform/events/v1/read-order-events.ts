// Reads bodies of change events of orders. docs/contract/events-ecom.md §2; docs/contract/checkout-order.md §10.
import {
  inventoryUpdateTriggers,
  orderFulfillmentStatuses,
  orderPaymentStatuses,
} from '@vitrine/platform'
import type { OrderPaymentStatus } from '../../../__generated__/schema-types.ts'
import { readOrder } from '../../ecom/v1/read-order.ts'
import {
  flagOrNull,
  type JsonObject,
  listOf,
  mapped,
  mappedPart,
  numberOrNull,
  objectOrNull,
  requiredText,
  sameWords,
  textOrNull,
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
  restocked: flagOrNull(from, 'restockAllItems'),
  buyerNotified: flagOrNull(from, 'sendOrderCanceledEmail'),
  customMessage: textOrNull(from, 'customMessage'),
})

export const readPaymentStatus = (from: JsonObject): OrderWithPaymentStatus => ({
  ...readOrderBody(from),
  previousPaymentStatus: wordOf(from, 'previousPaymentStatus', paymentStatuses, null),
})

export const readFulfilledOrder = (from: JsonObject): FulfilledOrder => ({
  ...readOrderBody(from),
  previousFulfillmentStatus: wordOf(from, 'previousFulfillmentStatus', fulfillmentStatuses, null),
  newFulfillmentStatus: wordOf(from, 'newFulfillmentStatus', fulfillmentStatuses, null),
  action: textOrNull(from, 'action'),
})

export const readCommittedOrder = (from: JsonObject): CommittedOrder => ({
  ...readOrderBody(from),
  draftOrderId: textOrNull(from, 'draftOrderId'),
  changes: objectOrNull(from, 'changes'),
  commitSettings: objectOrNull(from, 'commitSettings'),
  committedAt: textOrNull(from, 'commitDate'),
})

export const readOrdersSettings = (from: JsonObject): OrdersSettings => ({
  inventoryUpdateTrigger: wordOf(from, 'inventoryUpdateTrigger', triggers, null),
  createInvoice: flagOrNull(from, 'createInvoice'),
  createdAt: textOrNull(from, 'createdDate'),
  updatedAt: textOrNull(from, 'updatedDate'),
})

const readFulfillment = (from: JsonObject): Fulfillment => ({
  id: textOrNull(from, 'id'),
  createdAt: textOrNull(from, 'createdDate'),
  status: textOrNull(from, 'status'),
  completed: flagOrNull(from, 'completed'),
  lines: listOf(from, 'lineItems', (line) => ({
    id: textOrNull(line, 'id'),
    quantity: numberOrNull(line, 'quantity'),
  })),
  ...mappedPart(from, 'trackingInfo', (tracking) => ({
    trackingNumber: textOrNull(tracking, 'trackingNumber'),
    shippingProvider: textOrNull(tracking, 'shippingProvider'),
    trackingUrl: textOrNull(tracking, 'trackingLink'),
  })),
})

export const readFulfillments = (from: JsonObject): OrderFulfillments => ({
  orderId: requiredText(from, 'orderId'),
  fulfillments: listOf(from, 'fulfillments', readFulfillment),
})
