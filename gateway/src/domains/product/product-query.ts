// From our typed filter to the platform's query language. Filters are built from typed inputs only:
// no operator comes from outside. SECURITY row 68, contract/catalog.md §4.1.
import { guid, timestamp, type WireFilter } from '@vitrine/platform'
import { z } from 'zod'
import type {
  ProductFilter,
  ProductSort,
  StoreVariantFilter,
} from '../../__generated__/resolvers.ts'
import { checkArgument } from '../../graphql/bad-input.ts'

const idOrBuiltIn = z.string().regex(/^[0-9a-f-]{35,36}$/i)
const rules = z.object({
  ids: z.array(guid).max(100).nullish(),
  collectionId: idOrBuiltIn.nullish(),
  nameStartsWith: z.string().max(80).nullish(),
  search: z.string().max(100).nullish(),
  minPrice: z.number().min(0).max(1e9).nullish(),
  maxPrice: z.number().min(0).max(1e9).nullish(),
  skus: z.array(z.string().min(1).max(40)).max(100).nullish(),
  updatedAfter: timestamp.nullish(),
})

/** Conditions of the object dialect, joined by `$and`; undefined when there are none. */
export function productFilter(filter: ProductFilter | null | undefined): WireFilter | undefined {
  if (!filter) return undefined
  checkArgument(rules, filter, 'filter')
  const conditions: Condition[] = [
    filter.ids && { id: { $in: filter.ids } },
    filter.collectionId && { collectionIds: { $hasSome: [filter.collectionId] } },
    filter.nameStartsWith && { name: { $startsWith: filter.nameStartsWith } },
    filter.search && textCondition(filter.search),
    filter.type && { productType: filter.type.toLowerCase() },
    isNumber(filter.minPrice) && { 'priceData.price': { $gte: filter.minPrice } },
    isNumber(filter.maxPrice) && { 'priceData.price': { $lte: filter.maxPrice } },
    filter.skus && { sku: { $in: filter.skus } },
    filter.updatedAfter && { lastUpdated: { $gt: filter.updatedAfter } },
  ]
  return allOf(conditions)
}

/** What a condition that was not asked for reads as: nothing. */
type Condition = WireFilter | false | null | undefined | ''

function allOf(conditions: Condition[]): WireFilter | undefined {
  const given = conditions.filter((condition): condition is WireFilter => Boolean(condition))
  return given.length > 1 ? { $and: given } : given[0]
}

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number'

/** Every word must be in the name or the description. */
function textCondition(search: string): WireFilter | undefined {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6)
  const conditions = words.map((word) => ({
    $or: [{ name: { $contains: word } }, { description: { $contains: word } }],
  }))
  return allOf(conditions)
}

const sortFields = {
  NAME: 'name',
  PRICE: 'priceData.price',
  LAST_UPDATED: 'lastUpdated',
  SKU: 'sku',
  NUMERIC_ID: 'numericId',
} as const

export function productSort(sort: ProductSort | null | undefined) {
  return sort
    ? [{ fieldName: sortFields[sort.field], order: sort.order ?? ('ASC' as const) }]
    : undefined
}

const variantRules = z.object({
  productId: guid.nullish(),
  variantIds: z.array(guid).max(100).nullish(),
  skus: z.array(z.string().min(1).max(40)).max(100).nullish(),
})

export function storeVariantFilter(
  filter: StoreVariantFilter | null | undefined,
): WireFilter | undefined {
  if (!filter) return undefined
  checkArgument(variantRules, filter, 'filter')
  const conditions: Condition[] = [
    filter.productId && { productId: filter.productId },
    filter.variantIds && { variantId: { $in: filter.variantIds } },
    filter.skus && { sku: { $in: filter.skus } },
  ]
  return allOf(conditions)
}
