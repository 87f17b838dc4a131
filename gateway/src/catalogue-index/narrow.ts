// A filter as groups of products, one per thing that is filtered by: what fits is in all of them, and what
// would fit under all the others is what the choices of one group are counted in.

import { addAll, type Bits, emptyBits, keepCommon } from './bits.ts'
import { brandKey } from './brand-key.ts'
import type { IndexFilter } from './catalogue-index.ts'
import { choiceKey, nameKey } from './dimensions.ts'
import type { ProductTable } from './product-table.ts'

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

export type Narrowed = {
  /** What fits. */
  readonly found: Bits
  /** What would fit if this one were not asked for. */
  without(name: GroupName): Bits
  /** What fits the named groups alone. */
  only(...names: GroupName[]): Bits
}

/** More options than a product can have fit none. contract/catalog.md §14. */
const mostOptions = 6

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

/** Which groups there are and what is in each. `isBuyable`: with a choice that can be bought. */
function groupsOf(filter: IndexFilter, table: ProductTable, isBuyable: boolean) {
  const { collectionIds, brands, minPrice, maxPrice, type, onSale, inStock } = filter
  const groups: [GroupName, Fill][] = []
  const anyOf = (
    name: GroupName,
    keys: readonly string[] | undefined,
    of: 'collections' | 'brands',
  ) => {
    if (keys && keys.length > 0)
      groups.push([name, (bits) => table.values[of].addTo(bits, new Set(keys))])
  }
  // A list of its own twice over, of a collection and of a maker, is in both.
  anyOf('within', listOf(filter.within?.collectionId), 'collections')
  anyOf('within', listOf(filter.within?.brand)?.map(brandKey), 'brands')
  anyOf('collections', collectionIds, 'collections')
  anyOf('brands', brands?.map(brandKey), 'brands')
  const [low, high] = [minPrice ?? Number.NEGATIVE_INFINITY, maxPrice ?? Number.POSITIVE_INFINITY]
  if (minPrice !== undefined || maxPrice !== undefined) {
    const place = ({ price }: { price: number }) => (price < low ? -1 : price > high ? 1 : 0)
    groups.push(['price', (bits) => table.orders.price.addBetween(bits, place)])
  }
  if (type) groups.push(['type', (bits) => table.values.types.addTo(bits, [type])])
  if (onSale) groups.push(['onSale', (bits) => table.values.flags.addTo(bits, ['onSale'])])
  if (inStock) groups.push(['inStock', (bits) => table.values.flags.addTo(bits, ['inStock'])])
  const wanted = wantedOptions(filter.options)
  const choices = isBuyable ? table.values.choicesInStock : table.values.choices
  const isPossible = wanted.length <= mostOptions
  for (const { key, values } of wanted.slice(0, mostOptions + 1)) {
    groups.push([`option ${key}`, (bits) => isPossible && choices.addTo(bits, values)])
  }
  return groups
}

/**
 * `hits`: what the typed words fit; null when nothing was typed. `isBuyable` takes the wanted choices as
 * if only what can be bought were asked for.
 */
export function narrow(
  table: ProductTable,
  filter: IndexFilter,
  hits: Bits | null,
  isBuyable = filter.inStock === true,
): Narrowed {
  const groups: Group[] = groupsOf(filter, table, isBuyable).map(([name, fill]) => {
    const bits = emptyBits(table.room)
    fill(bits)
    return { name, bits }
  })
  if (hits) groups.push({ name: 'search', bits: hits })

  function common(isMeant: (name: GroupName) => boolean): Bits {
    const bits = emptyBits(table.room)
    addAll(bits, table.all)
    for (const group of groups) if (isMeant(group.name)) keepCommon(bits, group.bits)
    return bits
  }

  const found = common(() => true)
  const kept = new Map<GroupName, Bits>()
  return {
    found,
    without(name) {
      if (!groups.some((group) => group.name === name)) return found
      const bits = kept.get(name) ?? common((other) => other !== name)
      kept.set(name, bits)
      return bits
    },
    only: (...names) => common((name) => names.includes(name)),
  }
}
