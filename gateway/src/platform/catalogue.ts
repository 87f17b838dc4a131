// Reads that are the same for everybody: asked with a token of nobody. Failures are never kept.
import { allCalls, type WireBrand, type WireCollection } from '@vitrine/platform'
import type { Platform } from './platform.ts'
import { createSharedReads, type SharedReadOptions } from './shared-read.ts'

const { productsRead, catalogStringQueries, collections, brands, checkoutSettings } = allCalls

/** Most entities an index page asks for at once: brands may be paged by 300, collections by 100. */
const allCollectionsQuery = { query: { paging: { limit: 100, offset: 0 } } }
const allBrandsQuery = {
  query: { cursorPaging: { limit: 300 }, sort: [{ fieldName: 'name', order: 'ASC' as const }] },
  fields: ['ASSIGNED_PRODUCTS_COUNT' as const],
}

/** The platform answers everybody with hidden collections too. SECURITY row 71. */
const isShown = ({ visible }: WireCollection): boolean => visible !== false

type CollectionReads = Pick<Platform['collections'], 'queryCollections' | 'getCollection'> &
  Pick<Platform['collections'], 'getCollectionBySlug'> & {
    getCollectionBySlugV1: Platform['productsRead']['getCollectionBySlug']
  }

/** Reads of collections as shoppers see them: a hidden one reads as null, and is in no list. */
function visibleCollections(reads: CollectionReads) {
  const visible =
    <Request>(read: (request: Request) => Promise<{ collection: WireCollection }>) =>
    async (request: Request): Promise<WireCollection | null> => {
      const { collection } = await read(request)
      return isShown(collection) ? collection : null
    }
  return {
    getCollection: visible(reads.getCollection),
    getCollectionBySlug: visible(reads.getCollectionBySlug),
    getCollectionBySlugV1: visible(reads.getCollectionBySlugV1),
    /** A page may be shorter than its window, and totals count hidden ones: the platform cannot filter by it. */
    async queryCollections(...request: Parameters<CollectionReads['queryCollections']>) {
      const answer = await reads.queryCollections(...request)
      return { ...answer, collections: answer.collections.filter(isShown) }
    },
    /** Every visible collection when all fit on one page, so that screens share one call; else null. */
    async allCollections(): Promise<WireCollection[] | null> {
      const { collections: found, metadata } = await reads.queryCollections(allCollectionsQuery)
      return (metadata?.total ?? found.length) <= found.length ? found.filter(isShown) : null
    },
  }
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

  /** Every brand when they fit on one page; else null. */
  async function allBrands(): Promise<WireBrand[] | null> {
    const { brands: found, pagingMetadata } = await reads.queryBrands(allBrandsQuery)
    return pagingMetadata?.cursors?.next ? null : found
  }

  return { ...reads, ...visibleCollections(reads), allBrands, ...keeping }
}
export type Catalogue = ReturnType<typeof createCatalogue>
