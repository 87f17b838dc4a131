// Words of carts, checkouts and what they are made of.

/** Item type preset; a custom type travels as a free text. Source: spec §3. */
export const itemTypePresets = [
  'PHYSICAL',
  'DIGITAL',
  'GIFT_CARD',
  'SERVICE',
  // not in the spec; source: docs/contract/cart.md §7
  'UNRECOGNISED',
] as const
export type ItemTypePreset = (typeof itemTypePresets)[number]

/** Availability of a cart line. Source: spec §3. */
export const itemAvailabilities = [
  'AVAILABLE',
  'NOT_FOUND',
  'NOT_AVAILABLE',
  'PARTIALLY_AVAILABLE',
] as const
export type ItemAvailability = (typeof itemAvailabilities)[number]

/** How a line is paid. Source: spec §3. */
export const paymentOptions = [
  'FULL_PAYMENT_ONLINE',
  'FULL_PAYMENT_OFFLINE',
  'MEMBERSHIP',
  'DEPOSIT_ONLINE',
  'MEMBERSHIP_OFFLINE',
  // not in the spec; source: docs/contract/cart.md §7
  'MEMBERSHIP_ONLINE_WITH_OFFLINE_REMAINDER',
] as const
export type PaymentOption = (typeof paymentOptions)[number]

/** Subscription frequency and interval unit. Source: spec §3. */
export const subscriptionFrequencies = [
  'DAY',
  'WEEK',
  'MONTH',
  'YEAR',
  // not in the spec; source: docs/contract/cart.md §7
  'UNDEFINED',
] as const
export type SubscriptionFrequency = (typeof subscriptionFrequencies)[number]

/** Alignment of a product period with billing. Source: docs/contract/cart.md §7. */
export const billingPeriodAlignments = [
  'ALIGNED_WITH_BILLING_PERIOD',
  'NOT_ALIGNED_WITH_BILLING_PERIOD',
] as const
export type BillingPeriodAlignment = (typeof billingPeriodAlignments)[number]

/** Weight unit. Source: spec §3; extra: UNSPECIFIED_WEIGHT_UNIT (docs/contract/cart.md §7). */
export const weightUnits = ['KG', 'LB', 'UNSPECIFIED_WEIGHT_UNIT'] as const
export type WeightUnit = (typeof weightUnits)[number]

/** Kind of a digital file. Source: spec §3. */
export const fileTypes = [
  'SECURE_PICTURE',
  'SECURE_VIDEO',
  'SECURE_DOCUMENT',
  'SECURE_MUSIC',
  'SECURE_ARCHIVE',
  // not in the spec; source: docs/contract/cart.md §7
  'SECURE_RAW',
  'UNSPECIFIED',
] as const
export type FileType = (typeof fileTypes)[number]

/** Old form of a description line. Source: docs/contract/cart.md §4. */
export const descriptionLineTypes = ['PLAIN_TEXT', 'COLOR', 'UNRECOGNISED'] as const
export type DescriptionLineType = (typeof descriptionLineTypes)[number]

/** Address a line is taxed by. Source: spec §3. */
export const taxableAddressTypes = ['BUSINESS', 'BILLING', 'SHIPPING'] as const
export type TaxableAddressType = (typeof taxableAddressTypes)[number]

/** Tax id type. Source: spec §3; extra: UNSPECIFIED (docs/contract/cart.md §7). */
export const taxIdTypes = ['CPF', 'CNPJ', 'UNSPECIFIED'] as const
export type TaxIdType = (typeof taxIdTypes)[number]

/** Tax jurisdiction. Source: spec §3; extra: UNDEFINED (docs/contract/cart.md §7). */
export const taxJurisdictions = [
  'COUNTRY',
  'STATE',
  'COUNTY',
  'CITY',
  'SPECIAL',
  'UNDEFINED',
] as const
export type TaxJurisdiction = (typeof taxJurisdictions)[number]

/** Where a tax rate came from. Source: spec §3. */
export const taxRateTypes = [
  'NO_TAX_COLLECTED',
  'MANUAL_RATE',
  'AUTO_RATE',
  'FALLBACK_RATE',
] as const
export type TaxRateType = (typeof taxRateTypes)[number]

/** Why a rate was set by hand. Source: spec §8 (not shown); members: docs/contract/cart.md §7. */
export const manualTaxReasons = ['GLOBAL_SETTING_TO_MANUAL', 'REGION_SETTING_TO_MANUAL'] as const
export type ManualTaxReason = (typeof manualTaxReasons)[number]

/** Why automatic tax fell back. Source: spec §8. */
export const autoTaxFallbackReasons = ['AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED'] as const
export type AutoTaxFallbackReason = (typeof autoTaxFallbackReasons)[number]

/** Pickup method. Source: spec §3. */
export const pickupMethods = ['STORE_PICKUP', 'PICKUP_POINT'] as const
export type PickupMethod = (typeof pickupMethods)[number]

/** Charge on top of a shipping price. Source: spec §3. */
export const additionalFeeCharges = ['HANDLING_FEE', 'INSURANCE'] as const
export type AdditionalFeeCharge = (typeof additionalFeeCharges)[number]

