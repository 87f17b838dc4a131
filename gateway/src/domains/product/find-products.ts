// Finds products. The index selects them for searches, facets and brands, and the platform provides their current
// data: one call either way. docs/decisions/018-catalog-index.md
import { allProductsCollectionId } from '@vitrine/platform'
import type { FacetName, ProductFilter, ProductSort } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import type { LoaderContext } from '../../graphql/loaders.ts'
import {
  type Connection,
  checkPage,
  connectionOf,
  offsetPage,
  type PageArguments,
  rangeOf,
} from '../../graphql/paging.ts'
import type { OperationContext } from '../../graphql/request-context.ts'
import { selectsField } from '../../graphql/selects-field.ts'
import type { Product } from '../../platform/catalog/product.ts'
import type { SearchContext } from '../../search/catalog-index.ts'
import { idsOfCollections } from '../collection/collection-ids.ts'
import { untilReady, untilRestored } from '../common/index-wait.ts'
import { spendSearch } from '../common/search-budget.ts'
import type { Found, Within } from './found.ts'
import { indexFilter, indexSort, isForIndex } from './index-filter.ts'
import { checkProductFilter, productFilter, productSort } from './product-query.ts'
import { type Selections, withLists } from './with-lists.ts'

export type ProductsArguments = PageArguments & {
  filter?: ProductFilter | null
  sort?: ProductSort | null
}
type FindContext = OperationContext & CatalogContext & SearchContext & LoaderContext
export type ProductList = Connection<Product> & { found: Found }

/** Facets that only the index can count. */
const indexFacets: readonly FacetName[] = ['BRANDS', 'IN_STOCK', 'ON_SALE', 'OPTION']

const selectsFacets = (info: Selections) =>
  selectsField(info, 'facets') || selectsField(info, 'missingFacets')

/** Returns a page of products with one call, whatever its length; what the products name is read beside it. */
export async function findProducts(
  args: ProductsArguments,
  context: FindContext,
  info: Selections,
  within: Within = {},
): Promise<ProductList> {
  checkPage(args)
  const filter = args.filter ?? {}
  checkProductFilter(filter)
  const wantsIndex = isForIndex(filter, args.sort, selectsFacets(info))
  const collectionIds = filter.collections?.length
    ? await idsOfCollections(filter.collections, context)
    : undefined
  const parts = { within, collectionIds, context, info }
  if (wantsIndex || within.brand !== undefined) {
    const found = await byIndex({ ...args, filter }, parts)
    if (found) return found
    if (within.brand !== undefined) return nothing(filter, null, indexFacets)
  }
  // All requested collections are unknown: the list is empty, without a call.
  if (collectionIds?.length === 0) return nothing(filter, 0, wantsIndex ? indexFacets : [])
  return byPlatform({ ...args, filter }, parts, wantsIndex)
}

type Parts = {
  within: Within
  collectionIds: string[] | undefined
  context: FindContext
  info: Selections
}
type Filtered = ProductsArguments & { filter: ProductFilter }

async function byIndex(args: Filtered, parts: Parts): Promise<ProductList | null> {
  const { filter, sort } = args
  const { within, collectionIds, context, info } = parts
  const { catalogIndex } = context
  await (within.brand === undefined ? untilRestored : untilReady)(catalogIndex)
  const brands = filter.brands?.length ? filter.brands : undefined
  const wanted = indexFilter(filter, { collectionIds: narrowing(collectionIds), brands }, within)
  if (wanted.search) spendSearch(wanted.search, 'filter.search', context)
  const answer = await catalogIndex.query({
    filter: wanted,
    sort: indexSort(sort, wanted.search !== undefined),
    ...rangeOf(args),
    withFacets: false,
  })
  if (!answer) return null
  const { ids, keys, offset, total, correction, isPartial } = answer
  // A product removed or hidden since the index read it shortens the page; the next query is correct.
  const reading = Promise.all(ids.map((id) => context.loaders.products.load(id)))
  const products = ids.length > 0 ? await withLists(reading, context, info) : []
  const found = { byIndex: { filter: wanted, correction, isPartial }, chosen: filter, missing: [] }
  return { ...connectionOf(products, { offset }, total, keys), found }
}

async function byPlatform(
  { filter, sort, ...args }: Filtered,
  { within, collectionIds, context, info }: Parts,
  wantedIndex: boolean,
): Promise<ProductList> {
  const found = { byIndex: null, chosen: filter, missing: wantedIndex ? indexFacets : [] }
  const { collections: _slugs, ...rest } = filter
  const wanted = {
    ...rest,
    collectionIds: narrowing(collectionIds),
    inCollection: within.collectionId,
  }
  const query = { filter: productFilter(wanted), sort: productSort(sort) }
  const page = await offsetPage(args, async (paging) => {
    const request = { query: { ...query, page: paging } }
    const reading = context.catalog.queryProducts(request, context.currency)
    const { products, total } = await withLists(reading, context, info)
    return { nodes: products, total }
  })
  return { ...page, found }
}

const nothing = (
  chosen: ProductFilter,
  total: number | null,
  missing: readonly FacetName[] = [],
): ProductList => ({
  ...connectionOf<Product>([], { offset: 0 }, total),
  found: { byIndex: null, chosen, missing },
})

/** Every product is in the built-in collection, so it does not filter. */
function narrowing(ids: string[] | undefined): string[] | undefined {
  if (ids?.length === 0) return [unknownId]
  return ids?.includes(allProductsCollectionId) ? undefined : ids
}
/** An id that no collection has, which matches nothing. */
const unknownId = '-'
