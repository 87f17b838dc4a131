// Public interface of the catalog index: summary records of all public products, and queries over them. The
// built-in index and any external search engine in its place implement it. It holds public data only.
// docs/decisions/018-catalog-index.md

import type { PageRange } from '../paging/page-range.ts'

/** One choice of an option, as displayed. */
export type IndexedChoice = {
  label: string
  /** `#rrggbb` for a color; null otherwise. */
  color: string | null
  isInStock: boolean
}

/** The fields of a public product that lists are filtered and sorted by. */
export type IndexedProduct = {
  id: string
  /** Grows in the order of creation. */
  numericId: number
  slug: string
  name: string
  /** Empty when the product has no brand. */
  brand: string
  type: 'PHYSICAL' | 'DIGITAL'
  /** Without the platform's built-in collection of all products. */
  collectionIds: readonly string[]
  /** The price after discounts, in the shop's own currency. */
  price: number
  isOnSale: boolean
  /** At least one variant can be bought. */
  isInStock: boolean
  options: readonly { name: string; choices: readonly IndexedChoice[] }[]
  ribbon: string
  /** Plain text, truncated to a few hundred characters. */
  description: string
  /** Address of the main picture; empty without one. */
  picture: string
  /** ISO 8601. */
  lastUpdated: string
}

export type IndexFilter = {
  /** The search text; tolerates typing errors. */
  search?: string | undefined
  /** Matches products in one of these collections. */
  collectionIds?: readonly string[] | undefined
  /** The collection or brand whose page the list is on: always applied, also to facets of the same kind. */
  within?: { collectionId?: string | undefined; brand?: string | undefined } | undefined
  /** Matches products of one of these brands, by name or slug. */
  brands?: readonly string[] | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** Together with `options`, at least one wanted choice of each option must be in stock. */
  inStock?: boolean | undefined
  onSale?: boolean | undefined
  /** Matches products of one of these types. */
  types?: readonly IndexedProduct['type'][] | undefined
  /** Matches products with one of the values of each option; names and values as displayed, ignoring case. */
  options?: readonly { name: string; values: readonly string[] }[] | undefined
}

/**
 * `relevance`: by the score of the search text. `bestMatch`: the same with a boost for products that are in stock,
 * new or on sale; without a search text, products in stock first, then by creation. `newest`: order of creation.
 * The first two ignore `order` and return the best match first.
 */
export type IndexSort = {
  by: 'relevance' | 'bestMatch' | 'newest' | 'price' | 'name' | 'lastUpdated'
  order: 'ASC' | 'DESC'
}

export type IndexQuery = PageRange & {
  filter: IndexFilter
  sort: IndexSort
  /** Counting facets is expensive: set only when the caller reads them. */
  withFacets: boolean
}

/**
 * A facet value and the number of products it would leave under the other filters. `place`: rank by number of
 * products regardless of the other facets, starting at 0; chosen values come before all others.
 */
export type FacetCount = { value: string; count: number; place: number }

export type IndexFacets = {
  /** Values are collection ids. */
  collections: readonly FacetCount[]
  /** Values are brand names. */
  brands: readonly FacetCount[]
  types: readonly FacetCount[]
  /**
   * The options that most of the matching products have, at most 8. Every facet has at most 1,000 values,
   * collections at most 100.
   */
  options: readonly {
    name: string
    values: readonly (FacetCount & { color: string | null })[]
  }[]
  inStock: number
  onSale: number
  /** Lowest and highest price under the other filters; null when no product is left. */
  price: { min: number; max: number } | null
}

export type IndexResult = {
  /** The ids of one sorted page. */
  ids: readonly string[]
  /** The keys of the same products, for positions of a later query with the same filter and sort. */
  keys: readonly string[]
  /** Position of the first one; 0 is the start of the list. */
  offset: number
  total: number
  /** Null unless the query has `withFacets`. */
  facets: IndexFacets | null
  /** The corrected search text that was used; null when the typed words were found. */
  correction: string | null
  /** True when no product has all words, and these have the most of them. */
  isPartial: boolean
}

export type IndexSuggestions = {
  productIds: readonly string[]
  /** Names of matching brands. */
  brands: readonly string[]
  correction: string | null
}

/** `isStale`: the platform has not answered for so long that the index must not be used. */
export type IndexState = {
  isReady: boolean
  isStale: boolean
  products: number
  /** Time of the last confirmed read, in milliseconds since 1970; null before the first. */
  asOf: number | null
}

/** What a sitemap lists for a product. */
export type ProductAddress = Pick<IndexedProduct, 'slug' | 'lastUpdated' | 'picture'>

/** The most common spelling of a name, and the number of products that have it in one. */
export type IndexedBrand = { name: string; products: number }

export type CatalogIndex = {
  state(): IndexState
  /** Returns null while the index is not usable; the caller then queries the platform. */
  query(query: IndexQuery): Promise<IndexResult | null>
  /** Returns suggestions for a text that is still being typed; null like `query`. */
  suggest(text: string, first: number): Promise<IndexSuggestions | null>
  /** Returns products in stock that resemble this one, the most similar first; null like `query`. */
  related(productId: string, first: number): Promise<readonly string[] | null>
  /** Returns all products in the order of creation, also when the index is stale; null until the first full read. */
  addresses(): Promise<readonly ProductAddress[] | null>
  /**
   * Returns true for a product that was public when it was last read; false before the first full read. With a time in
   * milliseconds since 1970, also for one that was public then.
   */
  holds(productId: string, time?: number): Promise<boolean>
  /** Returns all brands of products, also when the index is stale; none until the first full read. */
  brands(): Promise<readonly IndexedBrand[]>
  /** Resolves once the snapshot is loaded; at once when there is none. */
  restored(): Promise<void>
  /** Resolves once the index is usable for the first time, however long the first full read takes. */
  ready(): Promise<void>
  close(): Promise<void>
}

/** Search, facets and brands over all products. */
export type SearchContext = { readonly catalogIndex: CatalogIndex }
