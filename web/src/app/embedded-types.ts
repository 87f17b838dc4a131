// Types that are parts of something else. Without an id they are kept inside their owner anyway; naming them keeps
// the cache from warning about it in development.
const names =
  'Money ProductPrice ProductDiscount PricePerUnit Stock ProductOption ProductChoice ProductAvailability ' +
  'ChosenOption CustomTextField InfoSection MediaItem Image FocalPoint Seo PageInfo NumberRange ' +
  'ProductConnection ProductVariantConnection CollectionConnection BrandConnection Suggestions Store Viewer'

export const embeddedTypes: Record<string, () => null> = Object.fromEntries(
  names.split(' ').map((name) => [name, () => null]),
)
