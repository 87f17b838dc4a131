// Words of orders, their payments and their activities.

/** Order approval status. Source: spec §4. */
export const orderStatuses = ['INITIALIZED', 'APPROVED', 'CANCELED', 'PENDING', 'REJECTED'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Order payment status. Source: spec §4; extra: UNSPECIFIED (docs/contract/checkout-order.md §6). */
export const orderPaymentStatuses = [
  'NOT_PAID',
  'PAID',
  'PARTIALLY_REFUNDED',
  'FULLY_REFUNDED',
  'PENDING',
  'PARTIALLY_PAID',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'UNSPECIFIED',
] as const
export type OrderPaymentStatus = (typeof orderPaymentStatuses)[number]

/** Order fulfilment; CANCELED only in fulfillments. Source: spec §4. */
export const orderFulfillmentStatuses = [
  'NOT_FULFILLED',
  'FULFILLED',
  'PARTIALLY_FULFILLED',
  'CANCELED',
] as const
export type OrderFulfillmentStatus = (typeof orderFulfillmentStatuses)[number]

/** Informational status of a fulfillment. Source: docs/contract/checkout-order.md §6. */
export const fulfillmentFreeStatuses = [
  'Pending',
  'Accepted',
  'Ready',
  'In_Delivery',
  'Fulfilled',
] as const
export type FulfillmentFreeStatus = (typeof fulfillmentFreeStatuses)[number]

/** Transaction status. Source: spec §4; extra: UNDEFINED (docs/contract/checkout-order.md §6). */
export const transactionStatuses = [
  'APPROVED',
  'PENDING',
  'PENDING_MERCHANT',
  'CANCELED',
  'DECLINED',
  'REFUNDED',
  'PARTIALLY_REFUNDED',
  'AUTHORIZED',
  'VOIDED',
  'UNDEFINED',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** Refund or payment item status. Source: spec §4. */
export const refundStatuses = ['PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** Refundability. Source: spec §4. */
export const refundabilityStatuses = ['NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE'] as const
export type RefundabilityStatus = (typeof refundabilityStatuses)[number]

/** Capture or void of an authorization. Source: docs/contract/checkout-order.md §6. */
export const authorizationActionStatuses = ['PENDING', 'SUCCEEDED', 'FAILED'] as const
export type AuthorizationActionStatus = (typeof authorizationActionStatuses)[number]

/** Action planned for an authorization. Source: docs/contract/checkout-order.md §6. */
export const authorizationScheduledActions = ['VOID', 'CAPTURE'] as const
export type AuthorizationScheduledAction = (typeof authorizationScheduledActions)[number]

/** Why an authorization was acted on. Source: docs/contract/checkout-order.md §6. */
export const authorizationActionReasons = ['MANUAL', 'SCHEDULED'] as const
export type AuthorizationActionReason = (typeof authorizationActionReasons)[number]

/** Membership payment. Source: docs/contract/checkout-order.md §6. */
export const membershipPaymentStatuses = [
  'CHARGED',
  'CHARGE_FAILED',
  'CHARGE_PENDING',
  'VOIDED',
] as const
export type MembershipPaymentStatus = (typeof membershipPaymentStatuses)[number]

/** Chargeback. Source: docs/contract/checkout-order.md §6. */
export const chargebackStatuses = ['APPROVED', 'REVERSED'] as const
export type ChargebackStatus = (typeof chargebackStatuses)[number]

/** Order activity. Source: spec §3 (list not shown); members: docs/contract/checkout-order.md §7. */
export const orderActivityTypes = [
  'ORDER_PLACED',
  'ORDER_PAID',
  'ORDER_FULFILLED',
  'ORDER_NOT_FULFILLED',
  'ORDER_CANCELED',
  'DOWNLOAD_LINK_SENT',
  'TRACKING_NUMBER_ADDED',
  'TRACKING_NUMBER_EDITED',
  'TRACKING_LINK_ADDED',
  'SHIPPING_CONFIRMATION_EMAIL_SENT',
  'INVOICE_ADDED',
  'INVOICE_REMOVED',
  'INVOICE_SENT',
  'FULFILLER_EMAIL_SENT',
  'SHIPPING_ADDRESS_EDITED',
  'EMAIL_EDITED',
  'PICKUP_READY_EMAIL_SENT',
  'MERCHANT_COMMENT',
  'ORDER_PARTIALLY_PAID',
  'DRAFT_ORDER_CHANGES_APPLIED',
  'SAVED_PAYMENT_METHOD',
  'AUTHORIZED_PAYMENT_CREATED',
  'AUTHORIZED_PAYMENT_CAPTURED',
  'AUTHORIZED_PAYMENT_VOIDED',
  'REFUND_INITIATED',
  'PAYMENT_REFUNDED',
  'PAYMENT_REFUND_FAILED',
  'REFUNDED_AS_STORE_CREDIT',
  'PAYMENT_PENDING',
  'PAYMENT_CANCELED',
  'PAYMENT_DECLINED',
  'ORDER_PENDING',
  'ORDER_REJECTED',
  'RECEIPT_CREATED',
  'RECEIPT_SENT',
  'CHARGEBACK_CREATED',
  'CHARGEBACK_REVERSED',
  'ORDER_REFUNDED',
  'CUSTOM_ACTIVITY',
] as const
export type OrderActivityType = (typeof orderActivityTypes)[number]

/** Direction of a quantity change. Source: docs/contract/checkout-order.md §7. */
export const quantityDeltas = ['QUANTITY_INCREASED', 'QUANTITY_DECREASED'] as const
export type QuantityDelta = (typeof quantityDeltas)[number]

/** Reason of a merchant discount on an order. Source: docs/contract/checkout-order.md §9. */
export const orderDiscountReasons = [
  'UNSPECIFIED',
  'EXCHANGED_ITEMS',
  'BILLING_ADJUSTMENT',
] as const
export type OrderDiscountReason = (typeof orderDiscountReasons)[number]

/** What may be done with an order. Source: docs/contract/checkout-order.md §9. */
export const orderActions = [
  'EDIT',
  'UPDATE',
  'REFUND',
  'APPROVE',
  'CANCEL',
  'FULFILL',
  'COLLECT_PAYMENTS',
  'SEND_NOTIFICATIONS',
  'ADD_MERCHANT_ACTIVITY',
  'ADD_ACTIVITY',
  'CREATE_INVOICE',
  'CREATE_RECEIPTS',
  'ASSIGN_TAG',
  'PRINT_PACKAGING_SLIP',
  'MODIFY_INVENTORY',
] as const
export type OrderAction = (typeof orderActions)[number]

/** What brought an order. Source: docs/contract/checkout-order.md §5. */
export const attributionSources = ['UNSPECIFIED', 'FACEBOOK_ADS'] as const
export type AttributionSource = (typeof attributionSources)[number]

/** Items put back in stock. Source: docs/contract/checkout-order.md §9. */
export const restockScopes = ['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS'] as const
export type RestockScope = (typeof restockScopes)[number]

/** Predefined payment method. Source: docs/contract/checkout-order.md §9. */
export const offlinePaymentMethods = ['CASH', 'BANK_TRANSFER', 'CHECK'] as const
export type OfflinePaymentMethod = (typeof offlinePaymentMethods)[number]

/** Activity on an abandoned checkout. Source: docs/contract/checkout-order.md §9. */
export const abandonedCheckoutActivities = [
  'SCHEDULED',
  'EMAIL_SENT',
  'EMAIL_NOT_SENT',
  'NOTIFICATION_SENT',
  'TASK_CREATED',
  'AUTOMATION_SKIPPED',
] as const
export type AbandonedCheckoutActivity = (typeof abandonedCheckoutActivities)[number]

/** Buyer of an abandoned cart. Source: spec §6 (prose); spelling: docs/contract/events-ecom.md §3. */
export const abandonmentBuyerTypes = ['ADMIN', 'MEMBER', 'VISITOR', 'CONTACT'] as const
export type AbandonmentBuyerType = (typeof abandonmentBuyerTypes)[number]
