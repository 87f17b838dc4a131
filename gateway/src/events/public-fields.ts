// Field names of products that public events may carry. Others belong to the merchant (a cost) or are new to us and
// are not published. docs/contract/catalog.md §5, docs/contract/catalog-events.md §3, §5.1.
const publicFields: ReadonlySet<string> = new Set([
  ...['name', 'slug', 'visible', 'productType', 'description', 'sku', 'brand', 'ribbon', 'ribbons'],
  ...['price', 'priceData', 'convertedPriceData', 'priceRange', 'pricePerUnitData', 'discount'],
  ...['weight', 'weightRange', 'productDimensions', 'packageDimensions', 'stock', 'inStock'],
  ...['media', 'customTextFields', 'manageVariants', 'productOptions', 'variants', 'choices'],
  ...['additionalInfoSections', 'collectionIds', 'productPageUrl', 'seoData', 'lastUpdated'],
])

/** Returns the public names; null when only private fields were changed. */
export function publicFieldNames(changed: readonly string[]): readonly string[] | null {
  const names = changed.filter((name) => publicFields.has(name))
  return changed.length > 0 && names.length === 0 ? null : names
}
