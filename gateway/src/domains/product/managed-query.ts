// Converts the admin's filter to the platform's older string query, the only one that returns hidden products,
// costs and variants in a list. Built from typed input, so that no operator can be injected. docs/contract/catalog.md
// §4.2, docs/security.md S68.
import { guid, timestamp } from '@vitrine/platform'
import { z } from 'zod'
import type { ManagedProductFilter, ManagedProductSort } from '../../__generated__/schema-types.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import { knownValue } from '../../graphql/unknown-values.ts'
import { productTypeWords } from '../../platform/catalog/product-type.ts'
import { priceBounds, priceRangeRule } from './price-filter.ts'

const few = <One extends z.ZodType>(one: One) => z.array(one).min(1).max(100).nullish()
const rules = z.object({
  ids: few(guid),
  search: z.string().min(1).max(80).nullish(),
  skus: few(z.string().min(1).max(40)),
  inventoryStatuses: few(z.string()),
  basePrice: priceRangeRule,
  collections: few(z.string().min(1).max(100)),
  updatedSince: timestamp.nullish(),
  brands: few(z.string().min(1).max(100)),
  marginBelow: z.string().nullish(),
})

/** A filter with the ids of its collections instead of their slugs. */
export type ResolvedFilter = Omit<ManagedProductFilter, 'collections'> & {
  collectionIds?: readonly string[] | undefined
  /** The collection that the list belongs to; applied in addition. */
  inCollection?: string | undefined
}

type Filter = ResolvedFilter | null | undefined
type Sort = ManagedProductSort | null | undefined

/** Throws for an invalid filter, at its field. */
export function checkManagedFilter(filter: ManagedProductFilter | null | undefined): void {
  if (filter) checkArgument(rules, filter, 'filter')
}

const platformSorts: Partial<Record<ManagedProductSort['field'], string>> = {
  NAME: 'name',
  SKU: 'sku',
  BASE_PRICE: 'price',
  UPDATED_AT: 'lastUpdated',
  CREATED_AT: 'createdDate',
  CREATION_ORDER: 'numericId',
}

/** Filters that the platform does not support. */
const ownParts = [
  'brands',
  'withoutBrand',
  'onSale',
  'withoutPicture',
  'withoutCollection',
  'priceZero',
  'marginBelow',
] as const

/** Returns whether the platform supports the whole filter and sort order. */
export function isForPlatform(filter: Filter, sort: Sort): boolean {
  const needsOwnList = ownParts.some((part) => (filter?.[part] ?? null) !== null)
  // The platform's query has one condition on collections.
  const isWithinOthers = Boolean(filter?.collectionIds && filter.inCollection)
  return !needsOwnList && !isWithinOthers && (!sort || sort.field in platformSorts)
}

const isGiven = (value: unknown) => value !== null && value !== undefined

function priceCondition(filter: Filter) {
  const { least, most } = priceBounds(filter?.basePrice)
  if (least === undefined && most === undefined) return null
  return { ...(least !== undefined && { $gte: least }), ...(most !== undefined && { $lte: most }) }
}

/** Returns filter and sort as JSON strings. */
export function stringQuery(filter: Filter, sort: Sort) {
  const { ids, search, skus, visible, types, inventoryStatuses, inCollection } = filter ?? {}
  const collectionIds = filter?.collectionIds ?? (inCollection && [inCollection])
  const price = priceCondition(filter)
  const conditions = {
    ...(ids && { id: { $hasSome: ids } }),
    ...(search && { name: { $contains: search } }),
    ...(skus && { sku: { $hasSome: skus } }),
    ...(isGiven(visible) && { visible: { $eq: visible } }),
    ...(types && {
      productType: { $hasSome: types.map((type) => productTypeWords[knownValue(type)]) },
    }),
    ...(inventoryStatuses && { inventoryStatus: { $hasSome: inventoryStatuses } }),
    ...(collectionIds && { 'collections.id': { $hasSome: collectionIds } }),
    ...(filter?.updatedSince && { lastUpdated: { $gte: filter.updatedSince } }),
    ...(price && { price }),
  }
  return { filter: JSON.stringify(conditions), sort: JSON.stringify(sortOf(sort)) }
}

/** The default order is newest first; a second key keeps the order stable across pages. */
function sortOf(sort: Sort) {
  if (!sort) return [{ numericId: 'desc' }]
  const name = platformSorts[sort.field] ?? 'numericId'
  const first = { [name]: sort.order === 'DESC' ? 'desc' : 'asc' }
  return name === 'numericId' ? [first] : [first, { numericId: 'asc' }]
}
