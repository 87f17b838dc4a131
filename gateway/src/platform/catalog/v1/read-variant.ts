// Reads variants of catalog v1. docs/contract/catalog.md §6.
import {
  booleanOrNull,
  emptyArray,
  filledString,
  type JsonObject,
  mappedOrNull,
  numberOrNull,
  requiredString,
  stringOrNull,
  stringsByName,
  stringsOrNull,
} from '../../read-json.ts'
import type { ProductVariant, SelectedVariant, StoreVariant } from '../product.ts'
import { readDimensions } from './read-dimensions.ts'
import { readVariantMedia } from './read-media.ts'
import { readConvertedPrice, readCosts, readOwnPrice } from './read-price.ts'
import { readVariantStock } from './read-stock.ts'

/** What a variant and the one that choices select have both. */
const readSold = (from: JsonObject) => ({
  price: readOwnPrice(from),
  convertedPrice: readConvertedPrice(from),
  weight: numberOrNull(from, 'weight'),
  sku: filledString(from, 'sku'),
  visible: booleanOrNull(from, 'visible') ?? true,
  productDimensions: readDimensions(from, 'productDimensions'),
  packageDimensions: readDimensions(from, 'packageDimensions'),
})

const noData: JsonObject = Object.freeze({})

/** Reads a variant inside a product. */
export function readVariant(from: JsonObject): ProductVariant {
  const sold = mappedOrNull(from, 'variant', (data) => ({
    ...readSold(data),
    costs: readCosts(data),
  }))
  return {
    id: requiredString(from, 'id'),
    choices: stringsByName(from, 'choices'),
    stock: readVariantStock(from),
    ...(sold ?? { ...readSold(noData), costs: null }),
  }
}

/** Reads the variant of an availability. */
export const readSelectedVariant = (from: JsonObject): SelectedVariant => ({
  id: stringOrNull(from, 'variantId'),
  inStock: booleanOrNull(from, 'inStock') ?? false,
  quantity: numberOrNull(from, 'quantity'),
  ...readSold(from),
})

const readPreorder = (from: JsonObject) => ({
  enabled: booleanOrNull(from, 'enabled') ?? false,
  message: stringOrNull(from, 'message'),
  limit: numberOrNull(from, 'limit'),
})

/** Reads a variant as an item of the store. */
export const readStoreVariant = (from: JsonObject): StoreVariant => ({
  id: requiredString(from, 'id'),
  variantId: stringOrNull(from, 'variantId'),
  productId: stringOrNull(from, 'productId'),
  name: stringOrNull(from, 'variantName'),
  productName: stringOrNull(from, 'productName'),
  managesVariants: booleanOrNull(from, 'managedVariant') ?? false,
  sku: filledString(from, 'sku'),
  stock: readVariantStock(from),
  choices: stringsByName(from, 'choices'),
  collectionIds: stringsOrNull(from, 'collectionIds') ?? emptyArray,
  media: mappedOrNull(from, 'media', readVariantMedia),
  preorder: mappedOrNull(from, 'preorderInfo', readPreorder),
})
