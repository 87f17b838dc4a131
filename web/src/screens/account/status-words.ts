// Status of an order in words, and whether it wants attention.
import type {
  BackInStockStatus,
  OrderFulfillmentStatus,
  OrderPaymentStatus,
  OrderStatus,
} from '../../__generated__/graphql.ts'

type Words = { text: string; tone: 'good' | 'attention' | 'plain' }

export const paymentWords: Record<OrderPaymentStatus, Words> = {
  PAID: { text: 'Paid', tone: 'good' },
  NOT_PAID: { text: 'Not paid yet', tone: 'attention' },
  PARTIALLY_PAID: { text: 'Partly paid', tone: 'attention' },
  PENDING: { text: 'Payment on its way', tone: 'plain' },
  PENDING_MERCHANT: { text: 'Payment being checked', tone: 'plain' },
  PARTIALLY_REFUNDED: { text: 'Partly refunded', tone: 'plain' },
  FULLY_REFUNDED: { text: 'Refunded', tone: 'plain' },
  CANCELED: { text: 'Payment cancelled', tone: 'plain' },
  DECLINED: { text: 'Payment declined', tone: 'attention' },
  UNSPECIFIED: { text: 'Payment unknown', tone: 'plain' },
}

export const fulfillmentWords: Record<OrderFulfillmentStatus, Words> = {
  FULFILLED: { text: 'Sent', tone: 'good' },
  PARTIALLY_FULFILLED: { text: 'Partly sent', tone: 'plain' },
  NOT_FULFILLED: { text: 'Being packed', tone: 'plain' },
  CANCELED: { text: 'Will not be sent', tone: 'plain' },
}

export const notificationWords: Record<BackInStockStatus, Words> = {
  RECEIVED: { text: 'Waiting', tone: 'plain' },
  PROCESSING: { text: 'Being sent', tone: 'plain' },
  NOTIFICATION_SENT: { text: 'Mail sent', tone: 'good' },
  FAILED: { text: 'Could not be sent', tone: 'attention' },
  UNSPECIFIED: { text: 'Unknown', tone: 'plain' },
}

/** What overrules both; null where they say enough. */
export function orderWords(status: OrderStatus | null | undefined): Words | null {
  if (status === 'CANCELED') return { text: 'Cancelled', tone: 'attention' }
  if (status === 'REJECTED') return { text: 'Not accepted', tone: 'attention' }
  return null
}
