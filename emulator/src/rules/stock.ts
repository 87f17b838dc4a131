// Calculates stock and availability. Source: docs/contract/catalog.md §5 "Stock", docs/contract/cart.md §2.7,
// §4.
import type { InventoryStatus, ItemAvailability } from '@vitrine/platform'
import type { StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'

/** Returns the quantity in stock of a variant; `undefined` when the product does not count it. */
export function quantityLeft(product: StoredProduct, variant: StoredVariant): number | undefined {
  return product.trackInventory ? (variant.quantity ?? 0) : undefined
}

export function isInStock(product: StoredProduct, variant: StoredVariant): boolean {
  return product.trackInventory ? (variant.quantity ?? 0) > 0 : variant.inStock
}

/** All visible variants in stock → IN_STOCK, none → OUT_OF_STOCK, some → PARTIALLY_OUT_OF_STOCK. */
export function inventoryStatusOf(product: StoredProduct): InventoryStatus {
  const offered = product.variants.filter((variant) => variant.visible)
  const inStock = offered.filter((variant) => isInStock(product, variant)).length
  if (inStock === 0) return 'OUT_OF_STOCK'
  return inStock === offered.length ? 'IN_STOCK' : 'PARTIALLY_OUT_OF_STOCK'
}

export function stockOf(product: StoredProduct) {
  const status = inventoryStatusOf(product)
  const quantity = product.variants.reduce((total, { quantity = 0 }) => total + quantity, 0)
  return {
    trackInventory: product.trackInventory,
    ...(product.trackInventory && { quantity }),
    inStock: status !== 'OUT_OF_STOCK',
    inventoryStatus: status,
  }
}

/** Returns the availability of a line with the quantity `wanted`. `left` undefined: unlimited. */
export function availabilityOf(wanted: number, left: number | undefined): ItemAvailability {
  if (left === undefined || left >= wanted) return 'AVAILABLE'
  return left > 0 ? 'PARTIALLY_AVAILABLE' : 'NOT_AVAILABLE'
}

/** Caps a quantity at the stock that is left. docs/contract/cart.md §2.7. */
export const capped = (wanted: number, left: number | undefined): number =>
  left === undefined ? wanted : Math.min(wanted, left)

/** Sets the stock; products without counted stock are only in stock or not. */
export function withStock(
  product: StoredProduct,
  variant: StoredVariant,
  quantity: number,
): StoredVariant {
  return product.trackInventory ? { ...variant, quantity } : { ...variant, inStock: quantity > 0 }
}
