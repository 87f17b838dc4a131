// One line per activity of an order, in the past tense. Activities internal to the shop are left out.

import type { OrderActivityType } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/account.ts'
import { fulfillmentText, type Pickup } from './status-words.ts'

const words: Partial<Record<OrderActivityType, string>> = {
  ORDER_PLACED: messages.youPlacedOrder,
  ORDER_PAID: messages.paid,
  ORDER_NOT_FULFILLED: messages.markedAsNotSent,
  ORDER_CANCELED: messages.canceled,
  DOWNLOAD_LINK_SENT: messages.downloadLinkSentToYou,
  TRACKING_NUMBER_ADDED: messages.trackingNumberAdded,
  TRACKING_NUMBER_EDITED: messages.trackingNumberChanged,
  TRACKING_LINK_ADDED: messages.trackingLinkAdded,
  SHIPPING_CONFIRMATION_EMAIL_SENT: messages.shippingConfirmationSentToYou,
  INVOICE_ADDED: messages.invoiceAdded,
  INVOICE_REMOVED: messages.invoiceRemoved,
  INVOICE_SENT: messages.invoiceSentToYou,
  SHIPPING_ADDRESS_EDITED: messages.addressChanged,
  EMAIL_EDITED: messages.emailAddressChanged,
  PICKUP_READY_EMAIL_SENT: messages.readyForPickup,
  MERCHANT_COMMENT: messages.wordFromShop,
  ORDER_PARTIALLY_PAID: messages.partlyPaid,
  DRAFT_ORDER_CHANGES_APPLIED: messages.orderChanged,
  SAVED_PAYMENT_METHOD: messages.paymentMethodSaved,
  AUTHORIZED_PAYMENT_CREATED: messages.paymentAuthorized,
  AUTHORIZED_PAYMENT_CAPTURED: messages.paymentTaken,
  AUTHORIZED_PAYMENT_VOIDED: messages.authorizedPaymentReleased,
  REFUND_INITIATED: messages.refundStarted,
  PAYMENT_REFUNDED: messages.refunded,
  PAYMENT_REFUND_FAILED: messages.refundRetried,
  REFUNDED_AS_STORE_CREDIT: messages.refundedAsStoreCredit,
  PAYMENT_PENDING: messages.paymentOnItsWay,
  PAYMENT_CANCELED: messages.paymentCanceled,
  PAYMENT_DECLINED: messages.paymentDeclined,
  ORDER_PENDING: messages.orderBeingChecked,
  ORDER_REJECTED: messages.orderNotAccepted,
  RECEIPT_CREATED: messages.receiptWritten,
  RECEIPT_SENT: messages.receiptSentToYou,
  CHARGEBACK_CREATED: messages.paymentDisputed,
  CHARGEBACK_REVERSED: messages.disputeClosed,
  ORDER_REFUNDED: messages.refunded,
  CUSTOM_ACTIVITY: messages.note,
} satisfies Record<Exclude<OrderActivityType, 'FULFILLER_EMAIL_SENT' | 'ORDER_FULFILLED'>, string>

/** Returns the line of an activity of this order; nothing for one of the shop's own. */
export const activityText = (
  type: OrderActivityType | null | undefined,
  order: Pickup,
): string | null | undefined =>
  type === 'ORDER_FULFILLED' ? fulfillmentText('FULFILLED', order).text : type && words[type]
