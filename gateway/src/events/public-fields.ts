// Which names of a product's fields everybody may hear. Names outside the list are the merchant's, or new to us: that
// a cost was changed is nobody's business. contract/catalog.md §5, contract/catalog-events.md §3, §5.1.
const publicFields: ReadonlySet<string> = new Set([
  ...['name', 'slug', 'visible', 'productType', 'description', 'sku', 'brand', 'ribbon', 'ribbons'],
  ...['price', 'priceData', 'convertedPriceData', 'priceRange', 'pricePerUnitData', 'discount'],
  ...['weight', 'weightRange', 'productDimensions', 'packageDimensions', 'stock', 'inStock'],
  ...['media', 'customTextFields', 'manageVariants', 'productOptions', 'variants', 'choices'],
  ...['additionalInfoSections', 'collectionIds', 'productPageUrl', 'seoData', 'lastUpdated'],
])

/** Those of the names that may be told; null when something was changed that concerns the merchant alone. */
export function publicNames(changed: readonly string[]): readonly string[] | null {
  const names = changed.filter((name) => publicFields.has(name))
  return changed.length > 0 && names.length === 0 ? null : names
}
