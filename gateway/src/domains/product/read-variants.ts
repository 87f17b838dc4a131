import type { WireProduct } from '@vitrine/platform'
import type { LoaderContext } from '../../graphql/loaders.ts'
import { type Connection, connectionOf, windowOf } from '../../graphql/paging.ts'
import { pageOf } from '../../graphql/product-batches.ts'
import type { ProductVariantSource } from '../../graphql/sources.ts'

type Arguments = { first?: number | null; after?: string | null }

/**
 * Returns a page of a product's variants: from the product if it has them, otherwise with one call for all products
 * of a list.
 */
export async function readVariants(
  product: WireProduct,
  args: Arguments,
  context: LoaderContext,
): Promise<Connection<ProductVariantSource>> {
  const window = windowOf(args)
  // Only a product read by id contains its variants; in lists they are empty.
  const { variants, total } = product.variants?.length
    ? pageOf(product.variants, window)
    : await context.loaders.variants.load({ productId: product.id, window })
  const nodes = variants.map((variant) => ({ ...variant, productId: product.id }))
  return connectionOf(nodes, window, total)
}
