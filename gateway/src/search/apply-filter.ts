// Evaluates a filter as bit sets, one per filter group. The result is the intersection of all groups; facets of a
// group are counted in the intersection of all the other groups.

import { brandKey } from './brand-key.ts'
import type { IndexFilter } from './catalog-index.ts'
import type { ProductTable } from './product-table.ts'
import { addAll, type Bits, emptyBits, keepCommon } from './sets/bits.ts'
import { choiceKey, nameKey } from './sets/dimensions.ts'

/** Which group a facet leaves out when it is counted; an option's group is named `option <key>`. */
export type GroupName =
  | 'search'
  | 'within'
  | 'collections'
  | 'brands'
  | 'price'
  | 'type'
  | 'onSale'
  | 'inStock'
  | `option ${string}`

type Group = { name: GroupName; bits: Bits }

export type FilterResult = {
  /** Products that match all groups. */
  readonly found: Bits
  /** Returns the products that match all groups except this one. */
  without(name: GroupName): Bits
  /** Returns the products that match the named groups alone. */
  only(...names: GroupName[]): Bits
}

/** A filter by more options than a product can have matches nothing. docs/contract/catalog.md §14. */
const maxOptions = 6

type Wanted = { key: string; values: Set<string> }

function wantedOptions(options: IndexFilter['options']): Wanted[] {
  const wanted = new Map<string, Set<string>>()
  for (const { name, values } of options ?? []) {
    const key = nameKey(name)
    const known = wanted.get(key) ?? new Set<string>()
    for (const value of values) known.add(choiceKey(name, value))
    if (known.size > 0) wanted.set(key, known)
  }
  return [...wanted].map(([key, values]) => ({ key, values }))
}

type Fill = (bits: Bits) => void

const listOf = (one: string | undefined) => (one === undefined ? undefined : [one])

/**
 * Returns the groups of a filter, each with a function that fills its bit set. `isBuyable`: wanted choices must be
 * in stock.
 */
function groupsOf(filter: IndexFilter, table: ProductTable, isBuyable: boolean) {
  const { collectionIds, brands, minPrice, maxPrice, types, onSale, inStock } = filter
  const groups: [GroupName, Fill][] = []
  const anyOf = (
    name: GroupName,
    keys: readonly string[] | undefined,
    of: 'collections' | 'brands',
  ) => {
    if (keys && keys.length > 0)
      groups.push([name, (bits) => table.values[of].addTo(bits, new Set(keys))])
  }
  // The page's own collection or brand and the chosen ones of the same kind must both match.
  anyOf('within', listOf(filter.within?.collectionId), 'collections')
  anyOf('within', listOf(filter.within?.brand)?.map(brandKey), 'brands')
  anyOf('collections', collectionIds, 'collections')
  anyOf('brands', brands?.map(brandKey), 'brands')
  const [low, high] = [minPrice ?? Number.NEGATIVE_INFINITY, maxPrice ?? Number.POSITIVE_INFINITY]
  if (minPrice !== undefined || maxPrice !== undefined) {
    const place = ({ price }: { price: number }) => (price < low ? -1 : price > high ? 1 : 0)
    groups.push(['price', (bits) => table.orders.price.addBetween(bits, place)])
  }
  if (types) groups.push(['type', (bits) => table.values.types.addTo(bits, types)])
  if (onSale) groups.push(['onSale', (bits) => table.values.flags.addTo(bits, ['onSale'])])
  if (inStock) groups.push(['inStock', (bits) => table.values.flags.addTo(bits, ['inStock'])])
  const wanted = wantedOptions(filter.options)
  const choices = isBuyable ? table.values.choicesInStock : table.values.choices
  const isPossible = wanted.length <= maxOptions
  for (const { key, values } of wanted.slice(0, maxOptions + 1)) {
    groups.push([`option ${key}`, (bits) => isPossible && choices.addTo(bits, values)])
  }
  return groups
}

/**
 * Applies a filter to the table.
 * `hits`: products that match the search text; null without a search text. `isBuyable`: evaluates the wanted
 * choices as if `inStock` were set.
 */
export function applyFilter(
  table: ProductTable,
  filter: IndexFilter,
  hits: Bits | null,
  isBuyable = filter.inStock === true,
): FilterResult {
  const groups: Group[] = groupsOf(filter, table, isBuyable).map(([name, fill]) => {
    const bits = emptyBits(table.room)
    fill(bits)
    return { name, bits }
  })
  if (hits) groups.push({ name: 'search', bits: hits })

  function common(isIncluded: (name: GroupName) => boolean): Bits {
    const bits = emptyBits(table.room)
    addAll(bits, table.all)
    for (const group of groups) if (isIncluded(group.name)) keepCommon(bits, group.bits)
    return bits
  }

  const found = common(() => true)
  const cached = new Map<GroupName, Bits>()
  return {
    found,
    without(name) {
      if (!groups.some((group) => group.name === name)) return found
      const bits = cached.get(name) ?? common((other) => other !== name)
      cached.set(name, bits)
      return bits
    },
    only: (...names) => common((name) => names.includes(name)),
  }
}
