// Reads that are the same for everybody: asked with a token of nobody, shared in flight, kept for a
// while and served stale while a new answer is fetched. Failures are never kept.
import {
  allCalls,
  type Call,
  type RequestOf,
  type ResponseOf,
  type WireBrand,
  type WireCollection,
} from '@vitrine/platform'
import { createCache } from 'async-cache-dedupe'
import type { CallScope, Transport } from './transport.ts'

const { productsRead, collections, brands, checkoutSettings } = allCalls

type Options = {
  transport: Transport
  token: (fresh: boolean) => Promise<string>
  seconds: number
  staleSeconds: number
  onError?: (error: unknown) => void
}

type Read<C extends Call> = (request: RequestOf<C>, currency?: string) => Promise<ResponseOf<C>>

/** Most entities an index page asks for at once: brands may be paged by 300, collections by 100. */
const allCollectionsQuery = { query: { paging: { limit: 100, offset: 0 } } }
const allBrandsQuery = {
  query: { cursorPaging: { limit: 300 }, sort: [{ fieldName: 'name', order: 'ASC' as const }] },
  fields: ['ASSIGNED_PRODUCTS_COUNT' as const],
}

export function createCatalogue(options: Options) {
  const { transport, seconds, staleSeconds } = options
  const scope: CallScope = { token: options.token, requestId: 'public' }
  const cache = createCache({
    ttl: seconds,
    stale: staleSeconds,
    storage: { type: 'memory', options: { size: 2000 } },
    onError: options.onError,
  })

  /** `live` reads change with every order: kept only for a moment. */
  function shared<C extends Call>(service: string, call: C, name: string, live = false): Read<C> {
    type Key = { request: RequestOf<C>; currency?: string }
    const times = live ? { ttl: Math.min(seconds, 3), stale: 0 } : {}
    const defined = cache.define(name, times, ({ request, currency }: Key) =>
      transport.send(service, call, request, { ...scope, currency }),
    ) as unknown as Record<string, (key: Key) => Promise<ResponseOf<C>>>
    return (request, currency) => {
      const read = defined[name]
      if (!read) throw new Error(`No shared read is called ${name}`)
      return read({ request, currency })
    }
  }

  const reads = {
    queryProducts: shared('productsRead', productsRead.queryProducts, 'queryProducts'),
    getProduct: shared('productsRead', productsRead.getProduct, 'getProduct'),
    productOptionsAvailability: shared(
      'productsRead',
      productsRead.getProductOptionsAvailability,
      'productOptionsAvailability',
      true,
    ),
    queryProductVariants: shared('productsRead', productsRead.queryProductVariants, 'queryProductVariants', true),
    queryStoreVariants: shared('productsRead', productsRead.queryStoreVariants, 'queryStoreVariants', true),
    getStoreVariant: shared('productsRead', productsRead.getStoreVariant, 'getStoreVariant', true),
    queryCollections: shared('collections', collections.queryCollections, 'queryCollections'),
    getCollection: shared('collections', collections.getCollection, 'getCollection'),
    getCollectionBySlug: shared('collections', collections.getCollectionBySlug, 'getCollectionBySlug'),
    getCollectionBySlugV1: shared('productsRead', productsRead.getCollectionBySlug, 'getCollectionBySlugV1'),
    getBrand: shared('brands', brands.getBrand, 'getBrand'),
    queryBrands: shared('brands', brands.queryBrands, 'queryBrands'),
    checkoutSettings: shared('checkoutSettings', checkoutSettings.getCheckoutSettings, 'checkoutSettings'),
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

  return {
    ...reads,
    allCollections,
    allBrands,
    /** Drops everything: after our own writes to the catalogue, and in tests. */
    clear: () => cache.clear(),
  }
}
export type Catalogue = ReturnType<typeof createCatalogue>
