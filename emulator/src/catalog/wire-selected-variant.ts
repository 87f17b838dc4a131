import type { WireSelectedVariant } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import type { StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import { priceDataOf } from '../rules/pricing.ts'
import { isInStock } from '../rules/stock.ts'
import { dimensionsOf } from './wire-product.ts'

/**
 * Converts the selected variant, whose shape differs from that of a variant in a product: `price` instead of
 * `priceData`. docs/contract/catalog.md §6.
 */
export function wireSelectedVariantOf(
  product: StoredProduct,
  variant: StoredVariant,
  { site, currency }: CallContext,
): WireSelectedVariant {
  const own = { currency: site.currency, conversion: site.currency }
  return {
    variantId: variant.id,
    price: priceDataOf(product, variant, own),
    convertedPriceData: priceDataOf(product, variant, { ...own, conversion: currency }),
    weight: variant.weight ?? product.weight ?? 0,
    sku: variant.sku ?? product.sku ?? '',
    ...(product.trackInventory && { quantity: variant.quantity ?? 0 }),
    inStock: isInStock(product, variant),
    visible: variant.visible,
    ...dimensionsOf(product, variant),
  }
}
