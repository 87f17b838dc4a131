// Public exports of the package.
export * from './call.ts'
export * from './calls/all-calls.ts'
export type { CaptchaToken } from './calls/authentication.ts'
export { giftCardCodeText } from './calls/checkouts.ts'
export { couponCodeText } from './calls/current-cart.ts'
export type { RedirectIntent } from './calls/redirects.ts'
export { uploadFile } from './calls/site-media.ts'
export * from './client-lists.ts'
export * from './errors.ts'
export type {
  WireAbandonedCheckout,
  WireBackInStockRequest,
  WireCartAbandoned,
  WireCartRecovered,
} from './events/abandonment.ts'
export type {
  WireCustomizationV3,
  WireInfoSectionV3,
  WireInventoryItemV3,
  WireRibbonV3,
} from './events/catalog-v3.ts'
export * from './events/change-events.ts'
export type { WireCheckoutTemplate } from './events/checkout-template.ts'
export type { ChangeEventEntry, ChangeEventKind } from './events/define-event.ts'
export type {
  WireCarrierRateConfiguration,
  WireShippingOptionRule,
} from './events/delivery-rules.ts'
export type { WireDiscountRule } from './events/discount-rule.ts'
export * from './events/envelope.ts'
export type { WireFulfillments, WireOrdersSettings } from './events/order-changes.ts'
export type { WireProductV3 } from './events/product-v3.ts'
export type { WireSubscriptionContract } from './events/subscription-contract.ts'
export * from './limits.ts'
export { passwordLength } from './password-length.ts'
export { keyPermissions } from './permissions.ts'
export * from './shapes.ts'
export * from './violations.ts'
export * from './vocab/catalog.ts'
export * from './vocab/commerce.ts'
export {
  discountRuleEligibilities,
  discountRuleScopeTypes,
  discountRuleSubjects,
  discountRuleTargetTypes,
  discountRuleTriggerTypes,
  handlingFeeTypes,
  shippingRuleOperators,
  shippingRuleTypes,
} from './vocab/commerce-rules.ts'
export * from './vocab/errors.ts'
export * from './vocab/members.ts'
export * from './vocab/order-states.ts'
export * from './vocab/states.ts'
export * from './wire/address.ts'
export * from './wire/async-job.ts'
export type { BrandBody, FieldMaskBody } from './wire/brand-write.ts'
export * from './wire/bulk.ts'
export * from './wire/cart.ts'
export * from './wire/cart-line.ts'
export * from './wire/catalog-write.ts'
export * from './wire/checkout.ts'
export * from './wire/checkout-settings.ts'
export * from './wire/collection.ts'
export * from './wire/custom-line.ts'
export * from './wire/custom-value.ts'
export * from './wire/discount.ts'
export * from './wire/estimate.ts'
export * from './wire/identity.ts'
export * from './wire/identity-profile.ts'
export type { WireDescriptionLine } from './wire/line-parts.ts'
export * from './wire/media.ts'
export * from './wire/member.ts'
export * from './wire/member-custom-field.ts'
export type { MemberSearchBody } from './wire/member-search.ts'
export * from './wire/money.ts'
export * from './wire/order.ts'
export * from './wire/order-extras.ts'
export * from './wire/order-line.ts'
export * from './wire/order-price.ts'
export * from './wire/product.ts'
export * from './wire/product-write.ts'
export * from './wire/query.ts'
export type { SeoBody } from './wire/seo-write.ts'
export * from './wire/shipping.ts'
export { type WireSiteFacts, wireSiteFacts } from './wire/site.ts'
export type { WireSiteFile } from './wire/site-file.ts'
export * from './wire/token.ts'
