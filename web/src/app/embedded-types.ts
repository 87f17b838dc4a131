// Types without a cache key, which are embedded in their parent. Listing them suppresses graphcache's warnings in
// development.
const names =
  'Money MoneyRange ProductDiscount PricePerUnit Stock ProductOption ProductChoice ProductAvailability ' +
  'ChosenOption CustomTextField InfoSection MediaItem Image FocalPoint Seo PageInfo ' +
  'ProductConnection ProductVariantConnection CollectionConnection BrandConnection Facet FacetValue Suggestions Store Viewer ' +
  'LineAvailability DescriptionLine CustomText AppliedDiscount Problem CartPayload CartEstimatePayload ' +
  'CartEstimate CalculatedLine PriceSummary TaxDetails TaxSummary ShippingInfo ShippingOption SelectedShipping ' +
  'SelectedShippingOptionCode Logistics PickupDetails Address Contact ContactDetails BuyerInfo AdditionalFee ' +
  'MembershipOptions StartCheckoutPayload ProductChange CartChange MemberChange'

/** A function, so that production builds drop the list. */
export const embeddedTypes = (): Record<string, () => null> =>
  Object.fromEntries(names.split(' ').map((name) => [name, () => null]))
