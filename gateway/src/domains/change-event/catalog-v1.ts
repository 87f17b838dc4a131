// Entities of catalog v1 and its inventory as events carry them: few fields, in the shape of catalog v3.
// docs/contract/catalog-events.md §3, §3.1.
import type { ChangeEventBody } from '@vitrine/platform'
import { moneyBefore, moneyPaid } from '../common/catalog-price.ts'
import { mediaItemsOf, videoOf } from '../common/media.ts'
import {
  inventoryItemOf as inventoryItemV3Of,
  productV3Of,
  type VideoOfEvent,
} from './catalog-v3.ts'

type Message<Name extends 'ProductCreated' | 'CollectionCreated' | 'InventoryItemChanged'> =
  NonNullable<ChangeEventBody<Name>>

type Page = { base?: string | null; path?: string | null } | null | undefined

const addressOf = (page: Page) =>
  page?.base ? `${page.base.replace(/\/$/, '')}/${(page.path ?? '').replace(/^\//, '')}` : null

const mediaOf = (media: Message<'ProductCreated'>['media']) =>
  mediaItemsOf(media).map(({ title, mediaType, ...item }) => ({
    ...{ id: item.id, image: item.image, thumbnail: item.thumbnail },
    video: videoOf(item) as VideoOfEvent,
    displayName: title,
    type: mediaType === 'video' ? ('VIDEO' as const) : ('IMAGE' as const),
    url: item.image?.url ?? item.video?.files?.[0]?.url,
    alt: item.image?.altText,
  }))

/** Returns the product with what catalog v1 sends of it; every other field is null or empty. */
export function productOf(product: Message<'ProductCreated'>, fallback: string) {
  const price = product.priceData ?? product.price
  const currency = price?.currency ?? fallback
  const { costAndProfitData: wire } = product
  const media = mediaOf(product.media)
  return {
    ...productV3Of({ id: product.productId }, fallback),
    name: product.name,
    visible: product.visible,
    media,
    mainMedia: media[0],
    sku: product.sku || null,
    brandName: product.brand || null,
    pageUrl: addressOf(product.productPageUrl),
    price: price && moneyPaid(price, fallback),
    compareAtPrice: moneyBefore(price ?? {}, fallback),
    costAndProfit: wire && { wire, currency },
  }
}

/** Returns the collection; its message names the id in one of two ways. */
export function collectionOf(collection: Message<'CollectionCreated'>) {
  const { name, slug, visible } = collection
  const media = mediaItemsOf(collection.media)
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
