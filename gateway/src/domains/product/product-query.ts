// Converts product filters to the platform's query language. Built from typed input, so that no operator can be
// injected. docs/security.md S68, docs/contract/catalog.md §4.1.
import { guid, timestamp } from '@vitrine/platform'
import { z } from 'zod'
import type {
  ProductFilter,
  ProductSort,
  StoreVariantFilter,
} from '../../__generated__/schema-types.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import type { QueryFilter } from '../../platform/query-filter.ts'
import { priceBounds, priceRangeRule } from './price-filter.ts'

const longestSearch = 100
/** Unknown values match nothing; longer ones cannot exist. */
const manyValues = z.array(z.string().max(200)).max(1000)
const rules = z.object({
  ids: z.array(guid).max(100).nullish(),
  collections: manyValues.nullish(),
  brands: manyValues.nullish(),
  nameStartsWith: z.string().max(80).nullish(),
  price: priceRangeRule,
  options: z
    .array(z.object({ option: z.string().max(50), choices: manyValues.min(1) }))
    .max(20)
    .nullish(),
  skus: z.array(z.string().min(1).max(40)).max(100).nullish(),
  updatedSince: timestamp.nullish(),
})

/** Throws for an invalid filter. A long search text is truncated instead. */
export function checkProductFilter(filter: ProductFilter | null | undefined): void {
  if (filter) checkArgument(rules, filter, 'filter')
}

/** The part of a filter that the platform supports. */
export type PlatformFilter = Omit<ProductFilter, 'collections'> & {
  /** Products in one of these collections. */
  collectionIds?: readonly string[] | undefined
  /** The collection that the list belongs to; applied in addition. */
  inCollection?: string | undefined
}

/** Returns conditions of the object query, joined by `$and`; undefined when there are none. */
export function productFilter(filter: PlatformFilter | null | undefined): QueryFilter | undefined {
  if (!filter) return undefined
  const { least, most } = priceBounds(filter.price)
  const conditions: Condition[] = [
    filter.ids && { id: { $in: filter.ids } },
    filter.collectionIds && { collectionIds: { $hasSome: [...filter.collectionIds] } },
    filter.inCollection && { collectionIds: { $hasSome: [filter.inCollection] } },
    filter.nameStartsWith && { name: { $startsWith: filter.nameStartsWith } },
    filter.search && textCondition(filter.search.slice(0, longestSearch)),
    filter.types && { productType: { $in: filter.types.map((type) => type.toLowerCase()) } },
    least !== undefined && { 'priceData.price': { $gte: least } },
    most !== undefined && { 'priceData.price': { $lte: most } },
    filter.skus && { sku: { $in: filter.skus } },
    filter.updatedSince && { lastUpdated: { $gte: filter.updatedSince } },
  ]
  return allOf(conditions)
}

/** A condition that is not set. */
type Condition = QueryFilter | false | null | undefined | ''

function allOf(conditions: Condition[]): QueryFilter | undefined {
  const given = conditions.filter((condition): condition is QueryFilter => Boolean(condition))
  return given.length > 1 ? { $and: given } : given[0]
}

/** Every word must occur in the name or the description. */
function textCondition(search: string): QueryFilter | undefined {
  const words = search.split(/\s+/).filter(Boolean).slice(0, 6)
  const conditions = words.map((word) => ({
    $or: [{ name: { $contains: word } }, { description: { $contains: word } }],
  }))
  return allOf(conditions)
}

const sortFields = {
  NAME: 'name',
  PRICE: 'priceData.price',
  UPDATED_AT: 'lastUpdated',
  SKU: 'sku',
  CREATED_AT: 'numericId',
} as const

/** Sort orders that only the index supports fall back to newest first. */
export function productSort(sort: ProductSort | null | undefined) {
  if (!sort) return undefined
  const { field, order } = sort
  return field === 'RELEVANCE' || field === 'BEST_MATCH'
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
): QueryFilter | undefined {
  if (!filter) return undefined
  checkArgument(variantRules, filter, 'filter')
  const conditions: Condition[] = [
    filter.productId && { productId: filter.productId },
    filter.variantIds && { variantId: { $in: filter.variantIds } },
    filter.skus && { sku: { $in: filter.skus } },
  ]
  return allOf(conditions)
}
