// Messages of catalog v1 and its inventory: plain objects without a wrapper. Source:
// docs/contract/catalog-events.md §3, §3.1.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import { catalogVersions, inventoryChangeReasons } from '../vocab/catalog.ts'
import { wireMedia } from '../wire/media.ts'
import { wireCostAndProfit, wirePriceData } from '../wire/product.ts'

const origin = { originatedFromVersion: word(catalogVersions) }
const changedFields = z.array(z.string()).default([])

export const productCreatedMessage = answer(() => ({
  ...origin,
  productId: z.string(),
  name: z.string().nullish(),
  /** The type has `price`, public samples have `priceData`: both are accepted. */
  price: wirePriceData.nullish(),
  priceData: wirePriceData.nullish(),
  visible: z.boolean().nullish(),
  media: wireMedia.nullish(),
  sku: z.string().nullish(),
  productPageUrl: answer(() => ({
    base: z.string().nullish(),
    path: z.string().nullish(),
  })).nullish(),
  brand: z.string().nullish(),
  costAndProfitData: wireCostAndProfit.nullish(),
  /** Slug of the event, not of the product. */
  slug: z.string().nullish(),
}))
export const productChangedMessage = answer(() => ({
  ...origin,
  productId: z.string(),
  changedFields,
}))
export const productDeletedMessage = answer(() => ({ ...origin, productId: z.string() }))
export const variantsChangedMessage = answer(() => ({
  ...origin,
  productId: z.string(),
  variants: z
    .array(
      answer(() => ({
        ...origin,
        variantId: z.string(),
        choices: z.record(z.string(), z.string()).nullish(),
        changedFields,
      })),
    )
    .default([]),
}))

/** The type has `collection_Id`, public samples have `collectionId`: one of them is present. */
const collectionMessage = answer(() => ({
  ...origin,
  collection_Id: z.string().nullish(),
  collectionId: z.string().nullish(),
}))
export const collectionCreatedMessage = collectionMessage.extend({
  name: z.string().nullish(),
  media: wireMedia.nullish(),
  slug: z.string().nullish(),
  visible: z.boolean().nullish(),
})
export const collectionChangedMessage = collectionMessage.extend({ changedFields })
export const collectionDeletedMessage = collectionMessage

const inventoryMessage = answer(() => ({
  inventoryItemId: z.string(),
  productId: z.string().nullish(),
  /** Obsolete twin of `productId`. */
  externalId: z.string().nullish(),
  updatedDate: timestamp.nullish(),
}))
export const inventoryItemMessage = inventoryMessage.extend({
  trackInventory: z.boolean().nullish(),
  preorderInfo: answer(() => ({
    enabled: z.boolean().nullish(),
    message: z.string().nullish(),
    limit: z.number().nullish(),
  })).nullish(),
  /** Names of the changed fields, comma-joined. */
  fieldMask: z.string().nullish(),
})

const inventoryValue = answer(() => ({
  quantity: z.number().nullish(),
  inStock: z.boolean().nullish(),
  availableForPreorder: z.boolean().nullish(),
}))
export const inventoryVariantsMessage = inventoryMessage.extend({
  variants: z
    .array(
      answer(() => ({
        id: z.string(),
        oldValue: inventoryValue.nullish(),
        newValue: inventoryValue.nullish(),
      })),
    )
    .default([]),
  reason: word(inventoryChangeReasons),
})
