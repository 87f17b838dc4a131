// Words of refusals: broken rules, codes and reasons.

/** Rule a field broke. Source: spec §5. */
export const violationRules = [
  'VALIDATION',
  'OTHER',
  'MAX',
  'MIN',
  'MAX_LENGTH',
  'MIN_LENGTH',
  'MAX_SIZE',
  'MIN_SIZE',
  'FORMAT',
  'DECIMAL_LTE',
  'DECIMAL_GTE',
  'DECIMAL_LT',
  'DECIMAL_GT',
  'DECIMAL_MAX_SCALE',
  'INVALID_ENUM_VALUE',
  'REQUIRED_FIELD',
  'FIELD_NOT_ALLOWED',
  'ONE_OF_ALIGNMENT',
  'EXACT_LENGTH',
  'EXACT_SIZE',
  'REQUIRED_ONE_OF_FIELD',
] as const
export type ViolationRule = (typeof violationRules)[number]

/** Application codes of a refused registration. Source: spec §8. */
export const registrationCodes = ['-19971', '-19970', '-19995'] as const
export type RegistrationCode = (typeof registrationCodes)[number]

/** Application codes of a refused login. Source: spec §8. */
export const loginCodes = ['-19976', '-19973', '-19971', '-19970'] as const
export type LoginCode = (typeof loginCodes)[number]

/** Name of a sign-in error. Source: spec §8 (prose); spelling: docs/contract/auth.md §6. */
export const signInErrorNames = [
  'missingCaptchaToken',
  'invalidCaptchaToken',
  'emailAlreadyExists',
  'invalidEmail',
  'invalidPassword',
  'resetPassword',
] as const
export type SignInErrorName = (typeof signInErrorNames)[number]

/** Symbolic codes of a registration. Source: docs/contract/auth.md §6. */
export const registrationCodeNames = [
  'UNIMPLEMENTED_FEATURE',
  'THROTTLED_FEATURE',
  'INVALID_CAPTCHA_TOKEN',
  'CAPTCHA_TOKEN_REQUIRED',
  'IP_ADDRESS_FILTERED',
  'RECAPTCHA_FAILED',
  'RECAPTCHA_REQUIRED',
  'MISSING_CAPTCHA_TOKEN',
  'USER_EMAIL_OFAC_ADDRESS',
  'UNSUPPORTED_FIELD',
  'ATTRIBUTE_NOT_FOUND',
  'CLIENT_METADATA_NOT_FOUND',
  'INVALID_LD_SESSION',
  'DUPLICATE_EMAIL',
  'COULD_NOT_CREATE_SET_ACCOUNT_USER',
  'INVALID_USER_TYPE',
  'REGISTRATION_TO_EDITORX_NOT_ALLOWED',
] as const
export type RegistrationCodeName = (typeof registrationCodeNames)[number]

/** Symbolic codes of a login. Source: docs/contract/auth.md §6. */
export const loginCodeNames = [
  'THROTTLED_FEATURE',
  'INVALID_CAPTCHA_TOKEN',
  'CAPTCHA_TOKEN_REQUIRED',
  'REENROLLMENT_REQUIRED_BY_ADMIN',
  'TRUSTED_CLIENTS_ONLY',
  'WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED',
] as const
export type LoginCodeName = (typeof loginCodeNames)[number]

/** Why a verification failed. Source: spec §8; extra: UNSPECIFIED (docs/contract/members.md §12). */
export const verificationFailureReasons = [
  'BAD_CODE',
  'NOT_FOUND',
  'SEND_CODE_ERROR',
  'UNSPECIFIED',
] as const
export type VerificationFailureReason = (typeof verificationFailureReasons)[number]

