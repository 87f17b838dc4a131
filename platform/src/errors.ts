// Shapes and codes of the platform's errors. Source: docs/contract/transport.md §6, spec §8.
import { z } from 'zod'
import { violationRules } from './vocab/errors.ts'

export const wireViolation = z.looseObject({
  field: z.string(),
  description: z.string().default(''),
  violatedRule: z.enum(violationRules).catch('OTHER'),
  ruleName: z.string().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
})
/** A field that the platform refused, with the rule that it violates. */
export type Violation = z.input<typeof wireViolation>

export const wireApplicationError = z.looseObject({
  code: z.union([z.string(), z.number()]).transform(String),
  description: z.string().default(''),
  data: z.unknown().optional(),
})
export type ApplicationError = { code: string; description: string; data?: unknown }

/** `details` of an error body, and of each calculation error inside a 200. */
export const wireErrorDetails = z.looseObject({
  applicationError: wireApplicationError.optional(),
  validationError: z
    .looseObject({ fieldViolations: z.array(wireViolation).default([]) })
    .optional(),
  systemError: z.looseObject({ errorCode: z.string().nullish() }).optional(),
})
export type WireErrorDetails = z.output<typeof wireErrorDetails>

export const wireErrorBody = z.looseObject({
  message: z.string().default(''),
  details: wireErrorDetails.default({}),
})

/** Response header that carries the platform's request id. docs/contract/transport.md §6. */
export const requestIdHeader = 'x-wix-request-id'
/** Request header for prices in another currency. docs/contract/catalog.md §2. */
export const currencyHeader = 'x-wix-currency'

/** Request header for texts in another language. docs/contract/real-site.md §3. */
export const languageHeader = 'x-wix-linguist'

/** Header by which an identity reads what it wrote: answers carry it, later calls send it. docs/contract/real-site.md §3. */
export const consistencyHeader = 'x-wix-consistent'

/** Message of a redirect session on a site that is not published. docs/contract/real-site.md §4.2 */
export const siteNotPublishedMessage = 'No Public URL Found - verify that site is published'

/** Application codes that the shop handles. The source is in each line. */
export const platformCodes = {
  /** docs/contract/cart.md §10 */
  noCart: 'OWNED_CART_NOT_FOUND',
  /** docs/contract/cart.md §10; both spellings of "expired" exist */
  couponExpired: ['ERROR_COUPON_HAS_EXPIRED', 'ERROR_COUPON_EXPIRED'],
  couponUnknown: ['ERROR_COUPON_DOES_NOT_EXIST'],
  couponNotActiveYet: ['ERROR_COUPON_IS_NOT_ACTIVE_YET'],
  couponUsedUp: ['ERROR_COUPON_USAGE_EXCEEDED'],
  couponLimitPerCustomer: ['ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'],
  couponDisabled: ['ERROR_COUPON_IS_DISABLED'],
  couponNotApplicable: ['ERROR_COUPON_NOT_APPLICABLE'],
  /** docs/contract/checkout-order.md §2; a code of the wrong form and an unknown one are corrected alike */
  giftCardUnknown: ['GIFT_CARD_NOT_FOUND', 'GIFT_CARD_CODE_INVALID'],
  giftCardEmpty: ['GIFT_CARD_IS_EMPTY'],
  giftCardDisabled: ['GIFT_CARD_DISABLED'],
  giftCardExpired: ['GIFT_CARD_EXPIRED'],
  giftCardNotApplicable: [
    'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD',
    'SUBSCRIPTION_WITH_GIFT_CARD',
  ],
  /** docs/contract/catalog-v3.md §1: hosted sites send the first and the last; no spelling is documented. */
  wrongCatalogVersion: [
    'CATALOG_V1_SITE_CALLING_CATALOG_V3_API',
    'CATALOG_V1_CALLING_CATALOG_V3_API',
    'CATALOG_V3_SITE_CALLING_CATALOG_V1_API',
    'CATALOG_V3_CALLING_CATALOG_V1_API',
  ],
  /** For some seconds after the store was installed. docs/contract/catalog-v3.md §1 */
  catalogProvisioning: 'CATALOG_V3_SITE_PROVISIONING',
  storesNotInstalled: 'REQUIRED_APP_NOT_INSTALLED',
  /** A checkout of a site that has no way to pay. docs/contract/cart.md §10 */
  paymentsNotAccepted: [
    'SITE_MUST_ACCEPT_PAYMENTS',
    'SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT',
  ],
  /** Our own name: the platform sends a status 500 without a code. docs/contract/real-site.md §4.2 */
  siteNotPublished: 'SITE_NOT_PUBLISHED',
  /** spec §8, docs/contract/auth.md §6. Strings: the SDK compares them as such. */
  missingCaptchaToken: '-19971',
  invalidCaptchaToken: '-19970',
  emailAlreadyExists: '-19995',
  invalidPassword: '-19976',
  resetPassword: '-19973',
  /** docs/contract/auth.md §6: any other code of a login counts as a wrong email; this one is assumed. */
  unknownLogin: '-19999',
  /** Assumed: docs/contract/auth.md §6 names no codes for a login that its status forbids. */
  identityBlocked: 'IDENTITY_BLOCKED',
  identityOffline: 'IDENTITY_OFFLINE',
  identityDeleted: 'IDENTITY_DELETED',
  /** docs/contract/auth.md §8; its data contains `verificationFailureReason`. */
  verificationFailed: 'VERIFICATION_FAILED',
  /** docs/contract/members.md §10 */
  slugTaken: 'SLUG_ALREADY_EXISTS',
  cannotJoinCommunity: 'COMMUNITY_JOIN_IMPOSSIBLE',
  /** docs/contract/checkout-order.md §5 */
  noOrder: 'ORDER_NOT_FOUND',
  /** docs/contract/checkout-order.md §10 "Back-in-stock notification request" */
  backInStockRequested: 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
  backInStockOff: 'REQUEST_COLLECTION_DISABLED',
  backInStockOptions: 'INVALID_CATALOG_REFERENCE_OPTIONS',
  backInStockImage: 'INVALID_ITEM_IMAGE_URL',
} as const
