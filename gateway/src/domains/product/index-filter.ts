// Converts our filter to that of the index, and decides whether the index or the platform answers.

import { allProductsCollectionId } from '@vitrine/platform'
import { messages } from '../../__generated__/messages/catalog.ts'
import type { ProductFilter, ProductSort } from '../../__generated__/schema-types.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import { knownValue } from '../../graphql/unknown-values.ts'
import type { IndexFilter, IndexSort } from '../../search/catalog-index.ts'
import type { Within } from './found.ts'
import { priceBounds } from './price-filter.ts'

/** Filters that only the index supports. */
const indexOnly = ['brands', 'inStock', 'onSale', 'options'] as const
/** Filters that only the platform supports. */
const platformOnly = ['ids', 'skus', 'nameStartsWith', 'updatedSince'] as const

const isGiven = (value: unknown) => value !== null && value !== undefined

/** Returns whether the index answers. Throws for a filter that needs both. */
export function isForIndex(
  filter: ProductFilter,
  sort: ProductSort | null | undefined,
  wantsFacets: boolean,
): boolean {
  const ours = indexOnly.find((part) => isGiven(filter[part]))
  const theirs = platformOnly.find((part) => isGiven(filter[part]))
  const isTheirs = theirs !== undefined || sort?.field === 'SKU'
  if (ours && isTheirs) {
    const other = theirs ?? messages.orderBySku
    throw new BadInput(`filter.${ours}`, messages.thisCannotBeJoinedWith({ other }))
  }
  if (isTheirs) return false
  const isRanked = sort?.field === 'RELEVANCE' || sort?.field === 'BEST_MATCH'
  const hasWords = Boolean(filter.search?.trim())
  // The platform filters by the price before discounts.
  return ours !== undefined || wantsFacets || isRanked || hasWords || isGiven(filter.price)
}

const orders: Readonly<Record<Exclude<ProductSort['field'], 'SKU'>, IndexSort['by']>> = {
  NAME: 'name',
  PRICE: 'price',
  UPDATED_AT: 'lastUpdated',
  CREATED_AT: 'newest',
  RELEVANCE: 'relevance',
  BEST_MATCH: 'bestMatch',
}

/** Returns the sort order: by relevance for a search, otherwise by creation, unless set. */
export function indexSort(sort: ProductSort | null | undefined, hasWords: boolean): IndexSort {
  if (!sort) return hasWords ? { by: 'relevance', order: 'DESC' } : { by: 'newest', order: 'ASC' }
  const { field, order } = sort
  const by = field === 'SKU' ? 'newest' : orders[field]
  const isRanked = field === 'RELEVANCE' || field === 'BEST_MATCH'
  return { by, order: isRanked ? 'DESC' : (order ?? 'ASC') }
}

type Resolved = {
  collectionIds: readonly string[] | undefined
  brands: readonly string[] | undefined
}

export function indexFilter(
  filter: ProductFilter,
  { collectionIds, brands }: Resolved,
  within: Within,
): IndexFilter {
  const { collectionId, brand } = within
  const { least, most } = priceBounds(filter.price)
  // Every product is in the built-in collection, so it does not filter.
  const isReal = collectionId !== allProductsCollectionId
  return {
    search: filter.search?.trim() || undefined,
    collectionIds,
    within: { collectionId: isReal ? collectionId : undefined, brand },
    brands,
    minPrice: least,
    maxPrice: most,
    inStock: filter.inStock ?? undefined,
    onSale: filter.onSale ?? undefined,
    types: filter.types?.map(knownValue),
    options: filter.options?.map(({ option, choices }) => ({ name: option, values: choices })),
  }
}
