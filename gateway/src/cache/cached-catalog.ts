// Public catalog reads, made with the anonymous token and cached. Failures are never cached.
import { platformCalls } from '../platform/calls.ts'
import type { Brand, Collection } from '../platform/catalog/collection.ts'
import type { Platform } from '../platform/platform.ts'
import { createSharedReads, type SharedReadOptions } from './shared-read.ts'

const { productsRead, catalogStringQueries, collections, brands, checkoutSettings } = platformCalls

/** Largest page of each list: brands are paged by 300, collections by 100. */
const allCollectionsQuery = { query: { paging: { limit: 100, offset: 0 } } }
const allBrandsQuery = {
  query: { cursorPaging: { limit: 300 }, sort: [{ fieldName: 'name', order: 'ASC' as const }] },
  fields: ['ASSIGNED_PRODUCTS_COUNT' as const],
}

/** The platform returns hidden collections to every caller. docs/security.md S71. */
const isShown = ({ visible }: Collection): boolean => visible

type CollectionReads = Pick<Platform['collections'], 'queryCollections' | 'getCollection'> &
  Pick<Platform['collections'], 'getCollectionBySlug'> & {
    getCollectionBySlugV1: Platform['productsRead']['getCollectionBySlug']
  }

/** Reads of collections as shoppers see them: a hidden one reads as null, and is in no list. */
function visibleCollections(reads: CollectionReads) {
  const visible =
    <Request>(read: (request: Request) => Promise<{ collection: Collection }>) =>
    async (request: Request): Promise<Collection | null> => {
      const { collection } = await read(request)
      return isShown(collection) ? collection : null
    }
  return {
    getCollection: visible(reads.getCollection),
    getCollectionBySlug: visible(reads.getCollectionBySlug),
    getCollectionBySlugV1: visible(reads.getCollectionBySlugV1),
    /** Pages may be short and totals include hidden ones: the platform cannot filter by visibility. */
    async queryCollections(...request: Parameters<CollectionReads['queryCollections']>) {
      const response = await reads.queryCollections(...request)
      return { ...response, collections: response.collections.filter(isShown) }
    },
    /** Returns all visible collections if they fit on one page, so that screens share one call; else null. */
    async allCollections(): Promise<readonly Collection[] | null> {
      const { collections: found, total } = await reads.queryCollections(allCollectionsQuery)
      return (total ?? found.length) <= found.length ? found.filter(isShown) : null
    },
  }
}

export function createCatalog(options: SharedReadOptions) {
  const { shared, ...cacheControls } = createSharedReads(options)
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

  /** Returns all brands if they fit on one page; else null. */
  async function allBrands(): Promise<readonly Brand[] | null> {
    const { brands: found, next } = await reads.queryBrands(allBrandsQuery)
    return next === null ? found : null
  }

  return { ...reads, ...visibleCollections(reads), allBrands, ...cacheControls }
}
export type Catalog = ReturnType<typeof createCatalog>

/** Cached reads of public data. */
export type CatalogContext = {
  readonly catalog: Catalog
  /** Currency in which prices are displayed; undefined for the shop's own. */
  readonly currency: string | undefined
}