/** Source of an additional fee. Source: spec §3. */
export const feeSources = [
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  // not in the spec; source: docs/contract/cart.md §7
  'SHIPPING',
  'PLATFORM',
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
] as const
export type FeeSource = (typeof feeSources)[number]

/** Who bears a platform fee. Source: docs/contract/cart.md §7. */
export const platformFeeCharges = ['PASS_ON', 'ABSORBED'] as const
export type PlatformFeeCharge = (typeof platformFeeCharges)[number]

/** Kind of a membership balance. Source: docs/contract/cart.md §7. */
export const membershipCreditTypes = ['PUNCH_CARD', 'CREDIT'] as const
export type MembershipCreditType = (typeof membershipCreditTypes)[number]

/** Quota of a membership. Source: docs/contract/cart.md §7. */
export const membershipQuotas = ['LIMITED', 'UNLIMITED'] as const
export type MembershipQuota = (typeof membershipQuotas)[number]

/** What an applied discount covers (`discountType`). Source: spec §3. */
export const discountScopes = ['GLOBAL', 'SPECIFIC_ITEMS', 'SHIPPING'] as const
export type DiscountScope = (typeof discountScopes)[number]

/** How a discount is computed. Source: spec §3. */
export const discountTypes = [
  'PERCENTAGE',
  'FIXED_AMOUNT',
  'FIXED_PRICE',
  // not in the spec; source: docs/contract/checkout-order.md §9
  'QUANTITY_BASED',
] as const
export type DiscountType = (typeof discountTypes)[number]

/** Severity of a violation. Source: spec §3. */
export const severities = ['WARNING', 'ERROR'] as const
export type Severity = (typeof severities)[number]

/** Suggested fix of a violation. Source: spec §3. */
export const suggestedFixes = [
  'REMOVE_LINE_ITEM',
  // not in the spec; source: docs/contract/cart.md §7
  'UNKNOWN_SUGGESTED_FIX',
] as const
export type SuggestedFix = (typeof suggestedFixes)[number]

/** Named place of a violation. Source: docs/contract/cart.md §7. */
export const violationPlaces = ['OTHER_DEFAULT', 'LINE_ITEM_DEFAULT'] as const
export type ViolationPlace = (typeof violationPlaces)[number]

/** Sales channel. Source: spec §3. */
export const channelTypes = [
  'WEB',
  'POS',
  'EBAY',
  'AMAZON',
  'OTHER_PLATFORM',
  'WIX_APP_STORE',
  'WIX_INVOICES',
  'BACKOFFICE_MERCHANT',
  'WISH',
  'CLASS_PASS',
  'GLOBAL_E',
  'FACEBOOK',
  'ETSY',
  'TIKTOK',
  'FAIRE_COM',
  // not in the spec; source: docs/contract/cart.md §7
  'UNSPECIFIED',
  'PAYPAL_AGENTIC_CHECKOUT',
  'STRIPE_AGENTIC_CHECKOUT',
  'WIX_INVOICES_PLATFORM',
  'UCP_AGENTIC_CHECKOUT',
] as const
export type ChannelType = (typeof channelTypes)[number]

/** Who caused an event; UNKNOWN only in events. Source: spec §3. */
export const identityTypes = ['ANONYMOUS_VISITOR', 'MEMBER', 'WIX_USER', 'APP', 'UNKNOWN'] as const
export type IdentityType = (typeof identityTypes)[number]

/** Size of the checkout header logo. Source: spec §3. */
export const logoSizes = ['SMALL', 'MEDIUM', 'LARGE'] as const
export type LogoSize = (typeof logoSizes)[number]

/** Alignment of the checkout header. Source: spec §3. */
export const headerAlignments = ['SIDE', 'CENTER'] as const
export type HeaderAlignment = (typeof headerAlignments)[number]

/** Look of the continue-shopping link. Source: docs/contract/checkout-order.md §4. */
export const continueShoppingDisplays = ['TEXT', 'ICON'] as const
export type ContinueShoppingDisplay = (typeof continueShoppingDisplays)[number]

/** Corners of the express buttons. Source: docs/contract/checkout-order.md §4. */
export const expressButtonShapes = ['RECTANGLE', 'PILL'] as const
export type ExpressButtonShape = (typeof expressButtonShapes)[number]

/** Required billing fields, in the mixed case the platform sends. Source: docs/contract/checkout-order.md §4. */
export const checkoutBillingFieldSets = ['All_FIELDS', 'MINIMUM_REQUIRED_FIELDS'] as const
export type CheckoutBillingFieldSet = (typeof checkoutBillingFieldSets)[number]

/** Test mode of the checkout. Source: docs/contract/checkout-order.md §4. */
export const checkoutTestModes = [
  'DISABLED',
  'ENABLED_TO_ALL',
  'ENABLED_TO_OWNER_AND_COLLABORATORS',
] as const
export type CheckoutTestMode = (typeof checkoutTestModes)[number]
