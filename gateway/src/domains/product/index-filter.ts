// From our typed filter to the shop's own index, and who answers a list at all: the index, or the platform.
import { allProductsCollectionId } from '@vitrine/platform'
import type { ProductFilter, ProductSort } from '../../__generated__/resolvers.ts'
import type {
  IndexedProduct,
  IndexFilter,
  IndexSort,
} from '../../catalogue-index/catalogue-index.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Within } from './found.ts'

/** Parts of a filter the platform has no words for. */
const indexOnly = ['brands', 'inStock', 'onSale', 'options'] as const
/** Parts the index does not know. */
const platformOnly = ['ids', 'skus', 'nameStartsWith', 'updatedAfter'] as const

const isGiven = (value: unknown) => value !== null && value !== undefined

/**
 * Whether the index is to answer. Only the platform knows SKUs and the like, only the index makers and choices:
 * a list by both is refused.
 */
export function isForIndex(
  filter: ProductFilter,
  sort: ProductSort | null | undefined,
  wantsFacets: boolean,
): boolean {
  const ours = indexOnly.find((part) => isGiven(filter[part]))
  const theirs = platformOnly.find((part) => isGiven(filter[part]))
  const isTheirs = theirs !== undefined || sort?.field === 'SKU'
  if (ours && isTheirs) {
    const other = theirs ?? 'an order by SKU'
    throw new BadInput(`filter.${ours}`, `This cannot be joined with ${other}.`)
  }
  if (isTheirs) return false
  const isRanked = sort?.field === 'RELEVANCE' || sort?.field === 'BEST_MATCH'
  const hasWords = Boolean(filter.search?.trim())
  // The platform filters by the price before a discount, which nobody pays.
  return ours !== undefined || wantsFacets || isRanked || hasWords || isGiven(filter.price)
}

const orders: Readonly<Record<Exclude<ProductSort['field'], 'SKU'>, IndexSort['by']>> = {
  NAME: 'name',
  PRICE: 'price',
  LAST_UPDATED: 'lastUpdated',
  NUMERIC_ID: 'newest',
  NEWEST: 'newest',
  RELEVANCE: 'relevance',
  BEST_MATCH: 'bestMatch',
}

/** Words are sorted by how well they fit, everything else by creation, unless told. */
export function indexSort(sort: ProductSort | null | undefined, hasWords: boolean): IndexSort {
  if (!sort) return hasWords ? { by: 'relevance', order: 'DESC' } : { by: 'newest', order: 'ASC' }
  const { field, order } = sort
  const by = field === 'SKU' ? 'newest' : orders[field]
  const isRanked = field === 'NEWEST' || field === 'RELEVANCE' || field === 'BEST_MATCH'
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
  // The built-in collection holds everything: it narrows nothing.
  const isReal = collectionId !== allProductsCollectionId
  return {
    search: filter.search?.trim() || undefined,
    collectionIds,
    within: { collectionId: isReal ? collectionId : undefined, brand },
    brands,
    minPrice: filter.price?.min ?? undefined,
    maxPrice: filter.price?.max ?? undefined,
    inStock: filter.inStock ?? undefined,
    onSale: filter.onSale ?? undefined,
    type: typeOf(filter),
    options: filter.options ?? undefined,
  }
}

const typeOf = ({ productType }: ProductFilter): IndexedProduct['type'] | undefined =>
  productType === 'PHYSICAL' || productType === 'DIGITAL' ? productType : undefined
