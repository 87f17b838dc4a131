// Texts for the status of an order, and whether it needs attention.
import type {
  BackInStockStatus,
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
} from '../../__generated__/graphql.ts'

type StatusText = { text: string; tone: 'good' | 'attention' | 'plain' }

export const paymentWords: Record<OrderPaymentStatus, StatusText> = {
  PAID: { text: 'Paid', tone: 'good' },
  NOT_PAID: { text: 'Not paid yet', tone: 'attention' },
  PARTIALLY_PAID: { text: 'Partly paid', tone: 'attention' },
  PENDING: { text: 'Payment on its way', tone: 'plain' },
  PENDING_MERCHANT: { text: 'Payment being checked', tone: 'plain' },
  PARTIALLY_REFUNDED: { text: 'Partly refunded', tone: 'plain' },
  FULLY_REFUNDED: { text: 'Refunded', tone: 'plain' },
  CANCELED: { text: 'Payment canceled', tone: 'plain' },
  DECLINED: { text: 'Payment declined', tone: 'attention' },
  UNSPECIFIED: { text: 'Payment unknown', tone: 'plain' },
}

export const fulfillmentWords: Record<OrderFulfillmentStatus, StatusText> = {
  FULFILLED: { text: 'Sent', tone: 'good' },
  PARTIALLY_FULFILLED: { text: 'Partly sent', tone: 'plain' },
  NOT_FULFILLED: { text: 'Being packed', tone: 'plain' },
  CANCELED: { text: 'Will not be sent', tone: 'plain' },
}

export const notificationWords: Record<BackInStockStatus, StatusText> = {
  RECEIVED: { text: 'Waiting', tone: 'plain' },
  PROCESSING: { text: 'Being sent', tone: 'plain' },
  NOTIFICATION_SENT: { text: 'Email sent', tone: 'good' },
  FAILED: { text: 'Could not be sent', tone: 'attention' },
  UNSPECIFIED: { text: 'Unknown', tone: 'plain' },
}

/** The status that overrides payment and fulfillment; null when those two are sufficient. */
export function orderWords(status: OrderStatus | null | undefined): StatusText | null {
  if (status === 'CANCELED') return { text: 'Canceled', tone: 'attention' }
  if (status === 'REJECTED') return { text: 'Not accepted', tone: 'attention' }
  return null
}
