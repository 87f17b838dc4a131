import type { FacetName, ProductFilter } from '../../__generated__/resolvers.ts'
import type { IndexFilter } from '../../catalogue-index/catalogue-index.ts'

/** How a list of products was found: what its facets are counted from, and what is told about the search. */
export type Found = {
  /** Null: by the platform's own query. */
  byIndex: { filter: IndexFilter; correction: string | null; isPartial: boolean } | null
  /** What the caller chose, for the facets to say so. */
  chosen: ProductFilter
  /** Nobody can tell these at the moment. */
  missing: readonly FacetName[]
}

/** Whose list it is: a collection's, a maker's. */
export type Within = { collectionId?: string; brand?: string }
