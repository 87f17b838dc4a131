// Reads variants of catalog v1. docs/contract/catalog.md §6.
import {
  emptyList,
  filledText,
  flagOrNull,
  type JsonObject,
  mappedOrNull,
  numberOrNull,
  requiredText,
  textOrNull,
  textsByName,
  textsOrNull,
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
  sku: filledText(from, 'sku'),
  visible: flagOrNull(from, 'visible') ?? true,
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
    id: requiredText(from, 'id'),
    choices: textsByName(from, 'choices'),
    stock: readVariantStock(from),
    ...(sold ?? { ...readSold(noData), costs: null }),
  }
}

/** Reads the variant of an availability. */
export const readSelectedVariant = (from: JsonObject): SelectedVariant => ({
  id: textOrNull(from, 'variantId'),
  inStock: flagOrNull(from, 'inStock') ?? false,
  quantity: numberOrNull(from, 'quantity'),
  ...readSold(from),
})

const readPreorder = (from: JsonObject) => ({
  enabled: flagOrNull(from, 'enabled') ?? false,
  message: textOrNull(from, 'message'),
  limit: numberOrNull(from, 'limit'),
})

/** Reads a variant as an item of the store. */
export const readStoreVariant = (from: JsonObject): StoreVariant => ({
  id: requiredText(from, 'id'),
  variantId: textOrNull(from, 'variantId'),
  productId: textOrNull(from, 'productId'),
  name: textOrNull(from, 'variantName'),
  productName: textOrNull(from, 'productName'),
  managesVariants: flagOrNull(from, 'managedVariant') ?? false,
  sku: filledText(from, 'sku'),
  stock: readVariantStock(from),
  choices: textsByName(from, 'choices'),
  collectionIds: textsOrNull(from, 'collectionIds') ?? emptyList,
  media: mappedOrNull(from, 'media', readVariantMedia),
  preorder: mappedOrNull(from, 'preorderInfo', readPreorder),
})
