// The products of one query in their order: reads a page, and finds the position of a product in it.
import { byOffset, type Locate, ofRemoved, type Window } from '../paging/page-range.ts'
import type { IndexSort } from './catalog-index.ts'
import { isOrder, type PageKey, readKey } from './page-key.ts'
import type { ProductTable } from './product-table.ts'
import { type Bits, clearBit, countBits, emptyBits, hasBit, keepCommon } from './sets/bits.ts'
import type { Order } from './sorted-order.ts'
import type { SearchMatches } from './text/find-words.ts'

type Place = ReturnType<Locate>

export type OrderedList = {
  /** Returns the slots of a page. */
  page(window: Window): number[]
  /** Returns the position of a product as a key describes it; null when it is not in the list. */
  place(key: PageKey): Place | null
}

/** Returns the locator of a list: by key, or by the recorded position when the key says nothing. */
export const locateIn =
  (list: OrderedList, by: IndexSort['by']): Locate =>
  (position) => {
    const key = readKey(position.key, by)
    return key ? (list.place(key) ?? ofRemoved(position)) : byOffset(position)
  }

const sortedList = (order: Order, found: Bits, isReversed: boolean): OrderedList => ({
  page: (window) => order.page(found, { ...window, isReversed }),
  place: ({ product }) => order.countTo(found, product, isReversed),
})

/** Joins two lists, the second after the first. `isInFirst`: which of them a key belongs to. */
function joined(
  [first, length]: readonly [list: OrderedList, length: number],
  second: OrderedList,
  isInFirst: (key: PageKey) => boolean,
): OrderedList {
  return {
    page({ offset, limit }) {
      const slots = first.page({ offset, limit })
      if (slots.length === limit) return slots
      const rest = { offset: Math.max(0, offset - length), limit: limit - slots.length }
      return [...slots, ...second.page(rest)]
    },
    place(key) {
      if (isInFirst(key)) return first.place(key)
      const place = second.place(key)
      return place && { before: place.before + length, through: place.through + length }
    },
  }
}

/** Products in stock first, then by creation, newest first. */
function inStockFirst(table: ProductTable, found: Bits): OrderedList {
  const buyable = emptyBits(table.room)
  table.values.flags.addTo(buyable, ['inStock'])
  keepCommon(buyable, found)
  const others = found.slice()
  for (let slot = 0; slot < table.room; slot += 1) if (hasBit(buyable, slot)) clearBit(others, slot)
  const { newest } = table.orders
  return joined(
    [sortedList(newest, buyable, true), countBits(buyable)],
    sortedList(newest, others, true),
    ({ isInStock }) => isInStock,
  )
}

/** Ranked hits by score, followed by the unranked matches, newest first. */
function ranked(table: ProductTable, { hits, others }: SearchMatches, found: Bits): OrderedList {
  const slots = hits.map(({ slot }) => slot).filter((slot) => hasBit(found, slot))
  const indexOf = ({ product: { id } }: PageKey) =>
    slots.findIndex((slot) => table.at(slot).id === id)
  const byScore: OrderedList = {
    page: ({ offset, limit }) => slots.slice(offset, offset + limit),
    // The score of a product that is no longer found is not known.
    place(key) {
      const index = indexOf(key)
      return index < 0 ? null : { before: index, through: index + 1 }
    },
  }
  if (!others) return byScore
  const rest = others.slice()
  keepCommon(rest, found)
  const byAge = sortedList(table.orders.newest, rest, true)
  const unranked: OrderedList = {
    ...byAge,
    place(key) {
      const place = byAge.place(key)
      return place && place.through > place.before ? place : null
    },
  }
  return joined([byScore, slots.length], unranked, (key) => indexOf(key) >= 0)
}

/** Returns the list of a query: the products in `found`, ordered by `sort`. */
export function listOf(
  table: ProductTable,
  { by, order }: IndexSort,
  found: Bits,
  words: SearchMatches | null,
): OrderedList {
  if (isOrder(by)) return sortedList(table.orders[by], found, order === 'DESC')
  return words ? ranked(table, words, found) : inStockFirst(table, found)
}
