// Converts the admin's filter to the query of products for staff, the only one that returns hidden products, costs and
// variants in a list. Built from typed input, so that no operator can be injected. docs/contract/catalog.md
// §4.2, docs/security.md S68.
import { guid, timestamp } from '@vitrine/platform'
import { z } from 'zod'
import type { ManagedProductFilter, ManagedProductSort } from '../../__generated__/schema-types.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import type {
  ManagedProductField,
  ManagedProductQuery,
} from '../../platform/catalog/product-query.ts'
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

const platformSorts: Partial<Record<ManagedProductSort['field'], ManagedProductField>> = {
  NAME: 'name',
  SKU: 'sku',
  BASE_PRICE: 'price',
  UPDATED_AT: 'updatedAt',
  CREATED_AT: 'createdAt',
  CREATION_ORDER: 'creationOrder',
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

function priceCondition(filter: Filter) {
  const { least, most } = priceBounds(filter?.basePrice)
  if (least === undefined && most === undefined) return null
  return { ...(least !== undefined && { from: least }), ...(most !== undefined && { to: most }) }
}

/** Returns filter and sort of a query. */
export function managedQuery(filter: Filter, sort: Sort): Omit<ManagedProductQuery, 'page'> {
  const { ids, search, skus, visible, types, inventoryStatuses, inCollection } = filter ?? {}
  const collectionIds = filter?.collectionIds ?? (inCollection && [inCollection])
  const price = priceCondition(filter)
  const conditions = {
    ...(ids && { id: { in: ids } }),
    ...(search && { name: { contains: search } }),
    ...(skus && { sku: { in: skus } }),
    ...(typeof visible === 'boolean' && { visible: { equals: visible } }),
    ...(types && { type: { in: types } }),
    ...(inventoryStatuses && { inventoryStatus: { in: inventoryStatuses } }),
    ...(collectionIds && { collectionIds: { hasSome: collectionIds } }),
    ...(filter?.updatedSince && { updatedAt: { from: filter.updatedSince } }),
    ...(price && { price }),
  }
  return { filter: conditions, sort: sortOf(sort) }
}

/** The default order is newest first; a second key keeps the order stable across pages. */
function sortOf(sort: Sort): ManagedProductQuery['sort'] {
  if (!sort) return [{ field: 'creationOrder', order: 'DESC' }]
  const field = platformSorts[sort.field] ?? 'creationOrder'
  const first = { field, order: sort.order }
  return field === 'creationOrder' ? [first] : [first, { field: 'creationOrder', order: 'ASC' }]
}
