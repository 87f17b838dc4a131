// One question answered from the table: which products, in which order, and what they can be narrowed by.
import {
  addAll,
  type Bits,
  clearBit,
  countBits,
  emptyBits,
  hasBit,
  keepCommon,
  setBit,
} from './bits.ts'
import type { IndexAnswer, IndexedProduct, IndexQuery } from './catalogue-index.ts'
import { countFacets } from './facets.ts'
import { type Found, findWords } from './find-words.ts'
import { narrow } from './narrow.ts'
import type { OrderName } from './orders.ts'
import type { ProductTable } from './product-table.ts'

/** What lifts a product a little under `bestMatch`; together less than a better fitting name. */
const lift = { inStock: 0.25, onSale: 0.08, new: 0.12 }

/** 0 for the oldest product, 1 for the newest. Numbers grow with time. contract/catalog.md §5. */
function newness({ orders, all, at }: ProductTable): (product: IndexedProduct) => number {
  const ends = orders.newest.ends(all)
  if (!ends) return () => 0
  const oldest = at(ends[0]).numericId
  const span = at(ends[1]).numericId - oldest
  return ({ numericId }) => (span > 0 ? (numericId - oldest) / span : 0)
}

/** The same hits, with what can be bought, is reduced or new a little further up. */
export function lifted(table: ProductTable, found: Found): Found {
  const isNew = newness(table)
  const liftOf = (product: IndexedProduct) =>
    1 +
    (product.isInStock ? lift.inStock : 0) +
    (product.isOnSale ? lift.onSale : 0) +
    lift.new * isNew(product)
  const hits = found.hits.map((hit) => ({
    ...hit,
    score: hit.score * liftOf(table.at(hit.slot)),
  }))
  return { ...found, hits: hits.sort((one, other) => other.score - one.score) }
}

function bitsOf({ hits, others }: Found, room: number): Bits {
  const bits = emptyBits(room)
  if (others) addAll(bits, others)
  for (const { slot } of hits) setBit(bits, slot)
  return bits
}

type Window = Pick<IndexQuery, 'offset' | 'limit'>

/** What can be bought first, the newest first. */
function bestWithoutWords(table: ProductTable, found: Bits, { offset, limit }: Window): number[] {
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

/** The best first; those nobody told apart after them, the newest first. */
function byWords(table: ProductTable, words: Found, found: Bits, { offset, limit }: Window) {
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

function pageOf(table: ProductTable, query: IndexQuery, found: Bits, words: Found | null) {
  const { by, order } = query.sort
  const { offset, limit } = query
  if (isOrder(by)) {
    return table.orders[by].page(found, { offset, limit, isReversed: order === 'DESC' })
  }
  return words ? byWords(table, words, found, query) : bestWithoutWords(table, found, query)
}

/** Best first is the only order of `relevance` and `bestMatch`, whatever `sort.order` says. */
export function answerQuery(table: ProductTable, query: IndexQuery): IndexAnswer {
  const { filter, sort } = query
  const asFound = filter.search ? findWords(table.text, filter.search) : null
  const words = asFound && sort.by === 'bestMatch' ? lifted(table, asFound) : asFound
  const hits = words && bitsOf(words, table.room)
  const narrowed = narrow(table, filter, hits)
  return {
    ids: pageOf(table, query, narrowed.found, words).map((slot) => table.at(slot).id),
    total: countBits(narrowed.found),
    facets: query.withFacets ? countFacets({ table, filter, narrowed, hits }) : null,
    correction: words?.correction ?? null,
    isPartial: words?.isPartial ?? false,
  }
}
