// Texts for the status of an order, and whether it needs attention.

import type {
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
} from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'

export type StatusText = { text: string; tone: 'good' | 'attention' | 'plain' }

export const paymentWords: Record<OrderPaymentStatus, StatusText> = {
  PAID: { text: messages.paid, tone: 'good' },
  NOT_PAID: { text: messages.notPaidYet, tone: 'attention' },
  PARTIALLY_PAID: { text: messages.partlyPaid, tone: 'attention' },
  PENDING: { text: messages.paymentOnItsWay, tone: 'plain' },
  PENDING_MERCHANT: { text: messages.paymentBeingChecked, tone: 'plain' },
  PARTIALLY_REFUNDED: { text: messages.partlyRefunded, tone: 'plain' },
  FULLY_REFUNDED: { text: messages.refunded, tone: 'plain' },
  CANCELED: { text: messages.paymentCanceled, tone: 'plain' },
  DECLINED: { text: messages.paymentDeclined, tone: 'attention' },
  UNKNOWN: { text: messages.paymentUnknown, tone: 'plain' },
}

const ready: StatusText = { text: messages.readyForPickup, tone: 'good' }

const fulfillmentWords: Record<OrderFulfillmentStatus, StatusText> = {
  FULFILLED: { text: messages.sent, tone: 'good' },
  PARTIALLY_FULFILLED: { text: messages.partlySent, tone: 'plain' },
  NOT_FULFILLED: { text: messages.beingPacked, tone: 'plain' },
  CANCELED: { text: messages.willNotBeSent, tone: 'plain' },
}

/** Where an order goes. */
export type Pickup = { logistics: { pickup: object | null } | null }

/** Returns how far the shop is with an order; one that is picked up is not sent. */
export const fulfillmentText = (status: OrderFulfillmentStatus, { logistics }: Pickup) =>
  logistics?.pickup && status === 'FULFILLED' ? ready : fulfillmentWords[status]

/** The status that overrides payment and fulfillment; null when those two are sufficient. */
export function orderWords(status: OrderStatus | null | undefined): StatusText | null {
  if (status === 'CANCELED') return { text: messages.canceled, tone: 'attention' }
  if (status === 'REJECTED') return { text: messages.notAccepted, tone: 'attention' }
  return null
}
