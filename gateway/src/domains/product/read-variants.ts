import type { LoaderContext } from '../../graphql/loaders.ts'
import { type Connection, offsetPage, type PageArguments, withNodes } from '../../graphql/paging.ts'
import { pageOf } from '../../graphql/product-batches.ts'
import type { ProductVariantSource } from '../../graphql/sources.ts'
import type { Product } from '../../platform/catalog/product.ts'

/**
 * Returns a page of a product's variants: from the product if it has them, otherwise with one call for all products
 * of a list.
 */
export async function readVariants(
  product: Product,
  args: PageArguments,
  context: LoaderContext,
): Promise<Connection<ProductVariantSource>> {
  const page = await offsetPage(args, async (window) => {
    // Only a product read by id contains its variants; in lists they are empty.
    const { variants, total } =
      product.variants.length > 0
        ? pageOf(product.variants, window)
        : await context.loaders.variants.load({ productId: product.id, window })
    return { nodes: variants, total }
  })
  return withNodes(
    page,
    page.nodes.map((variant) => ({ ...variant, productId: product.id })),
  )
}
