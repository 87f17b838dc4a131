// What the rest of the gateway knows of the catalogue index: which products there are, in short, and which
// of them answer a question. Whatever stands behind it (the one built in, or an engine of its own for a very
// large shop) keeps these shapes. Public data alone is in it. docs/decisions/018-catalogue-index.md

/** One choice of an option, as a shopper reads it. */
export type IndexedChoice = {
  label: string
  /** `#rrggbb`, of a colour. */
  color: string | null
  isInStock: boolean
}

/** A product that everybody may see, as far as lists are chosen and sorted by it. */
export type IndexedProduct = {
  id: string
  /** Order of creation. */
  numericId: number
  slug: string
  name: string
  /** Name of the maker; empty when there is none. */
  brand: string
  type: 'PHYSICAL' | 'DIGITAL'
  /** Without the platform's own collection of everything. */
  collectionIds: readonly string[]
  /** What a shopper pays, in the shop's own currency. */
  price: number
  isOnSale: boolean
  /** At least one variant can be bought. */
  isInStock: boolean
  options: readonly { name: string; choices: readonly IndexedChoice[] }[]
  ribbon: string
  /** Plain text, cut off after a few hundred characters. */
  description: string
  /** ISO 8601. */
  lastUpdated: string
}

export type IndexFilter = {
  /** Words somebody typed; typing errors are forgiven. */
  search?: string | undefined
  /** In one of these. */
  collectionIds?: readonly string[] | undefined
  /** What the list is of, a collection's or a maker's own: always in force, also for facets of the same kind. */
  within?: { collectionId?: string | undefined; brand?: string | undefined } | undefined
  /** From one of these makers, by name or by slug. */
  brands?: readonly string[] | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  /** With options: at least one of the wanted choices of each can be bought. */
  inStock?: boolean | undefined
  onSale?: boolean | undefined
  type?: IndexedProduct['type'] | undefined
  /** One of the values of each of these options; names and values as shown, whatever their case. */
  options?: readonly { name: string; values: readonly string[] }[] | undefined
}

/**
 * `relevance`: how well the words fit. `bestMatch`: the same, with what can be bought, is new or reduced a
 * little further up; without words what can be bought first, newest first. `newest`: order of creation.
 * The first two are always the best first, whatever `order` says.
 */
export type IndexSort = {
  by: 'relevance' | 'bestMatch' | 'newest' | 'price' | 'name' | 'lastUpdated'
  order: 'ASC' | 'DESC'
}

export type IndexQuery = {
  filter: IndexFilter
  sort: IndexSort
  offset: number
  limit: number
  /** Counting costs time: only when somebody reads them. */
  withFacets: boolean
}

/**
 * A value a list can be narrowed by, and how many products it would leave under the other filters. `place`: 0 for the
 * value most products have, whatever is chosen beside it, 1 for the next; chosen values come before all others.
 */
export type FacetCount = { value: string; count: number; place: number }

export type IndexFacets = {
  /** By id. */
  collections: readonly FacetCount[]
  /** By name. */
  brands: readonly FacetCount[]
  types: readonly FacetCount[]
  /** Of the options most of the found products have, at most 8. Of every kind at most 1,000 values, of collections 100. */
  options: readonly {
    name: string
    values: readonly (FacetCount & { color: string | null })[]
  }[]
  inStock: number
  onSale: number
  /** Lowest and highest price under the other filters; null when nothing is left. */
  price: { min: number; max: number } | null
}

export type IndexAnswer = {
  /** One page, sorted. */
  ids: readonly string[]
  total: number
  /** Null unless asked for. */
  facets: IndexFacets | null
  /** What was searched instead, where a word as typed finds nothing and another spelling does. */
  correction: string | null
  /** Nothing has all of the words; these have the most of them. */
  isPartial: boolean
}

export type IndexSuggestions = {
  productIds: readonly string[]
  /** Names of makers that fit. */
  brands: readonly string[]
  correction: string | null
}

/** `isStale`: nothing has been heard of the platform for so long that it is not to be relied on. */
export type IndexState = {
  isReady: boolean
  isStale: boolean
  products: number
  /** Milliseconds since 1970 of the last time it was known to be right; null before the first. */
  asOf: number | null
}

/** What a sitemap says of a product. */
export type ProductAddress = Pick<IndexedProduct, 'slug' | 'lastUpdated'>

export type CatalogueIndex = {
  state(): IndexState
  /** Null while it is not to be relied on: then the platform's own query answers. */
  query(query: IndexQuery): Promise<IndexAnswer | null>
  /** What somebody may mean who has typed this much; null as `query`. */
  suggest(text: string, first: number): Promise<IndexSuggestions | null>
  /** Products like this one that can be bought, the likest first; null as `query`. */
  related(productId: string, first: number): Promise<readonly string[] | null>
  /** Every product, in the order of creation, as it was last heard of; null until all was read once. */
  addresses(): Promise<readonly ProductAddress[] | null>
  /** True for a product that everybody could see when it was last read; false also before all was read once. */
  holds(productId: string): Promise<boolean>
  /** Names of all makers products have, as last heard of; none until all was read once. */
  brandNames(): Promise<readonly string[]>
  /** Resolves once what a restart begins with is taken in; at once when nothing is kept. */
  restored(): Promise<void>
  /** Resolves once it is ready for the first time, however long the shop takes to be read. */
  ready(): Promise<void>
  close(): Promise<void>
}
