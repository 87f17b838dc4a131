// Types that are parts of something else. Without an id they are kept inside their owner anyway; naming them keeps
// the cache from warning about it in development.
const names =
  'Money ProductPrice ProductDiscount PricePerUnit Stock ProductOption ProductChoice ProductAvailability ' +
  'ChosenOption CustomTextField InfoSection MediaItem Image FocalPoint Seo PageInfo NumberRange ' +
  'ProductConnection ProductVariantConnection CollectionConnection BrandConnection Facet FacetValue Suggestions Store Viewer ' +
  'LineAvailability DescriptionLine CustomText AppliedDiscount Problem CartPayload CartEstimatePayload ' +
  'CartEstimate CalculatedLine PriceSummary TaxDetails TaxSummary ShippingInfo ShippingOption SelectedShipping ' +
  'SelectedShippingOptionCode Logistics PickupDetails Address Contact ContactDetails BuyerInfo AdditionalFee ' +
  'MembershipOptions StartCheckoutPayload'

/** A function, so that a build for production drops the names with it. */
export const embeddedTypes = (): Record<string, () => null> =>
  Object.fromEntries(names.split(' ').map((name) => [name, () => null]))
