// Changes stock and visibility, so that a test can sell out a product that is in a cart.
import { knownChoices, variantsWith } from '../catalog/availability.ts'
import { notFound } from '../refuse.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'
import { isInStock, withStock } from '../rules/stock.ts'
import type { State } from '../state/state.ts'

export function productBySlug(state: State, slug: string): StoredProduct {
  const product = state.products.by('slug', slug)[0]
  if (!product) throw notFound(`Product "${slug}"`)
  return product
}

type StockChange = { slug: string; choices?: Record<string, string> | null; quantity: number }

/** Sets the quantity of one variant, of those that match some choices, or of all. */
export function setStock(state: State, { slug, choices, quantity }: StockChange): StoredProduct {
  const product = productBySlug(state, slug)
  const selected = variantsWith(product, knownChoices(product, choices ?? {}, 'choices'))
  const variants = product.variants.map((variant) =>
    selected.includes(variant) ? withStock(product, variant, quantity) : variant,
  )
  return state.products.put({ ...product, variants, lastUpdated: state.now().toISOString() })
}

export function setVisible(state: State, slug: string, visible: boolean): StoredProduct {
  const product = productBySlug(state, slug)
  return state.products.put({ ...product, visible, lastUpdated: state.now().toISOString() })
}

export function stockView(product: StoredProduct) {
  return {
    slug: product.slug,
    productId: product.id,
    name: product.name,
    visible: product.visible,
    tracked: product.trackInventory,
    variants: product.variants.map((variant) => ({
      id: variant.id,
      choices: variant.choices,
      ...(product.trackInventory && { quantity: variant.quantity ?? 0 }),
      inStock: isInStock(product, variant),
      visible: variant.visible,
    })),
  }
}
