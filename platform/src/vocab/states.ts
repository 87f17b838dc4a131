// Status words of spec section 4; those of orders are in order-states.ts.

/** Draft order change. Source: spec §4. */
export const draftOrderStatuses = ['DRAFT', 'COMMITTED'] as const
export type DraftOrderStatus = (typeof draftOrderStatuses)[number]

/** Abandoned checkout and cart. Source: spec §4. */
export const abandonmentStatuses = ['ABANDONED', 'RECOVERED'] as const
export type AbandonmentStatus = (typeof abandonmentStatuses)[number]

/** Back-in-stock request. Source: spec §4; extra: UNSPECIFIED (docs/contract/checkout-order.md §6). */
export const backInStockStatuses = [
  'RECEIVED',
  'PROCESSING',
  'NOTIFICATION_SENT',
  'FAILED',
  'UNSPECIFIED',
] as const
export type BackInStockStatus = (typeof backInStockStatuses)[number]

/** Discount rule. Source: spec §4. */
export const discountRuleStatuses = ['LIVE', 'EXPIRED', 'PENDING'] as const
export type DiscountRuleStatus = (typeof discountRuleStatuses)[number]

/** Payment link. Source: spec §4; extra: VOIDED (docs/contract/checkout-order.md §6). */
export const paymentLinkStatuses = ['UNPAID', 'PAID', 'EXPIRED', 'VOIDED'] as const
export type PaymentLinkStatus = (typeof paymentLinkStatuses)[number]

/** Checkout template. Source: docs/contract/checkout-order.md §3. */
export const checkoutTemplateStatuses = ['ACTIVE', 'INACTIVE'] as const
export type CheckoutTemplateStatus = (typeof checkoutTemplateStatuses)[number]

/** Site status. Source: spec §4; extra: UNKNOWN (docs/contract/checkout-order.md §6). */
export const siteStatuses = ['ENABLED', 'DISABLED', 'PENDING', 'DEMO', 'UNKNOWN'] as const
export type SiteStatus = (typeof siteStatuses)[number]

/** Delete status of a site. Source: spec §4 (prose). */
export const siteDeleteStatuses = [
  'TRASH',
  'DELETED',
  'PENDING_PURGE',
  // not in the spec; source: docs/contract/checkout-order.md §6
  'PURGED_EXTERNALLY',
  'UNKNOWN',
] as const
export type SiteDeleteStatus = (typeof siteDeleteStatuses)[number]

/** Invoice. Source: spec §4. */
export const invoiceStatuses = [
  'Draft',
  'Sent',
  'Processing',
  'Paid',
  'Overdue',
  'Void',
  'Deleted',
  'PartiallyPaid',
  'PartialAndOverdue',
] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** When an order lowers stock. Source: spec §4. */
export const inventoryUpdateTriggers = ['ON_ORDER_PAID', 'ON_ORDER_PLACED'] as const
export type InventoryUpdateTrigger = (typeof inventoryUpdateTriggers)[number]

/** Identity status. Source: spec §4; extra: UNKNOWN_STATUS (docs/contract/auth.md §6). */
export const identityStatuses = [
  'PENDING',
  'ACTIVE',
  'DELETED',
  'BLOCKED',
  'OFFLINE',
  'UNKNOWN_STATUS',
] as const
export type IdentityStatus = (typeof identityStatuses)[number]

/** Why an identity waits. Source: spec §4 (prose). */
export const identityPendingReasons = [
  'PENDING_ADMIN_APPROVAL_REQUIRED',
  'PENDING_EMAIL_VERIFICATION_REQUIRED',
  // not in the spec; source: docs/contract/auth.md §6
  'PENDING_REQUIRED_FIELDS_MISSING',
  'UNKNOWN_REASON',
] as const
export type IdentityPendingReason = (typeof identityPendingReasons)[number]

/** Authentication result. Source: spec §4. */
export const authenticationStates = [
  'SUCCESS',
  'REQUIRE_OWNER_APPROVAL',
  'REQUIRE_EMAIL_VERIFICATION',
  'STATUS_CHECK',
  // not in the spec; source: docs/contract/auth.md §6
  'UNKNOWN_STATE',
  'REQUIRE_MISSING_FIELDS',
  'REQUIRE_MFA',
  'MFA_CHALLENGE',
  'REQUIRE_FIRST_FACTOR',
] as const
export type AuthenticationState = (typeof authenticationStates)[number]

/** Login flow. Source: spec §4. */
export const loginStates = [
  'INITIAL',
  'SUCCESS',
  'FAILURE',
  'EMAIL_VERIFICATION_REQUIRED',
  'OWNER_APPROVAL_REQUIRED',
  'USER_CAPTCHA_REQUIRED',
  'SILENT_CAPTCHA_REQUIRED',
] as const
export type LoginState = (typeof loginStates)[number]
