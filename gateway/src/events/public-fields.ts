// Fields of `Product` that public events may name. Others belong to the merchant (a cost) or are new to us and are not
// published. docs/contract/catalog.md §5, docs/contract/catalog-events.md §3, §5.1.

/** The platform's name of a field, and ours where it differs. */
export const publicFields: Readonly<Record<string, string>> = {
  additionalInfoSections: 'infoSections',
  brand: 'brand',
  choices: 'variants',
  collectionIds: 'collections',
  convertedPriceData: 'price',
  customTextFields: 'customTextFields',
  description: 'description',
  discount: 'discount',
  inStock: 'stock',
  lastUpdated: 'updatedAt',
  manageVariants: 'managesVariants',
  media: 'media',
  name: 'name',
  packageDimensions: 'packageDimensions',
  price: 'price',
  priceData: 'price',
  pricePerUnitData: 'pricePerUnit',
  priceRange: 'basePriceRange',
  productDimensions: 'productDimensions',
  productOptions: 'options',
  productPageUrl: 'pageUrl',
  productType: 'type',
  ribbon: 'ribbon',
  ribbons: 'ribbon',
  seoData: 'seo',
  sku: 'sku',
  slug: 'slug',
  stock: 'stock',
  variants: 'variants',
  visible: 'visible',
  weight: 'weight',
  weightRange: 'weightRange',
}

/** Our names of the public fields, each once. */
export const publicFieldsOfProduct: readonly string[] = [...new Set(Object.values(publicFields))]

/** Returns our names of the public fields among the platform's; null when only private fields were changed. */
export function publicFieldNames(changed: readonly string[]): readonly string[] | null {
  const names = new Set(changed.flatMap((name) => publicFields[name] ?? []))
  return changed.length > 0 && names.size === 0 ? null : [...names]
}
