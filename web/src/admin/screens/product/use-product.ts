import { unmask } from '../../__generated__/fragment-masking.ts'
import { useReload } from '../../lib/use-reload.ts'
import { EditedProduct_product, productDocument } from './documents.ts'
import type { Product } from './product.ts'

/** Refetches a product past the cache; the result updates all components that show it. Null without a response. */
export function useFreshProduct(id: string): () => Promise<Product | null> {
  const reload = useReload()
  return async () => {
    const data = await reload(productDocument, { id })
    return unmask(EditedProduct_product, data?.managedProduct) ?? null
  }
}
