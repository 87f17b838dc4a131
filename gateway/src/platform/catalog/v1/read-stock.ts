// Reads the stock of catalog v1. docs/contract/catalog.md §5, §6.
import { inventoryStatuses } from '@vitrine/platform'
import type { InventoryStatus } from '../../../__generated__/schema-types.ts'
import {
  booleanOrNull,
  type JsonObject,
  mappedOrNull,
  numberOrNull,
  sameWords,
  wordOf,
} from '../../read-json.ts'
import type { Stock } from '../product.ts'

const statuses: Readonly<Record<string, InventoryStatus>> = sameWords(inventoryStatuses)

const unknownStock: Stock = Object.freeze({
  status: 'IN_STOCK',
  inStock: true,
  tracked: false,
  quantity: null,
})

/** The older flag `inStock` means the same as the status. */
function readOfProduct(from: JsonObject): Stock {
  const flagged = booleanOrNull(from, 'inStock') === false ? 'OUT_OF_STOCK' : 'IN_STOCK'
  const status = wordOf(from, 'inventoryStatus', statuses, flagged)
  const tracked = booleanOrNull(from, 'trackInventory') ?? false
  const quantity = numberOrNull(from, 'quantity')
  return {
    status,
    inStock: status !== 'OUT_OF_STOCK',
    tracked,
    quantity: tracked ? quantity : null,
  }
}

/** Reads the stock of a product. */
export const readStock = (from: JsonObject): Stock =>
  mappedOrNull(from, 'stock', readOfProduct) ?? unknownStock

function readOfVariant(from: JsonObject): Stock {
  const inStock = booleanOrNull(from, 'inStock') ?? true
  const tracked = booleanOrNull(from, 'trackQuantity') ?? false
  const quantity = numberOrNull(from, 'quantity')
  return {
    status: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
    inStock,
    tracked,
    quantity: tracked ? quantity : null,
  }
}

/** Reads the stock of a variant, whose flag is named `trackQuantity`. */
export const readVariantStock = (from: JsonObject): Stock =>
  mappedOrNull(from, 'stock', readOfVariant) ?? unknownStock
