// Reads messages of catalog v1 and its inventory: few fields of an entity. docs/contract/catalog-events.md §3, §3.1.
import type { MediaItem } from '../../catalog/media.ts'
import { isDiscounted, type PriceAmount } from '../../catalog/price.ts'
import { readMedia } from '../../catalog/v1/read-media.ts'
import { readCosts, readOwnPrice } from '../../catalog/v1/read-price.ts'
import { readProductPageUrl } from '../../catalog/v1/read-product.ts'
import type { Money } from '../../money.ts'
import {
  booleanOrNull,
  emptyArray,
  filledString,
  type JsonObject,
  listOf,
  mappedOrNull,
  numberOrNull,
  requiredString,
  stringOrNull,
  stringsByName,
  stringsOrNull,
} from '../../read-json.ts'
import type {
  ChangedCollection,
  ChangedInventoryItem,
  ChangedProduct,
  ChangedStock,
  ChangedVariants,
  CollectionSnapshot,
  InventoryItem,
} from '../catalog.ts'
import type { ProductSnapshot } from '../product-snapshot.ts'
import { readReason } from '../read-parts.ts'
import type { SnapshotMedia } from '../snapshot-media.ts'
import { readInventoryItem } from '../v3/read-entities.ts'
import { readProductSnapshot } from '../v3/read-product.ts'

const snapshotOf = ({ id, image, thumbnail, video, title, type }: MediaItem): SnapshotMedia => ({
  ...{ id, image, thumbnail, video, displayName: title },
  type: type === 'VIDEO' ? 'VIDEO' : 'IMAGE',
  url: image?.url ?? video?.resolutions[0]?.url ?? null,
  alt: image?.alt ?? null,
})

const moneyOf = (price: PriceAmount | null, currency: string | null): Money | null =>
  price && {
    ...{ amount: String(price.amount), currency, converted: null },
    formatted: price.formatted,
  }

/** Reads the product with what catalog v1 sends of it; every other field is null or empty. */
export function readCreatedProduct(from: JsonObject): ProductSnapshot {
  const price = readOwnPrice(from)
  const costs = readCosts(from)
  const media = readMedia(from).map(snapshotOf)
  return {
    ...readProductSnapshot({ id: requiredString(from, 'productId') }),
    name: stringOrNull(from, 'name'),
    visible: booleanOrNull(from, 'visible'),
    media,
    mainMedia: media[0] ?? null,
    sku: filledString(from, 'sku'),
    brandName: filledString(from, 'brand'),
    pageUrl: readProductPageUrl(from),
    price: moneyOf(price.paid, price.currency),
    compareAtPrice: isDiscounted(price) ? moneyOf(price.base, price.currency) : null,
    costs: costs && { ...costs, currency: price.currency },
  }
}

const readNames = (from: JsonObject): readonly string[] =>
  stringsOrNull(from, 'changedFields') ?? emptyArray

/** Reads which fields of a product changed. Without names any may have: caches then invalidate the lists of all fields. */
export const readChangedProduct = (from: JsonObject): ChangedProduct => ({
  productId: requiredString(from, 'productId'),
  changedFields: readNames(from),
})

/** Reads the id of a deleted product, which is all that catalog v1 sends of it; catalog v3 sends the product. */
export const readDeletedProduct = (from: JsonObject) => ({
  productId: requiredString(from, 'productId'),
})

const readChangedVariant = (from: JsonObject): ChangedVariants['variants'][number] => ({
  variantId: requiredString(from, 'variantId'),
  choices: Object.entries(stringsByName(from, 'choices')).map(([option, choice]) => ({
    option,
    choice,
  })),
  changedFields: readNames(from),
})

/** Reads which variants changed and what of them. The choices, an object by option, become a list. */
export const readChangedVariants = (from: JsonObject): ChangedVariants => ({
  productId: requiredString(from, 'productId'),
  variants: listOf(from, 'variants', readChangedVariant),
})

/** A message names the id in one of two ways. */
const readCollectionId = (from: JsonObject): string | null =>
  stringOrNull(from, 'collectionId') ?? stringOrNull(from, 'collection_Id')

/** Reads the collection; null when its message does not name it. */
export function readCreatedCollection(from: JsonObject): CollectionSnapshot | null {
  const id = readCollectionId(from)
  if (!id) return null
  const media = readMedia(from)
  return {
    id,
    name: stringOrNull(from, 'name'),
    slug: stringOrNull(from, 'slug'),
    visible: booleanOrNull(from, 'visible'),
    media,
    mainMedia: media[0] ?? null,
  }
}

/** Reads the id of a deleted collection in either of its spellings; null without one. docs/contract/catalog-events.md §3. */
export const readDeletedCollection = (from: JsonObject) => ({
  collectionId: readCollectionId(from),
})

/** Reads which fields of a collection changed. Without names any may have. */
export const readChangedCollection = (from: JsonObject): ChangedCollection => ({
  ...readDeletedCollection(from),
  changedFields: readNames(from),
})

/** `externalId` is the obsolete twin of `productId`. */
const readProductId = (from: JsonObject): string | null =>
  stringOrNull(from, 'productId') ?? stringOrNull(from, 'externalId')

const readPreorder = (from: JsonObject): NonNullable<InventoryItem['preorder']> => ({
  enabled: booleanOrNull(from, 'enabled'),
  message: stringOrNull(from, 'message'),
  limit: numberOrNull(from, 'limit'),
  preorderedQuantity: null,
  quantity: null,
})

/** Reads the record of a product's stock with what the older inventory sends of it. */
const readStockOfProduct = (from: JsonObject): InventoryItem => ({
  ...readInventoryItem({ id: requiredString(from, 'inventoryItemId') }),
  updatedAt: stringOrNull(from, 'updatedDate'),
  productId: readProductId(from),
  tracked: booleanOrNull(from, 'trackInventory'),
  preorder: mappedOrNull(from, 'preorderInfo', readPreorder),
})

/** Reads what changed in the stock record of a product, and the few members of the record that are sent. */
export const readChangedInventoryItem = (from: JsonObject): ChangedInventoryItem => ({
  productId: readProductId(from),
  // A comma-separated text. docs/contract/catalog-events.md §3.1.
  changedFields: (stringOrNull(from, 'fieldMask') ?? '').split(',').filter(Boolean),
  inventoryItem: readStockOfProduct(from),
})

const readValue = (from: JsonObject) => ({
  quantity: numberOrNull(from, 'quantity'),
  inStock: booleanOrNull(from, 'inStock'),
  availableForPreorder: booleanOrNull(from, 'availableForPreorder'),
})

/** Reads the stock of each changed variant before and after. Throws `UnexpectedForm` for a variant without an id. */
export const readChangedStock = (from: JsonObject): ChangedStock => ({
  productId: readProductId(from),
  variants: listOf(from, 'variants', (variant) => ({
    variantId: requiredString(variant, 'id'),
    before: mappedOrNull(variant, 'oldValue', readValue),
    after: mappedOrNull(variant, 'newValue', readValue),
  })),
  reason: readReason(from),
  updatedAt: stringOrNull(from, 'updatedDate'),
})
