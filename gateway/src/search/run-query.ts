// Runs one query against the table: matching products, sort order and facets.

import { windowOfRange } from '../paging/page-range.ts'
import { applyFilter } from './apply-filter.ts'
import type { IndexedProduct, IndexQuery, IndexResult } from './catalog-index.ts'
import type { CountedFacets } from './counted-facets.ts'
import { countFacets } from './facets.ts'
import { listOf, locateIn } from './ordered-list.ts'
import { keyOf } from './page-key.ts'
import type { ProductTable } from './product-table.ts'
import { addAll, type Bits, countBits, emptyBits, setBit } from './sets/bits.ts'
import { findWords, type SearchMatches } from './text/find-words.ts'

/** Boosts of `bestMatch`; together less than a better matching name.  */
const boosts = { inStock: 0.25, onSale: 0.08, new: 0.12 }

/**
 * Returns a function that maps a product to its age, 0 for the oldest and 1 for the newest. Numbers grow with time.
 * docs/contract/catalog.md §5.
 */
function newness({ orders, all, at }: ProductTable): (product: IndexedProduct) => number {
  const ends = orders.newest.ends(all)
  if (!ends) return () => 0
  const oldest = at(ends[0]).numericId
  const span = at(ends[1]).numericId - oldest
  return ({ numericId }) => (span > 0 ? (numericId - oldest) / span : 0)
}

type Boosted = { readonly revision: number; readonly matches: SearchMatches }

/** By the matches of a search, which `findWords` caches: the products, the facets and the next page of a list boost the same ones. */
const boostedByTable = new WeakMap<ProductTable, WeakMap<SearchMatches, Boosted>>()

/** Returns the same hits, with a boost for products in stock, on sale or new, and the best first. */
export function boosted(table: ProductTable, found: SearchMatches): SearchMatches {
  const known = boostedByTable.get(table) ?? new WeakMap<SearchMatches, Boosted>()
  boostedByTable.set(table, known)
  const before = known.get(found)
  if (before?.revision === table.revision) return before.matches
  const matches = boost(table, found)
  known.set(found, { revision: table.revision, matches })
  return matches
}

function boost(table: ProductTable, found: SearchMatches): SearchMatches {
  const isNew = newness(table)
  const boostOf = (product: IndexedProduct) =>
    1 +
    (product.isInStock ? boosts.inStock : 0) +
    (product.isOnSale ? boosts.onSale : 0) +
    boosts.new * isNew(product)
  const hits = found.hits.map((hit) => ({
    ...hit,
    score: hit.score * boostOf(table.at(hit.slot)),
  }))
  return { ...found, hits: hits.sort((one, other) => other.score - one.score) }
}

function bitsOf({ hits, others }: SearchMatches, room: number): Bits {
  const bits = emptyBits(room)
  if (others) addAll(bits, others)
  for (const { slot } of hits) setBit(bits, slot)
  return bits
}

/** Runs a query. `counted`: facets that need not be counted again. `relevance` and `bestMatch` ignore `sort.order` and return the best match first. */
export function runQuery(
  table: ProductTable,
  query: IndexQuery,
  counted?: CountedFacets,
): IndexResult {
  const { filter, sort } = query
  const matches = filter.search ? findWords(table.text, filter.search) : null
  const words = matches && sort.by === 'bestMatch' ? boosted(table, matches) : matches
  const hits = words && bitsOf(words, table.room)
  const filtered = applyFilter(table, filter, hits)
  const total = countBits(filtered.found)
  const list = listOf(table, sort, filtered.found, words)
  const window = windowOfRange(query, total, locateIn(list, sort.by))
  const page = list.page(window).map(table.at)
  const count = () => countFacets({ table, filter, filtered, hits })
  return {
    ids: page.map(({ id }) => id),
    keys: page.map((product) => keyOf(product, sort.by)),
    offset: window.offset,
    total,
    facets: query.withFacets ? (counted?.of(filter, count) ?? count()) : null,
    correction: words?.correction ?? null,
    isPartial: words?.isPartial ?? false,
  }
}
