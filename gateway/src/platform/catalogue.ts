// Reads that are the same for everybody: asked with a token of nobody. Failures are never kept.
import { allCalls, type WireBrand, type WireCollection } from '@vitrine/platform'
import { createSharedReads, type SharedReadOptions } from './shared-read.ts'

const { productsRead, catalogStringQueries, collections, brands, checkoutSettings } = allCalls

/** Most entities an index page asks for at once: brands may be paged by 300, collections by 100. */
const allCollectionsQuery = { query: { paging: { limit: 100, offset: 0 } } }
const allBrandsQuery = {
  query: { cursorPaging: { limit: 300 }, sort: [{ fieldName: 'name', order: 'ASC' as const }] },
  fields: ['ASSIGNED_PRODUCTS_COUNT' as const],
}

export function createCatalogue(options: SharedReadOptions) {
  const { shared, ...keeping } = createSharedReads(options)
  const reads = {
    queryProducts: shared('productsRead', productsRead.queryProducts, 'queryProducts'),
    getProduct: shared('productsRead', productsRead.getProduct, 'getProduct'),
    productOptionsAvailability: shared(
      'productsRead',
      productsRead.getProductOptionsAvailability,
      'productOptionsAvailability',
      true,
    ),
    queryProductVariants: shared(
      'productsRead',
      productsRead.queryProductVariants,
      'queryProductVariants',
      true,
    ),
    queryProductsByString: shared(
      'catalogStringQueries',
      catalogStringQueries.queryProductsByString,
      'queryProductsByString',
      true,
    ),
    queryStoreVariants: shared(
      'productsRead',
      productsRead.queryStoreVariants,
      'queryStoreVariants',
      true,
    ),
    getStoreVariant: shared('productsRead', productsRead.getStoreVariant, 'getStoreVariant', true),
    queryCollections: shared('collections', collections.queryCollections, 'queryCollections'),
    getCollection: shared('collections', collections.getCollection, 'getCollection'),
    getCollectionBySlug: shared(
      'collections',
      collections.getCollectionBySlug,
      'getCollectionBySlug',
    ),
    getCollectionBySlugV1: shared(
      'productsRead',
      productsRead.getCollectionBySlug,
      'getCollectionBySlugV1',
    ),
    getBrand: shared('brands', brands.getBrand, 'getBrand'),
    queryBrands: shared('brands', brands.queryBrands, 'queryBrands'),
    checkoutSettings: shared(
      'checkoutSettings',
      checkoutSettings.getCheckoutSettings,
      'checkoutSettings',
    ),
  }

  /** Every collection when they fit on one page, so that screens share one call; else null. */
  async function allCollections(): Promise<WireCollection[] | null> {
    const { collections: found, metadata } = await reads.queryCollections(allCollectionsQuery)
    return (metadata?.total ?? found.length) <= found.length ? found : null
  }

  /** Every brand when they fit on one page; else null. */
  async function allBrands(): Promise<WireBrand[] | null> {
    const { brands: found, pagingMetadata } = await reads.queryBrands(allBrandsQuery)
    return pagingMetadata?.cursors?.next ? null : found
  }

  return { ...reads, allCollections, allBrands, ...keeping }
}
export type Catalogue = ReturnType<typeof createCatalogue>
