// Public catalog reads, made with the anonymous token and cached. Failures are never cached.
import type { Brand, Collection } from '../platform/catalog/collection.ts'
import type { Product } from '../platform/catalog/product.ts'
import { isForbidden, isOtherCatalog } from '../platform/failure.ts'
import { packParts } from '../platform/large-parts.ts'
import { operations } from '../platform/operations.ts'
import type { Platform } from '../platform/platform.ts'
import type { AnswerOf, InputOf } from '../platform/platform-call.ts'
import { type CatalogEntities, createCatalogEntities } from './catalog-entities.ts'
import {
  createSharedReads,
  type Read,
  type SharedReadOptions,
  type SharedReads,
} from './shared-read.ts'

const { catalog } = operations

/** Largest page of each list: brands are paged by 300, collections by 100. */
const allCollectionsQuery = { query: { page: { limit: 100, offset: 0 } } }
const allBrandsQuery = {
  query: {
    page: { limit: 300 },
    sort: [{ field: 'name' as const, order: 'ASC' as const }],
  },
  counted: true,
}

/** The platform returns hidden collections to every caller. docs/security.md S71. */
const isShown = ({ visible }: Collection): boolean => visible

type CollectionReads = Pick<
  Platform['catalog'],
  'queryCollections' | 'getCollection' | 'getCollectionBySlug'
>

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

type Report = ReturnType<typeof reportOf>

/** Returns what reports a hit for each entity that was found. */
const reportOf =
  (onRead: SharedReadOptions['onRead']) =>
  <Found>(name: string, found: Found): Found => {
    if (found) onRead?.(name, 'hit')
    return found
  }

/** Reads of single collections and brands, from a list that was read before while it is fresh. */
function singleReads(
  reads: ReturnType<typeof catalogReads>,
  { collections, brands }: CatalogEntities,
  report: Report,
) {
  return {
    async getCollection({ id }: { readonly id: string }) {
      const known = report('getCollection', collections.byId(id))
      return known ? { collection: known } : reads.getCollection({ id })
    },
    async getCollectionBySlug({ slug }: { readonly slug: string }) {
      const known = report('getCollectionBySlug', collections.byOther(slug))
      return known ? { collection: known } : reads.getCollectionBySlug({ slug })
    },
    /** `counted`: with the number of its products, which a list has only where it was requested. */
    async getBrand(request: InputOf<typeof catalog.getBrand>) {
      const known = brands.byId(request.id)
      const isEnough = known && (!request.counted || known.productCount !== null)
      return report('getBrand', isEnough ? { brand: known } : undefined) ?? reads.getBrand(request)
    },
  }
}

/** Reads of products with the fields of a list, from a list that was read before while it is fresh. */
function productReads(
  queryProducts: Read<typeof catalog.queryProducts>,
  { products: entities }: CatalogEntities,
  report: Report,
) {
  const reported = <Found>(found: Found): Found => report('queryProducts', found)
  return {
    async productBySlug(slug: string, currency?: string): Promise<Product | null> {
      const known = reported(entities.byOther(slug, currency))
      if (known) return known
      const query = { filter: [{ slug }], page: { limit: 1, offset: 0 } }
      const { products } = await queryProducts({ query }, currency)
      return products[0] ?? null
    },
    /** Reads all of them in one call when one is missing, so that a list stays one entry of the cache, which is served stale. */
    async productsByIds(ids: readonly string[], currency?: string): Promise<readonly Product[]> {
      const known = reported(entities.byIds(ids, currency))
      if (known) return known
      const query = { filter: [{ id: { in: ids } }], page: { limit: 100, offset: 0 } }
      return (await queryProducts({ query }, currency)).products
    },
  }
}

type BrandsPage = AnswerOf<typeof catalog.queryBrands>

/** Refusals that are the same for every caller, and cached like answers. `standIn` makes what is cached for one. */
function cachedRefusals<Answer extends object>(
  isCached: (error: unknown) => boolean,
  standIn: () => Answer,
) {
  const refusals = new WeakMap<Answer, unknown>()
  return {
    insteadOf(error: unknown): Answer {
      if (!isCached(error)) throw error
      const answer = standIn()
      refusals.set(answer, error)
      return answer
    },
    /** Returns the refusal in place of which an answer stands; undefined for one of the platform. */
    of: (answer: Answer) => refusals.get(answer),
  }
}

