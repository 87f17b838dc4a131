// Counts facets. The listed values are those that occur under the collection and the search text; their counts
// apply all other filters and may be zero.

import { applyFilter, type FilterResult } from './apply-filter.ts'
import { brandKey } from './brand-key.ts'
import type { FacetCount, IndexFacets, IndexFilter } from './catalog-index.ts'
import type { ProductTable } from './product-table.ts'
import type { Bits } from './sets/bits.ts'
import type { Dimension, Value } from './sets/dimension.ts'
import { choiceKey, nameKey } from './sets/dimensions.ts'

const maxOptions = 8
const maxValues = 1000
/** Lower than the other limits, because names of collections are fetched by id. */
const maxCollections = 100

type FacetScope = {
  /** Products whose values are listed. */
  context: Bits
  /** Products that are counted. */
  base: Bits
  /** Keys that are listed even with a count of zero. */
  chosen: ReadonlySet<string>
  /** The dimension in which values are counted, if it differs from the one in which they are listed. */
  countedIn?: Dimension
}
type Counted = Omit<FacetCount, 'place'> & { key: string; context: number }

function countValue({ key, label, posting }: Value, scope: FacetScope): Counted {
  const counted = scope.countedIn ? scope.countedIn.find(key)?.posting : posting
  return {
    key,
    value: label,
    context: posting.countIn(scope.context),
    count: counted?.countIn(scope.base) ?? 0,
  }
}

const byCount = (one: Counted, other: Counted) =>
  other.count - one.count || other.context - one.context || (one.value < other.value ? -1 : 1)

/**
 * Counts values and returns the most common ones and all chosen ones. The default order is by count, highest first.
 */
function countValues(
  values: Iterable<Value>,
  scope: FacetScope,
  most: number,
  compare = byCount,
): (Counted & FacetCount)[] {
  const isChosen = ({ key }: Counted) => Number(scope.chosen.has(key))
  return (
    [...values]
      .map((value) => countValue(value, scope))
      .filter((own) => own.context > 0 || scope.chosen.has(own.key))
      .sort((one, other) => isChosen(other) - isChosen(one) || other.context - one.context)
      // Chosen values are always listed, so that a shopper can deselect them.
      .filter((own, place) => place < most || scope.chosen.has(own.key))
      .map((own, place) => ({ ...own, place }))
      .sort(compare)
  )
}

const countAll = (of: Dimension, scope: FacetScope, most = maxValues): FacetCount[] =>
  countValues(of.values(), scope, most).map(({ value, count, place }) => ({
    value,
    count,
    place,
  }))

type FacetQuery = {
  table: ProductTable
  filter: IndexFilter
  filtered: FilterResult
  /** Products that match the search text; null without a search text. */
  hits: Bits | null
}

export function countFacets({ table, filter, filtered, hits }: FacetQuery): IndexFacets {
  const context = filtered.only('search', 'within', 'collections')
  const flag = (name: string, bits: Bits) =>
    table.values.flags.find(name)?.posting.countIn(bits) ?? 0
  // The `inStock` count requires that the wanted choices are in stock, not only the product.
  const buyable =
    filter.inStock || !filter.options?.length ? filtered : applyFilter(table, filter, hits, true)
  return {
    collections: countAll(
      table.values.collections,
      {
        context: filtered.only('search', 'within'),
        base: filtered.without('collections'),
        chosen: new Set(filter.collectionIds),
      },
      maxCollections,
    ),
    brands: countAll(table.values.brands, {
      context,
      base: filtered.without('brands'),
      chosen: new Set(filter.brands?.map(brandKey)),
    }),
    types: countAll(table.values.types, {
      context,
      base: filtered.without('type'),
      chosen: new Set(filter.types),
    }),
    options: countOptions({ table, filter, filtered, hits }, context),
    inStock: flag('inStock', buyable.without('inStock')),
    onSale: flag('onSale', filtered.without('onSale')),
    price: pricesIn(table, filtered.without('price')),
  }
}

function pricesIn(table: ProductTable, bits: Bits): IndexFacets['price'] {
  const ends = table.orders.price.ends(bits)
  return ends && { min: table.at(ends[0]).price, max: table.at(ends[1]).price }
}

/** Groups the choices by option; the key of a choice starts with the key of its option. */
function choicesByOption({ values: { choices } }: ProductTable): Map<string, Value[]> {
  const byOption = new Map<string, Value[]>()
  for (const value of choices.values()) {
    const option = value.key.slice(0, value.key.indexOf('\n'))
    const known = byOption.get(option) ?? []
    known.push(value)
    byOption.set(option, known)
  }
  return byOption
}

function countOptions(
  { table, filter, filtered }: FacetQuery,
  context: Bits,
): IndexFacets['options'] {
  const wanted = filter.options ?? []
  const wantedNames = new Set(wanted.map(({ name }) => nameKey(name)))
  const chosen = new Set(
    wanted.flatMap(({ name, values }) => values.map((value) => choiceKey(name, value))),
  )
  const names = { context, base: filtered.found, chosen: wantedNames }
  const byOption = choicesByOption(table)
  return countValues(table.values.options.values(), names, maxOptions).map((option) => {
    const scope: FacetScope = {
      context,
      base: filtered.without(`option ${option.key}`),
      chosen,
      ...(filter.inStock && { countedIn: table.values.choicesInStock }),
    }
    const own = byOption.get(option.key) ?? []
    // Colors have no inherent order, unlike sizes.
    const isColors = own.some(({ key }) => table.colorOf(key) !== null)
    const byPlace = (one: Counted, other: Counted) =>
      table.placeOf(one.key) - table.placeOf(other.key) || byCount(one, other)
    const values = countValues(own, scope, maxValues, isColors ? byCount : byPlace)
    return {
      name: option.value,
      values: values.map(({ key, value, count, place }) => ({
        value,
        count,
        place,
        color: table.colorOf(key),
      })),
    }
  })
}
