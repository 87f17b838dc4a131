// Stock and visibility by hand: how a test sells something out while it lies in a cart.
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

type Wish = { slug: string; choices?: Record<string, string> | null; quantity: number }

/** Sets what is left of one variant, of those some choices lead to, or of all. */
export function setStock(state: State, { slug, choices, quantity }: Wish): StoredProduct {
  const product = productBySlug(state, slug)
  const meant = variantsWith(product, knownChoices(product, choices ?? {}, 'choices'))
  const variants = product.variants.map((variant) =>
    meant.includes(variant) ? withStock(product, variant, quantity) : variant,
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
