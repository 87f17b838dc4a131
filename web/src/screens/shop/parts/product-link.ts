import { type FragmentType, unmask } from '../../../__generated__/fragment-masking.ts'
import { paths } from '../../../lib/paths.ts'
import { ProductTile_product } from '../../../product-card/ProductTile.tsx'

/** Returns the link to a listed product, for structured data. */
export function linkOf(product: FragmentType<typeof ProductTile_product>) {
  const { name, slug } = unmask(ProductTile_product, product)
  return { label: name, href: paths.product(slug) }
}
