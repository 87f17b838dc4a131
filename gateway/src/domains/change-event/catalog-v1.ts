// Entities of catalog v1 and its inventory as events carry them: few fields, in the shape of catalog v3.
// docs/contract/catalog-events.md §3, §3.1.
import type { ChangeEventBody } from '@vitrine/platform'
import type { MediaItem } from '../../platform/catalog/media.ts'
import { readMedia } from '../../platform/catalog/v1/read-media.ts'
import { readCosts, readOwnPrice } from '../../platform/catalog/v1/read-price.ts'
import { readProductPageUrl } from '../../platform/catalog/v1/read-product.ts'
import { moneyBefore, moneyNamed } from '../common/catalog-price.ts'
import { inventoryItemOf as inventoryItemV3Of, productV3Of } from './catalog-v3.ts'

type Message<Name extends 'ProductCreated' | 'CollectionCreated' | 'InventoryItemChanged'> =
  NonNullable<ChangeEventBody<Name>>

const mediaOf = (media: readonly MediaItem[]) =>
  media.map(({ id, image, thumbnail, video, title, type }) => ({
    ...{ id, image, thumbnail, video, displayName: title },
    type: type === 'VIDEO' ? ('VIDEO' as const) : ('IMAGE' as const),
    url: image?.url ?? video?.resolutions[0]?.url,
    alt: image?.alt,
  }))

/** Returns the product with what catalog v1 sends of it; every other field is null or empty. */
export function productOf(product: Message<'ProductCreated'>, fallback: string) {
  const price = readOwnPrice(product)
  const costs = readCosts(product)
  const media = mediaOf(readMedia(product))
  return {
    ...productV3Of({ id: product.productId }, fallback),
    name: product.name,
    visible: product.visible,
    media,
    mainMedia: media[0],
    sku: product.sku || null,
    brandName: product.brand || null,
    pageUrl: readProductPageUrl(product),
    price: moneyNamed(price, 'paid', fallback),
    compareAtPrice: moneyBefore(price, fallback),
    costAndProfit: costs && { ...costs, currency: price.currency ?? fallback },
  }
}

/** Returns the collection; its message names the id in one of two ways. */
export function collectionOf(collection: Message<'CollectionCreated'>) {
  const { name, slug, visible } = collection
  const media = readMedia(collection)
  const id = collection.collectionId ?? collection.collection_Id
  return id ? { id, name, slug, visible, media, mainMedia: media[0] } : null
}

/** Returns the record of a product's stock with what the older inventory sends of it. */
export const inventoryItemOf = (
  item: Message<'InventoryItemChanged'>,
): ReturnType<typeof inventoryItemV3Of> => ({
  ...inventoryItemV3Of({ id: item.inventoryItemId, updatedDate: item.updatedDate }),
  productId: item.productId ?? item.externalId,
  tracked: item.trackInventory,
  preorder: item.preorderInfo && { ...item.preorderInfo, preorderedQuantity: null },
})
