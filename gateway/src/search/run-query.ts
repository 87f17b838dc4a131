// Runs one query against the table: matching products, sort order and facets.

import { applyFilter } from './apply-filter.ts'
import type { IndexedProduct, IndexQuery, IndexResult } from './catalog-index.ts'
import { countFacets } from './facets.ts'
import type { OrderName } from './orders.ts'
import type { ProductTable } from './product-table.ts'
import {
  addAll,
  type Bits,
  clearBit,
  countBits,
  emptyBits,
  hasBit,
  keepCommon,
  setBit,
} from './sets/bits.ts'
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

/** Returns the same hits, with a boost for products in stock, on sale or new. */
export function boosted(table: ProductTable, found: SearchMatches): SearchMatches {
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

type Window = Pick<IndexQuery, 'offset' | 'limit'>

/** Returns a page with products in stock first, then by creation, newest first. */
function inStockFirstPage(table: ProductTable, found: Bits, { offset, limit }: Window): number[] {
  const buyable = emptyBits(table.room)
  table.values.flags.addTo(buyable, ['inStock'])
  keepCommon(buyable, found)
  const first = countBits(buyable)
  const slots = table.orders.newest.page(buyable, { offset, limit, isReversed: true })
  if (slots.length === limit) return slots
  const others = found.slice()
  for (let slot = 0; slot < table.room; slot += 1) if (hasBit(buyable, slot)) clearBit(others, slot)
  const rest = { offset: Math.max(0, offset - first), limit: limit - slots.length }
  return [...slots, ...table.orders.newest.page(others, { ...rest, isReversed: true })]
}

/** Returns a page of ranked hits by score, followed by the unranked matches, newest first. */
function rankedPage(
  table: ProductTable,
  words: SearchMatches,
  found: Bits,
  { offset, limit }: Window,
) {
  const { hits, others } = words
  const slots: number[] = []
  let passed = 0
  for (const { slot } of hits) {
    if (slots.length >= limit) break
    if (!hasBit(found, slot)) continue
    if (passed >= offset) slots.push(slot)
    passed += 1
  }
  if (!others || slots.length === limit) return slots
  const rest = others.slice()
  keepCommon(rest, found)
  const window = { offset: Math.max(0, offset - passed), limit: limit - slots.length }
  return [...slots, ...table.orders.newest.page(rest, { ...window, isReversed: true })]
}

const isOrder = (by: IndexQuery['sort']['by']): by is OrderName =>
  by !== 'relevance' && by !== 'bestMatch'

function pageOf(table: ProductTable, query: IndexQuery, found: Bits, words: SearchMatches | null) {
  const { by, order } = query.sort
  const { offset, limit } = query
  if (isOrder(by)) {
    return table.orders[by].page(found, { offset, limit, isReversed: order === 'DESC' })
  }
  return words ? rankedPage(table, words, found, query) : inStockFirstPage(table, found, query)
}

/** Runs a query. `relevance` and `bestMatch` ignore `sort.order` and return the best match first. */
export function runQuery(table: ProductTable, query: IndexQuery): IndexResult {
  const { filter, sort } = query
  const matches = filter.search ? findWords(table.text, filter.search) : null
  const words = matches && sort.by === 'bestMatch' ? boosted(table, matches) : matches
  const hits = words && bitsOf(words, table.room)
  const filtered = applyFilter(table, filter, hits)
  return {
    ids: pageOf(table, query, filtered.found, words).map((slot) => table.at(slot).id),
    total: countBits(filtered.found),
    facets: query.withFacets ? countFacets({ table, filter, filtered, hits }) : null,
    correction: words?.correction ?? null,
    isPartial: words?.isPartial ?? false,
  }
}
