// Which products the public may hear of.
import type { CatalogueIndex } from '../catalogue-index/catalogue-index.ts'
import type { Catalogue } from '../platform/catalogue.ts'
import { insteadOfFailure } from '../platform/failure.ts'
import type { IsAnnounced } from './publish-consumer.ts'

type Parts = {
  catalogueIndex: Pick<CatalogueIndex, 'holds'>
  catalogue: Pick<Catalogue, 'getProduct'>
}

/**
 * Asks the index first, which knows what was visible when it was last read: a product that has just been hidden or
 * deleted is announced to those who look at it. Others are read as a stranger reads them; without an answer of the
 * platform nothing is announced.
 */
export const createIsAnnounced =
  ({ catalogueIndex, catalogue }: Parts): IsAnnounced =>
  async (productId) => {
    if (await catalogueIndex.holds(productId)) return true
    const read = catalogue.getProduct({ id: productId }).then(({ product }) => product !== null)
    return read.catch(insteadOfFailure(false))
  }
