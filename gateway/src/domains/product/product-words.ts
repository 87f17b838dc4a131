// Enum values of catalog v1 in the form of our schema, and back.
import { allProductsCollectionId } from '@vitrine/platform'

export const wireProductTypes = {
  PHYSICAL: 'physical',
  DIGITAL: 'digital',
} as const

/** Removes the built-in collection, which contains every product. docs/contract/catalog.md §7. */
export const realCollections = (ids: readonly string[] | null | undefined): string[] =>
  (ids ?? []).filter((id) => id !== allProductsCollectionId)
