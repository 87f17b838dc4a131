import type { FacetName, ProductFilter } from '../../__generated__/schema-types.ts'
import type { IndexFilter } from '../../search/catalog-index.ts'

/** How a list was found, for its facets and search messages. */
export type Found = {
  /** Null when the platform's query answered. */
  byIndex: { filter: IndexFilter; correction: string | null; isPartial: boolean } | null
  /** The caller's filter, to mark chosen facet values. */
  chosen: ProductFilter
  /** Facets that are not available at the moment. */
  missing: readonly FacetName[]
}

/** The collection or brand that the list belongs to. */
export type Within = { collectionId?: string; brand?: string }
