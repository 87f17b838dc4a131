import type { WireProductStock, WireVariant } from '@vitrine/platform'
import type { StockSource } from '../../graphql/sources.ts'

/** Returns the stock of a product. The older flag `inStock` means the same as the status. */
export function stockOfProduct(stock: WireProductStock | null | undefined): StockSource {
  const status = stock?.inventoryStatus ?? (stock?.inStock === false ? 'OUT_OF_STOCK' : 'IN_STOCK')
  return {
    status,
    inStock: status !== 'OUT_OF_STOCK',
    tracked: stock?.trackInventory ?? false,
    quantity: stock?.trackInventory ? (stock.quantity ?? null) : null,
  }
}

/** Returns the stock of a variant, whose flag is named `trackQuantity`. docs/contract/catalog.md §6. */
export function stockOfVariant(stock: WireVariant['stock']): StockSource {
  const inStock = stock?.inStock ?? true
  return {
    status: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
    inStock,
    tracked: stock?.trackQuantity ?? false,
    quantity: stock?.trackQuantity ? (stock.quantity ?? null) : null,
  }
}
