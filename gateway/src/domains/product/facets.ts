// Facets in the form of the schema: counted by the index, with names from the platform.
import { messages } from '../../__generated__/messages/catalog.ts'
import type { FacetName, FacetValue } from '../../__generated__/schema-types.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { CallBudget } from '../../graphql/call-budget.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import type { OperationContext } from '../../graphql/request-context.ts'
import type { FacetSource } from '../../graphql/sources.ts'
import { brandKey } from '../../search/brand-key.ts'
import type { FacetCount, IndexFacets, SearchContext } from '../../search/catalog-index.ts'
import { moneyIn, moneyRange } from '../common/money.ts'
import type { Found } from './found.ts'
import type { StoreContext } from './prices.ts'

/** Most lists per request whose facets are counted, because each count scans all products. */
const mostCounts = 6
/** By filter, so that pages of one list are counted once. */
const known = new WeakMap<CallBudget, Map<string, Promise<FacetSource[]>>>()

/** Returns the facets of a list, counted once per filter. */
export function facetsOf(
  found: Found,
  context: OperationContext & SearchContext & LoaderContext & StoreContext,
): Promise<FacetSource[]> {
  const { byIndex, chosen } = found
  if (!byIndex) return Promise.resolve([])
  const counted = known.get(context.budget) ?? new Map<string, Promise<FacetSource[]>>()
  known.set(context.budget, counted)
  const key = JSON.stringify([byIndex.filter, chosen])
  const facets =
    counted.get(key) ?? (counted.size < mostCounts ? countFacets(found, context) : null)
  if (!facets) {
    throw new BadInput('facets', messages.tooManyFacetLists({ mostCounts }))
  }
  counted.set(key, facets)
  return facets
}

/** Makes no call except for the names of collections, which are cached. */
async function countFacets(
  { byIndex, chosen }: Found,
  context: SearchContext & LoaderContext & StoreContext,
): Promise<FacetSource[]> {
  if (!byIndex) return []
  const { filter } = byIndex
  const sort = { by: 'newest', order: 'DESC' } as const
  const answer = await context.catalogIndex.query({
    filter,
    sort,
    offset: 0,
    limit: 0,
    withFacets: true,
  })
  const facets = answer?.facets
  if (!facets) return []
  const collections = filter.within?.collectionId
    ? []
    : await collectionValues(facets, chosen, context)
  const brands = filter.within?.brand ? [] : brandValues(facets, chosen.brands ?? [])
  return [
    ...(collections.length > 0 ? [facet('COLLECTIONS', collections)] : []),
    ...(brands.length > 0 ? [facet('BRANDS', brands)] : []),
    priceFacet(facets, context.storeFacts),
    facet('IN_STOCK', [flag(messages.inStockLabel, facets.inStock, chosen.inStock)]),
    facet('ON_SALE', [flag(messages.reduced, facets.onSale, chosen.onSale)]),
    ...optionFacets(facets, chosen.options ?? []),
    facet('PRODUCT_TYPE', typeValues(facets, chosen.types ?? [])),
  ]
}

const mostValues = 1000

/** Returns the most common values of a facet, and all chosen ones. */
export function valuesOf(
  { values }: FacetSource,
  { first }: { first?: number | null },
): FacetValue[] {
  const most = first ?? 100
  if (most < 1 || most > mostValues)
    throw new BadInput('first', messages.between1And({ most: mostValues }))
  return values.filter(({ place, selected }) => place < most || selected)
}

type Counted = FacetSource['values'][number]
type Options = NonNullable<Found['chosen']['options']>

const facet = (name: FacetName, values: Counted[]): FacetSource => ({
  name,
  values,
  option: null,
  priceRange: null,
})

/** Without a range while the currency is not known: it would be one that the products do not have. */
const priceFacet = (
  { price }: IndexFacets,
  { currency, isCurrencyKnown }: StoreContext['storeFacts'],
): FacetSource => ({
  ...facet('PRICE', []),
  priceRange: isCurrencyKnown
    ? moneyRange(price && { minValue: price.min, maxValue: price.max }, (amount) =>
        moneyIn(currency, amount),
      )
    : null,
})

const flag = (label: string, count: number, chosen: boolean | null | undefined): Counted => ({
  value: 'true',
  label,
  count,
  place: 0,
  selected: chosen === true,
  color: null,
})

const typeLabels: Readonly<Record<string, () => string>> = {
  PHYSICAL: () => messages.thingsToHold,
  DIGITAL: () => messages.digital,
}

const typeValues = ({ types }: IndexFacets, chosen: readonly string[]): Counted[] =>
  types.map(({ value, count, place }) => ({
    value,
    label: typeLabels[value]?.() ?? value,
    count,
    place,
    selected: chosen.includes(value),
    color: null,
  }))

async function collectionValues(
  { collections }: IndexFacets,
  chosen: Found['chosen'],
  context: LoaderContext,
): Promise<Counted[]> {
  const { loaders } = context
  const wanted = new Set(chosen.collections)
  const known = await Promise.all(
    collections.map(async ({ value: id, count, place }) => {
      const collection = await loaders.collections.load(id)
      if (!collection) return null
      const { slug, name } = collection
      const value = slug ?? id
      const selected = wanted.has(value) || wanted.has(id)
      return { value, label: name ?? value, count, place, selected, color: null }
    }),
  )
  return known.filter((one) => one !== null)
}

/** Brands with the same slug share a page, so they are one value. */
function brandValues({ brands }: IndexFacets, chosen: readonly string[]): Counted[] {
  const wanted = new Set(chosen.map(brandKey))
  return brands.map(({ value: label, count, place }) => {
    const value = brandKey(label)
    return { value, label, count, place, selected: wanted.has(value), color: null }
  })
}

const optionFacets = ({ options }: IndexFacets, chosen: Options): FacetSource[] =>
  options.map(({ name, values }) => {
    const same = (one: string) => (other: string) => other.toLowerCase() === one.toLowerCase()
    const own = chosen.filter(({ option }) => same(name)(option)).flatMap((one) => one.choices)
    return {
      ...facet(
        'OPTION',
        values.map(({ value, count, place, color }: FacetCount & { color: string | null }) => ({
          value,
          label: value,
          count,
          place,
          color,
          selected: own.some(same(value)),
        })),
      ),
      option: name,
    }
  })
