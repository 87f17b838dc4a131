// Words of catalogue v1 in the spelling of our schema, and the other way round.
import { allProductsCollectionId } from '@vitrine/platform'

export const productTypes = {
  unspecified_product_type: 'UNSPECIFIED_PRODUCT_TYPE',
  physical: 'PHYSICAL',
  digital: 'DIGITAL',
} as const

export const wireProductTypes = {
  UNSPECIFIED_PRODUCT_TYPE: 'unspecified_product_type',
  PHYSICAL: 'physical',
  DIGITAL: 'digital',
} as const

/** Every product is in the built-in one, which therefore says nothing. contract/catalog.md §7. */
export const realCollections = (ids: readonly string[] | null | undefined): string[] =>
  (ids ?? []).filter((id) => id !== allProductsCollectionId)
