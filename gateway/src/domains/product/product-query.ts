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

const longestSearch = 100
const amount = z.number().min(0).max(1e9).nullish()
/** A value nobody knows finds nothing, however many there are; a longer one cannot be known. */
const manyValues = z.array(z.string().max(200)).max(1000)
const rules = z.object({
  ids: z.array(guid).max(100).nullish(),
  collections: manyValues.nullish(),
  brands: manyValues.nullish(),
  nameStartsWith: z.string().max(80).nullish(),
  price: z.object({ min: amount, max: amount }).nullish(),
  options: z
    .array(z.object({ name: z.string().max(50), values: manyValues.min(1) }))
    .max(20)
    .nullish(),
  skus: z.array(z.string().min(1).max(40)).max(100).nullish(),
  updatedAfter: timestamp.nullish(),
})

/** Refuses a filter that breaks a rule. Of words that are searched for only the first ones count. */
export function checkProductFilter(filter: ProductFilter | null | undefined): void {
  if (filter) checkArgument(rules, filter, 'filter')
}

/** What of it the platform can be asked: everything but what the shop's index alone knows. */
export type PlatformFilter = Omit<ProductFilter, 'collections'> & {
  /** In one of these. */
  collectionIds?: readonly string[] | undefined
  /** Whose list it is; in force besides. */
  inCollection?: string | undefined
}

/** Conditions of the object dialect, joined by `$and`; undefined when there are none. */
export function productFilter(filter: PlatformFilter | null | undefined): WireFilter | undefined {
  if (!filter) return undefined
  const conditions: Condition[] = [
    filter.ids && { id: { $in: filter.ids } },
    filter.collectionIds && { collectionIds: { $hasSome: [...filter.collectionIds] } },
    filter.inCollection && { collectionIds: { $hasSome: [filter.inCollection] } },
    filter.nameStartsWith && { name: { $startsWith: filter.nameStartsWith } },
    filter.search && textCondition(filter.search.slice(0, longestSearch)),
    filter.productType && { productType: filter.productType.toLowerCase() },
    isNumber(filter.price?.min) && { 'priceData.price': { $gte: filter.price.min } },
    isNumber(filter.price?.max) && { 'priceData.price': { $lte: filter.price.max } },
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

/** The newest first stands for the orders only the shop's index has. */
export function productSort(sort: ProductSort | null | undefined) {
  if (!sort) return undefined
  const { field, order } = sort
  return field === 'NEWEST' || field === 'RELEVANCE' || field === 'BEST_MATCH'
    ? [{ fieldName: 'numericId', order: 'DESC' as const }]
    : [{ fieldName: sortFields[field], order: order ?? ('ASC' as const) }]
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
