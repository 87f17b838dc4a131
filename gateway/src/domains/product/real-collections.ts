// Leaves out the collection that every product is in.
import { allProductsCollectionId } from '@vitrine/platform'

/** Removes the built-in collection, which contains every product. docs/contract/catalog.md §7. */
export const realCollections = (ids: readonly string[] | null | undefined): string[] =>
  (ids ?? []).filter((id) => id !== allProductsCollectionId)
