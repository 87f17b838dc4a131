import { useClient } from 'urql'
import { unmask } from '../../__generated__/fragment-masking.ts'
import { EditedProduct_product, productDocument } from './documents.ts'
import type { Product } from './product.ts'

/** Refetches a product past the cache; the result updates all components that show it. Null without a response. */
export function useFreshProduct(id: string): () => Promise<Product | null> {
  const client = useClient()
  return async () => {
    const { data } = await client
      .query(productDocument, { id }, { requestPolicy: 'network-only' })
      .toPromise()
    return unmask(EditedProduct_product, data?.managedProduct) ?? null
  }
}
