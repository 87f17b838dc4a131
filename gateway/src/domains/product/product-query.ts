// Converts product filters to queries of products. Built from typed input, so that no operator can be
// injected. docs/security.md S68, docs/contract/catalog.md §4.1.
import { guid, timestamp } from '@vitrine/platform'
import { z } from 'zod'
import type {
  ProductFilter,
  ProductSort,
  StoreVariantFilter,
} from '../../__generated__/schema-types.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import type {
  ProductCondition,
  ProductQuery,
  StoreVariantCondition,
  StoreVariantQuery,
} from '../../platform/catalog/product-query.ts'
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

/** Returns the conditions of a query; undefined when there are none. */
export function productFilter(filter: PlatformFilter | null | undefined): ProductQuery['filter'] {
  if (!filter) return undefined
  const { least, most } = priceBounds(filter.price)
  const words = wordsOf(filter.search?.slice(0, longestSearch))
  return given<ProductCondition>([
    filter.ids && { id: { in: filter.ids } },
    filter.collectionIds && { collectionIds: { hasSome: filter.collectionIds } },
    filter.inCollection && { collectionIds: { hasSome: [filter.inCollection] } },
    filter.nameStartsWith && { name: { startsWith: filter.nameStartsWith } },
    words.length > 0 && { text: words },
    filter.types && { type: { in: filter.types } },
    least !== undefined && { price: { from: least } },
    most !== undefined && { price: { to: most } },
    filter.skus && { sku: { in: filter.skus } },
    filter.updatedSince && { updatedAt: { from: filter.updatedSince } },
  ])
}

/** Returns the conditions that are set; undefined when none is. */
function given<Condition extends object>(
  conditions: readonly (Condition | false | null | undefined | '')[],
): readonly Condition[] | undefined {
  const set = conditions.filter((condition) => typeof condition === 'object' && condition !== null)
  return set.length > 0 ? set : undefined
}

/** Every word must occur in the name or the description. */
const wordsOf = (search = '') => search.split(/\s+/).filter(Boolean).slice(0, 6)

const sortFields = {
  NAME: 'name',
  PRICE: 'price',
  UPDATED_AT: 'updatedAt',
  SKU: 'sku',
  CREATED_AT: 'creationOrder',
} as const

/** Sort orders that only the index supports fall back to newest first. */
export function productSort(sort: ProductSort | null | undefined): ProductQuery['sort'] {
  if (!sort) return undefined
  const { field, order } = sort
  return field === 'RELEVANCE' || field === 'BEST_MATCH'
    ? [{ field: 'creationOrder', order: 'DESC' }]
    : [{ field: sortFields[field], order: order ?? 'ASC' }]
}

const variantRules = z.object({
  productId: guid.nullish(),
  variantIds: z.array(guid).max(100).nullish(),
  skus: z.array(z.string().min(1).max(40)).max(100).nullish(),
})

export function storeVariantFilter(
  filter: StoreVariantFilter | null | undefined,
): StoreVariantQuery['filter'] {
  if (!filter) return undefined
  checkArgument(variantRules, filter, 'filter')
  return given<StoreVariantCondition>([
    filter.productId && { productId: filter.productId },
    filter.variantIds && { variantId: { in: filter.variantIds } },
    filter.skus && { sku: { in: filter.skus } },
  ])
}