/** A site with the catalog v1 has no records of brands: they are names on products. docs/contract/catalog.md §1 */
const missingRecords = cachedRefusals(
  isOtherCatalog,
  (): BrandsPage => ({ brands: [], next: null }),
)

type SettingsAnswer = AnswerOf<typeof operations.checkout.getSettings>

/** A site may let no visitor read the settings of the checkout, which every cart does. docs/contract/real-site.md §2 */
// Cast: the stand-in is never read.
const withheldSettings = cachedRefusals(isForbidden, () => ({}) as SettingsAnswer)

type CatalogOptions = Omit<SharedReadOptions, 'derived'> & {
  /** Returns the brands that products name, for sites without records of brands. */
  brandsOfProducts: () => Promise<readonly Brand[]>
}

/** Defines the reads. */
function catalogReads(shared: SharedReads['shared'], entities: CatalogEntities) {
  return {
    queryProducts: shared(catalog.queryProducts, 'queryProducts', {
      onCached({ products }, sent) {
        entities.products.add(products, sent)
        for (const product of products) packParts(product)
      },
    }),
    getProduct: shared(catalog.getProduct, 'getProduct'),
    productOptionsAvailability: shared(catalog.getAvailability, 'productOptionsAvailability', {
      isVolatile: true,
    }),
    queryProductVariants: shared(catalog.queryVariants, 'queryProductVariants', {
      isVolatile: true,
    }),
    queryManagedProducts: shared(catalog.queryManagedProducts, 'queryManagedProducts', {
      isVolatile: true,
    }),
    queryStoreVariants: shared(catalog.queryStoreVariants, 'queryStoreVariants', {
      isVolatile: true,
    }),
    getStoreVariant: shared(catalog.getStoreVariant, 'getStoreVariant', { isVolatile: true }),
    queryCollections: shared(catalog.queryCollections, 'queryCollections', {
      isLasting: true,
      onCached: ({ collections }, sent) => entities.collections.add(collections, sent),
    }),
    getCollection: shared(catalog.getCollection, 'getCollection'),
    getCollectionBySlug: shared(catalog.getCollectionBySlug, 'getCollectionBySlug'),
    getBrand: shared(catalog.getBrand, 'getBrand'),
    queryBrands: shared(catalog.queryBrands, 'queryBrands', {
      insteadOf: missingRecords.insteadOf,
      onCached: ({ brands }, sent) => entities.brands.add(brands, sent),
    }),
    checkoutSettings: shared(operations.checkout.getSettings, 'checkoutSettings', {
      insteadOf: withheldSettings.insteadOf,
    }),
  }
}

export function createCatalog({ brandsOfProducts, ...options }: CatalogOptions) {
  const entities = createCatalogEntities()
  const report = reportOf(options.onRead)
  const { shared, ...cacheControls } = createSharedReads({ ...options, derived: entities })
  const reads = catalogReads(shared, entities)
  const single = singleReads(reads, entities, report)

  /** Returns a page of the records of brands; null on a site without them. */
  async function queryBrands(request: InputOf<typeof catalog.queryBrands>) {
    const page = await reads.queryBrands(request)
    return missingRecords.of(page) ? null : page
  }

  async function readCheckoutSettings(): Promise<SettingsAnswer> {
    const answer = await reads.checkoutSettings({})
    const refusal = withheldSettings.of(answer)
    if (refusal) throw refusal
    return answer
  }

  /** Returns whether the site has records of brands, with the same read as the list of all. */
  const hasBrandRecords = async (): Promise<boolean> => (await queryBrands(allBrandsQuery)) !== null

  /** Returns all brands if their records fit on one page, or the site has none; else null. */
  async function allBrands(): Promise<readonly Brand[] | null> {
    const page = await queryBrands(allBrandsQuery)
    if (!page) return brandsOfProducts()
    return page.next === null ? page.brands : null
  }

  return {
    ...reads,
    ...single,
    ...visibleCollections({ ...reads, ...single }),
    ...productReads(reads.queryProducts, entities, report),
    ...{ queryBrands, allBrands, hasBrandRecords, checkoutSettings: readCheckoutSettings },
    ...cacheControls,
  }
}
export type Catalog = ReturnType<typeof createCatalog>

/** Cached reads of public data. */
export type CatalogContext = {
  readonly catalog: Catalog
  /** Currency in which prices are displayed; undefined for the shop's own. */
  readonly currency: string | undefined
}
