// Applies the admin's filter and sort order to the summary list. Filters that the platform also supports have the
// same meaning, so that both kinds can be combined.
import { allProductsCollectionId } from '@vitrine/platform'
import type { ManagedProductSort } from '../../__generated__/schema-types.ts'
import { brandKey } from '../../search/brand-key.ts'
import { brandIdentity } from '../common/brand-identity.ts'
import type { ManagedEntry } from './managed-index.ts'
import type { ResolvedFilter } from './managed-query.ts'
import { priceBounds } from './price-filter.ts'

type Test = (entry: ManagedEntry) => boolean

const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

/** Adds no test when the value is not set. */
function when<Value>(value: Value | null | undefined, test: (value: Value) => Test): Test[] {
  return isGiven(value) ? [test(value)] : []
}

/** Returns the test of a boolean filter. */
const flag = (value: boolean | null | undefined, read: Test): Test[] =>
  when(value, (wanted) => (entry) => read(entry) === wanted)

export function matcherOf(filter: ResolvedFilter | null | undefined): Test {
  if (!filter) return () => true
  const tests = [...platformTests(filter), ...ownTests(filter)]
  return (entry) => tests.every((test) => test(entry))
}

function platformTests(filter: ResolvedFilter): Test[] {
  const { ids, search, skus, visible, types, inventoryStatuses, collectionIds } = filter
  return [
    ...when(ids, (wanted) => {
      const set = new Set(wanted.map((id) => id.toLowerCase()))
      return ({ id }) => set.has(id.toLowerCase())
    }),
    ...when(search, (part) => {
      const lower = part.toLowerCase()
      return ({ name }) => name.toLowerCase().includes(lower)
    }),
    ...when(
      skus,
      (wanted) =>
        ({ sku }) =>
          wanted.includes(sku),
    ),
    ...flag(visible, (entry) => entry.visible),
    ...when(types, (wanted) => {
      const all = new Set<string>(wanted)
      return ({ type }) => type !== null && all.has(type)
    }),
    ...when(
      inventoryStatuses,
      (wanted) =>
        ({ status }) =>
          wanted.includes(status),
    ),
    ...when(collectionIds, (wanted) => (entry) => isInOneOf(entry, wanted)),
    ...when(filter.inCollection, (wanted) => (entry) => isInOneOf(entry, [wanted])),
    ...when(filter.updatedSince, (after) => {
      const time = Date.parse(after)
      return ({ lastUpdated }) => Date.parse(lastUpdated) > time
    }),
    ...when(filter.basePrice, (range) => {
      const { least = 0, most = Number.POSITIVE_INFINITY } = priceBounds(range)
      return ({ price }) => price >= least && price <= most
    }),
  ]
}

const isInOneOf = ({ collectionIds }: ManagedEntry, wanted: readonly string[]) =>
  wanted.some((id) => id === allProductsCollectionId || collectionIds.includes(id))

function ownTests(filter: ResolvedFilter): Test[] {
  return [
    ...when(filter.brands, brandTest),
    ...flag(filter.withoutBrand, ({ brand }) => brandIdentity(brand) === ''),
    ...flag(filter.onSale, ({ isDiscounted }) => isDiscounted),
    ...flag(filter.withoutPicture, ({ hasPicture }) => !hasPicture),
    ...flag(filter.withoutCollection, ({ collectionIds }) => collectionIds.length === 0),
    ...flag(filter.priceZero, ({ lowest }) => lowest.isFree),
    ...when(
      filter.marginBelow,
      (most) =>
        ({ lowest: { margin } }) =>
          margin !== null && margin < Number(most),
    ),
  ]
}

/** A slug finds all brands that share it; a name only its own. */
function brandTest(wanted: readonly string[]): Test {
  const identities = new Set(wanted.map(brandIdentity))
  const slugs = new Set(wanted.filter((one) => brandKey(one) === one))
  return ({ brand }) =>
    brand !== '' && (identities.has(brandIdentity(brand)) || slugs.has(brandKey(brand)))
}

type Compare = (one: ManagedEntry, other: ManagedEntry) => number

/** Unknown values come first. */
const numbers =
  (read: (entry: ManagedEntry) => number | null): Compare =>
  (one, other) => {
    const [a, b] = [read(one), read(other)]
    if (a === b) return 0
    return a === null || (b !== null && a < b) ? -1 : 1
  }
const words =
  (read: (entry: ManagedEntry) => string): Compare =>
  (one, other) =>
    read(one).localeCompare(read(other), 'en')

const orders: Record<ManagedProductSort['field'], Compare> = {
  NAME: words(({ name }) => name),
  SKU: words(({ sku }) => sku),
  BRAND: words(({ brand }) => brand),
  BASE_PRICE: numbers(({ price }) => price),
  COST: numbers(({ cost }) => cost),
  MARGIN: numbers(({ margin }) => margin),
  UPDATED_AT: words(({ lastUpdated }) => lastUpdated),
  CREATED_AT: words(({ createdDate }) => createdDate),
  // The list is in the order of creation, and sorting is stable.
  CREATION_ORDER: () => 0,
}

/** The default order is newest first. */
export function inOrder(
  entries: readonly ManagedEntry[],
  sort: ManagedProductSort | null | undefined,
): readonly ManagedEntry[] {
  if (!sort) return entries.toReversed()
  const { field, order } = sort
  if (field === 'CREATION_ORDER') return order === 'DESC' ? entries.toReversed() : entries
  const compare = orders[field]
  return entries.toSorted(order === 'DESC' ? (one, other) => compare(other, one) : compare)
}
