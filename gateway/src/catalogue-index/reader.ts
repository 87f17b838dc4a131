// What the index asks of the platform: public products, a hundred at a time. Straight through the transport:
// what is read through for the index would only push out of the shared cache what shoppers ask for.
import type { RequestOf } from '@vitrine/platform'
import { productsRead } from '@vitrine/platform/calls/products-read'
import { z } from 'zod'
import type { Transport } from '../platform/transport.ts'
import type { IndexedProduct } from './catalogue-index.ts'
import { readFields, readProduct } from './read-product.ts'
import { inSlices } from './slices.ts'

const { response } = productsRead.queryProducts
/** Of a product only what the index keeps is looked at: pictures and texts nobody here reads cost most of the time. */
const productOf = response.shape.products.unwrap().element.pick(readFields)
/** The platform's own call. Its products are looked at later, a few at a time: a page of them at once holds the loop. */
const queryProducts = {
  ...productsRead.queryProducts,
  response: response.extend({ products: z.array(z.unknown()).default([]) }),
}

/** Most products a query answers, and ids it is asked for at once. contract/catalog.md §14. */
export const pageSize = 100

export type Page = {
  products: IndexedProduct[]
  /** How many the platform has for this question, where it says so. */
  total: number | null
  /** The key the next page begins after; null when this was the last. */
  next: string | null
}

export type Reader = {
  /** In the order of creation; `after` is a page's `next`. Works beyond the 10,000 offsets are made for. */
  inOrder(after: string | null, limit: number): Promise<Page>
  /** Changed at or after a moment, or only after it; the longest ago first. */
  changed(moment: { since: string; isIncluded: boolean; offset: number }): Promise<Page>
  byIds(ids: readonly string[]): Promise<IndexedProduct[]>
  /** How many public products there are, and when the last of them was changed. */
  latest(): Promise<{ total: number | null; lastUpdated: string }>
}

type Query = NonNullable<RequestOf<typeof queryProducts>['query']>
type Parts = { transport: Pick<Transport, 'send'>; token: (fresh: boolean) => Promise<string> }

export function createReader({ transport, token }: Parts): Reader {
  const scope = { token, requestId: 'catalogue-index' }

  const send = async (query: Query) =>
    transport.send('productsRead', queryProducts, { query }, scope)

  async function ask(
    filter: Query['filter'],
    sortedBy: 'numericId' | 'lastUpdated',
    paging = { limit: pageSize, offset: 0 },
  ): Promise<Page> {
    const sort = [{ fieldName: sortedBy, order: 'ASC' as const }]
    const { products, metadata } = await send({ filter, sort, paging })
    const total = metadata?.total ?? null
    const isLast = products.length === 0 || products.length >= (total ?? paging.limit + 1)
    const readable: IndexedProduct[] = []
    let last: string | null = null
    await inSlices(products, (given) => {
      const product = productOf.parse(given)
      last = product.numericId ?? null
      const read = readProduct(product)
      if (read) readable.push(read)
    })
    return {
      products: readable,
      total,
      next: isLast || (total === null && products.length < paging.limit) ? null : last,
    }
  }

  return {
    inOrder: (after, limit) =>
      ask(after === null ? {} : { numericId: { $gt: after } }, 'numericId', { limit, offset: 0 }),
    changed: ({ since, isIncluded, offset }) =>
      ask({ lastUpdated: { [isIncluded ? '$gte' : '$gt']: since } }, 'lastUpdated', {
        limit: pageSize,
        offset,
      }),
    byIds: async (ids) => (await ask({ id: { $in: [...ids] } }, 'numericId')).products,
    async latest() {
      const sort = [{ fieldName: 'lastUpdated', order: 'DESC' as const }]
      const { products, metadata } = await send({ sort, paging: { limit: 1, offset: 0 } })
      const [newest] = z.array(productOf).parse(products)
      return { total: metadata?.total ?? null, lastUpdated: newest?.lastUpdated ?? '' }
    },
  }
}
