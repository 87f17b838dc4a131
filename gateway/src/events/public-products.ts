// Decides which products' changes are published.

import type { Catalog } from '../cache/cached-catalog.ts'
import { insteadOfRefusal } from '../platform/failure.ts'
import type { CatalogIndex } from '../search/catalog-index.ts'
import type { IsAnnounced } from './publish-consumer.ts'

type PublicReads = {
  catalogIndex: Pick<CatalogIndex, 'holds'>
  catalog: Pick<Catalog, 'getProduct'>
}

/**
 * Checks the index first, which knows what was visible when the change was raised: a product that has just been hidden or
 * deleted is announced to those who are viewing it, also when the index has been read again since. Others are read with the
 * anonymous token: one that the platform refuses to it is not announced. While the platform gives no response, it throws:
 * the inbox retries the event, so that the announcement is late and not lost.
 */
export const createIsAnnounced =
  ({ catalogIndex, catalog }: PublicReads): IsAnnounced =>
  async (productId, at) => {
    if (await catalogIndex.holds(productId, at)) return true
    const read = catalog.getProduct({ id: productId }).then(({ product }) => product !== null)
    return read.catch(insteadOfRefusal(false))
  }
