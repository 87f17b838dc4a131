// What a list can be narrowed by further, and how much each step would leave. Listed is what occurs in the
// category and the search; counted is what the other filters leave, which may be nothing.

import type { Bits } from './bits.ts'
import { brandKey } from './brand-key.ts'
import type { FacetCount, IndexFacets, IndexFilter } from './catalogue-index.ts'
import type { Dimension, Value } from './dimension.ts'
import { choiceKey, nameKey } from './dimensions.ts'
import { type Narrowed, narrow } from './narrow.ts'
import type { ProductTable } from './product-table.ts'

const mostOptions = 8
const mostValues = 1000
/** Their names have to be asked for. */
const mostCollections = 100

type Look = {
  /** What is listed at all. */
  context: Bits
  /** What is counted. */
  base: Bits
  /** Keys that are listed whatever their count. */
  chosen: ReadonlySet<string>
  /** Where a value is counted, if not where it is listed. */
  countedIn?: Dimension
}
type Counted = Omit<FacetCount, 'place'> & { key: string; context: number }

function countValue({ key, label, posting }: Value, look: Look): Counted {
  const counted = look.countedIn ? look.countedIn.find(key)?.posting : posting
  return {
    key,
    value: label,
    context: posting.countIn(look.context),
    count: counted?.countIn(look.base) ?? 0,
  }
}

const byCount = (one: Counted, other: Counted) =>
  other.count - one.count || other.context - one.context || (one.value < other.value ? -1 : 1)

/** The commonest, and whatever is chosen; those that would leave most come first, unless told. */
function countValues(
  values: Iterable<Value>,
  look: Look,
  most: number,
  compare = byCount,
): (Counted & FacetCount)[] {
  const isChosen = ({ key }: Counted) => Number(look.chosen.has(key))
  return (
    [...values]
      .map((value) => countValue(value, look))
      .filter((own) => own.context > 0 || look.chosen.has(own.key))
      .sort((one, other) => isChosen(other) - isChosen(one) || other.context - one.context)
      // What is chosen is listed, however much that is: it has to be seen to be taken back.
      .filter((own, place) => place < most || look.chosen.has(own.key))
      .map((own, place) => ({ ...own, place }))
      .sort(compare)
  )
}

const countAll = (of: Dimension, look: Look, most = mostValues): FacetCount[] =>
  countValues(of.values(), look, most).map(({ value, count, place }) => ({
    value,
    count,
    place,
  }))

type Question = {
  table: ProductTable
  filter: IndexFilter
  narrowed: Narrowed
  /** What the typed words fit; null when nothing was typed. */
  hits: Bits | null
}

export function countFacets({ table, filter, narrowed, hits }: Question): IndexFacets {
  const context = narrowed.only('search', 'within', 'collections')
  const flag = (name: string, bits: Bits) =>
    table.values.flags.find(name)?.posting.countIn(bits) ?? 0
  // Whoever asks for what can be bought means the wanted choices too.
  const buyable =
    filter.inStock || !filter.options?.length ? narrowed : narrow(table, filter, hits, true)
  return {
    collections: countAll(
      table.values.collections,
      {
        context: narrowed.only('search', 'within'),
        base: narrowed.without('collections'),
        chosen: new Set(filter.collectionIds),
      },
      mostCollections,
    ),
    brands: countAll(table.values.brands, {
      context,
      base: narrowed.without('brands'),
      chosen: new Set(filter.brands?.map(brandKey)),
    }),
    types: countAll(table.values.types, {
      context,
      base: narrowed.without('type'),
      chosen: new Set(filter.type ? [filter.type] : []),
    }),
    options: countOptions({ table, filter, narrowed, hits }, context),
    inStock: flag('inStock', buyable.without('inStock')),
    onSale: flag('onSale', narrowed.without('onSale')),
    price: pricesIn(table, narrowed.without('price')),
  }
}

function pricesIn(table: ProductTable, bits: Bits): IndexFacets['price'] {
  const ends = table.orders.price.ends(bits)
  return ends && { min: table.at(ends[0]).price, max: table.at(ends[1]).price }
}

/** By option; a choice's key begins with its option's. */
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
  { table, filter, narrowed }: Question,
  context: Bits,
): IndexFacets['options'] {
  const wanted = filter.options ?? []
  const asked = new Set(wanted.map(({ name }) => nameKey(name)))
  const names = { context, base: narrowed.found, chosen: asked }
  const byOption = choicesByOption(table)
  return countValues(table.values.options.values(), names, mostOptions).map((option) => {
    const chosen = wanted
      .filter(({ name }) => nameKey(name) === option.key)
      .flatMap(({ name, values }) => values.map((value) => choiceKey(name, value)))
    const look: Look = {
      context,
      base: narrowed.without(`option ${option.key}`),
      chosen: new Set(chosen),
      ...(filter.inStock && { countedIn: table.values.choicesInStock }),
    }
    const own = byOption.get(option.key) ?? []
    // Colours have no order of their own; sizes do.
    const isColors = own.some(({ key }) => table.colorOf(key) !== null)
    const byPlace = (one: Counted, other: Counted) =>
      table.placeOf(one.key) - table.placeOf(other.key) || byCount(one, other)
    const values = countValues(own, look, mostValues, isColors ? byCount : byPlace)
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
