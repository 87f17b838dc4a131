// Reads public products from the platform, a hundred at a time. Calls bypass the shared cache, because a full read
// would evict the entries that shoppers use.

import type { Product } from '../../platform/catalog/product.ts'
import type { ProductField, ProductQuery } from '../../platform/catalog/product-query.ts'
import { PlatformFailure } from '../../platform/failure.ts'
import { operations } from '../../platform/operations.ts'
import type { CallScope, Transport } from '../../platform/transport.ts'
import type { IndexedProduct } from '../catalog-index.ts'
import { indexedProduct } from './read-product.ts'
import type { IndexLog } from './retry.ts'
import { inSlices } from './time-slices.ts'

const { queryProducts } = operations.catalog

/** Largest page of a query, and most ids in one request. docs/contract/catalog.md §14. */
export const pageSize = 100

export type Page = {
  products: IndexedProduct[]
  /** Total number of products that match, if the platform reports it. */
  total: number | null
  /** The key after which the next page starts; null on the last page. */
  next: string | null
}

export type Reader = {
  /**
   * Reads products in the order of creation; `after` is the `next` of a page. Not limited to 10,000 products,
   * unlike offsets.
   */
  inOrder(after: string | null, limit: number): Promise<Page>
  /** Reads products changed at or after a moment (or only after it), the oldest change first. */
  changed(moment: { since: string; isIncluded: boolean; offset: number }): Promise<Page>
  byIds(ids: readonly string[]): Promise<IndexedProduct[]>
  /** Returns the number of public products and the time of the latest change. */
  latest(): Promise<{ total: number | null; lastUpdated: string }>
}

type Parts = Pick<CallScope, 'language' | 'signal'> & {
  transport: Pick<Transport, 'send'>
  token: (fresh: boolean) => Promise<string>
  log: Pick<IndexLog, 'warn'>
}

/**
 * Returns what reads a product. One with a deferred member of another form is left out, because the others would otherwise
 * wait for it: it is logged once, until it can be read again.
 */
function createProductReader(log: Parts['log']) {
  const unreadable = new Set<string>()
  return (product: Product): IndexedProduct | null => {
    try {
      const read = indexedProduct(product)
      unreadable.delete(product.id)
      return read
    } catch (err) {
      if (!(err instanceof PlatformFailure)) throw err
      if (!unreadable.has(product.id))
        log.warn({ err, productId: product.id }, 'catalog index: a product is left out')
      unreadable.add(product.id)
      return null
    }
  }
}

export function createReader({ transport, token, language, signal, log }: Parts): Reader {
  const readProduct = createProductReader(log)
  const scope: CallScope = {
    token,
    language,
    signal,
    requestId: 'catalog-index',
    credential: 'public',
    isBackground: true,
  }

  const send = async (query: ProductQuery) =>
    transport.send(queryProducts.service, queryProducts, { query }, scope)

  async function queryPage(
    filter: ProductQuery['filter'],
    sortedBy: ProductField,
    page = { limit: pageSize, offset: 0 },
  ): Promise<Page> {
    const sort = [{ field: sortedBy, order: 'ASC' as const }]
    const { products, total } = await send({ filter, sort, page })
    const isLast = products.length === 0 || products.length >= (total ?? page.limit + 1)
    const readable: IndexedProduct[] = []
    let last: string | null = null
    await inSlices(products, (product) => {
      last = product.numericId
      const read = readProduct(product)
      if (read) readable.push(read)
    })
    return {
      products: readable,
      total,
      next: isLast || (total === null && products.length < page.limit) ? null : last,
    }
  }

  return {
    inOrder: (after, limit) =>
      queryPage(after === null ? [] : [{ creationOrder: { after } }], 'creationOrder', {
        limit,
        offset: 0,
      }),
    changed: ({ since, isIncluded, offset }) =>
      queryPage([{ updatedAt: isIncluded ? { from: since } : { after: since } }], 'updatedAt', {
        limit: pageSize,
        offset,
      }),
    byIds: async (ids) => (await queryPage([{ id: { in: ids } }], 'creationOrder')).products,
    async latest() {
      const sort = [{ field: 'updatedAt' as const, order: 'DESC' as const }]
      const { products, total } = await send({ sort, page: { limit: 1, offset: 0 } })
      return { total, lastUpdated: products[0]?.updatedAt ?? '' }
    },
  }
}
