// Labels for the states of an order.
import type { OrderFulfillmentStatus, OrderPaymentStatus } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/orders.ts'

export const paymentWords: Record<OrderPaymentStatus, string> = {
  NOT_PAID: messages.notPaid,
  PAID: messages.paid,
  PARTIALLY_REFUNDED: messages.partlyRefunded,
  FULLY_REFUNDED: messages.fullyRefunded,
  PENDING: messages.paymentPending,
  PARTIALLY_PAID: messages.partlyPaid,
  PENDING_MERCHANT: messages.merchantPending,
  CANCELED: messages.canceled,
  DECLINED: messages.declined,
  UNKNOWN: messages.unspecified,
}

export const fulfillmentWords: Record<OrderFulfillmentStatus, string> = {
  NOT_FULFILLED: messages.notFulfilled,
  FULFILLED: messages.fulfilled,
  PARTIALLY_FULFILLED: messages.partlyFulfilled,
  CANCELED: messages.canceled,
}