/** Why no refund is possible. Source: spec §8. */
export const refundImpossibleReasons = [
  'ALREADY_REFUNDED',
  'PROVIDER_IS_DOWN',
  'INTERNAL_ERROR',
  'NOT_PAID',
  'ACCESS_DENIED',
  'ZERO_PRICE',
  'DISABLED_BY_PROVIDER',
  'PENDING_REFUND',
  'FORBIDDEN',
  'TRANSACTION_NOT_FOUND',
  'ORDER_IS_PENDING',
  'ORDER_IS_REJECTED',
  'PARTIALLY_PAID',
  'DEPOSIT_ONLINE_ITEM',
  // not in the spec; source: docs/contract/checkout-order.md §8
  'NONE',
  'UNKNOWN_REASON',
  'AMOUNT_OFFSET_BY_CHARGEBACK',
] as const
export type RefundImpossibleReason = (typeof refundImpossibleReasons)[number]

/** In the SDK: why only a manual refund works. Source: spec §8. */
export const cannotCaptureReasons = [
  'EXPIRED',
  'NOT_SUPPORTED',
  'OFFLINE',
  'REQUIRES_CARD_READER',
  'NOT_FOUND',
  // not in the spec; source: docs/contract/checkout-order.md §8
  'UNKNOWN_REASON',
] as const
export type CannotCaptureReason = (typeof cannotCaptureReasons)[number]

/** Collectability. Source: spec §8 (in prose there). */
export const paymentCollectabilityStatuses = [
  'NONCOLLECTABLE_ORDER_IS_CANCELLED',
  'NONCOLLECTABLE_ORDER_IS_PAID',
  'NONCOLLECTABLE_ORDER_IS_PENDING',
  'NONCOLLECTABLE_ORDER_IS_REJECTED',
  'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
  // not in the spec; source: docs/contract/checkout-order.md §8
  'COLLECTABLE',
  'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS',
  'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS',
  'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED',
  'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION',
  'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED',
  'UNKNOWN',
] as const
export type PaymentCollectabilityStatus = (typeof paymentCollectabilityStatuses)[number]

/** Why an order cannot be edited. Source: spec §4. */
export const draftOrderRefusalReasons = [
  'PARTIALLY_OR_FULLY_REFUNDED',
  'UNSUPPORTED_CHANNEL_TYPE',
  'ORDER_STATUS_IS_NOT_SUPPORTED',
  'ORDER_AND_SITE_CURRENCIES_ARE_INCONSISTENT',
  'ORDER_AND_SITE_WEIGHT_UNITS_ARE_INCONSISTENT',
  'AMOUNTS_DO_NOT_ADD_UP',
  'ORDER_NOT_FOUND',
  'SUBSCRIPTION_LINE_ITEM_EXISTS',
  'UNSUPPORTED_CATALOG_ITEM',
  'TAXABLE_EXISTING_ADDITIONAL_FEE',
  // not in the spec; source: docs/contract/checkout-order.md §8
  'ORDER_HAS_CHARGEBACKS',
  'EDITING_IS_NOT_ALLOWED_FOR_APP',
  'COUPON_BEHAVIOR_IS_UNDEFINED',
] as const
export type DraftOrderRefusalReason = (typeof draftOrderRefusalReasons)[number]

/** Why a payment was canceled. Source: docs/contract/checkout-order.md §8. */
export const paymentCanceledReasons = ['OTHER_PAYMENT_FAILURE', 'EXPIRED'] as const
export type PaymentCanceledReason = (typeof paymentCanceledReasons)[number]

/** Why a payment was declined. Source: docs/contract/checkout-order.md §8. */
export const paymentDeclinedReasons = [
  'CHARGE_FAILED',
  'EXPIRED',
  'INSUFFICIENT_FUNDS',
  'GIFT_CARD_DISABLED',
] as const
export type PaymentDeclinedReason = (typeof paymentDeclinedReasons)[number]

/** Why a payment was voided. Source: docs/contract/checkout-order.md §8. */
export const paymentVoidedReasons = ['MERCHANT_REQUEST', 'OTHER_PAYMENT_FAILURE'] as const
export type PaymentVoidedReason = (typeof paymentVoidedReasons)[number]
