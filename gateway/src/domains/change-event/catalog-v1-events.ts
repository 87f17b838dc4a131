// Events of catalog v1 and its inventory. docs/contract/catalog-events.md §3, §3.1.
import { moneyBefore, moneyPaid } from '../common/catalog-price.ts'
import { mediaItemsOf } from '../common/media.ts'
import { eventTypes } from './event-types.ts'
import { facts, from, listFrom } from './facts.ts'

type CollectionIds = { collectionId?: string | null; collection_Id?: string | null }

/** Documented with one spelling and sent with another. docs/contract/catalog-events.md §3. */
const collectionIdOf = ({ collectionId, collection_Id }: CollectionIds) =>
  collectionId ?? collection_Id

type Page = { base?: string | null; path?: string | null } | null | undefined

const addressOf = (page: Page) =>
  page?.base ? `${page.base.replace(/\/$/, '')}/${(page.path ?? '').replace(/^\//, '')}` : null

type OfProduct = { productId?: string | null; externalId?: string | null }

const productIdOf = ({ productId, externalId }: OfProduct) => productId ?? externalId

export const catalogV1EventResolvers = eventTypes({
  ProductCreatedEvent: {
    ...facts,
    productId: from('ProductCreated', ({ productId }) => productId),
    productName: from('ProductCreated', ({ name }) => name),
    price: from('ProductCreated', ({ price, priceData }, currency) => {
      const own = priceData ?? price
      return own ? moneyPaid(own, currency) : null
    }),
    compareAtPrice: from('ProductCreated', ({ price, priceData }, currency) =>
      moneyBefore(priceData ?? price ?? {}, currency),
    ),
    visible: from('ProductCreated', ({ visible }) => visible),
    mainMedia: from('ProductCreated', ({ media }) => media?.mainMedia ?? media?.items?.[0]),
    media: listFrom('ProductCreated', ({ media }) => mediaItemsOf(media)),
    sku: from('ProductCreated', ({ sku }) => sku || null),
    brandName: from('ProductCreated', ({ brand }) => brand || null),
    pageUrl: from('ProductCreated', ({ productPageUrl }) => addressOf(productPageUrl)),
    costAndProfit: from(
      'ProductCreated',
      ({ costAndProfitData: wire, price, priceData }, currency) =>
        wire ? { wire, currency: (priceData ?? price)?.currency ?? currency } : null,
    ),
    catalogVersion: from('ProductCreated', ({ originatedFromVersion }) => originatedFromVersion),
  },
  ProductChangedEvent: {
    ...facts,
    productId: from('ProductChanged', ({ productId }) => productId),
    changedFields: listFrom('ProductChanged', ({ changedFields }) => changedFields),
    catalogVersion: from('ProductChanged', ({ originatedFromVersion }) => originatedFromVersion),
  },
  ProductDeletedEvent: {
    ...facts,
    productId: from('ProductDeleted', ({ productId }) => productId),
    catalogVersion: from('ProductDeleted', ({ originatedFromVersion }) => originatedFromVersion),
  },
  VariantsChangedEvent: {
    ...facts,
    productId: from('VariantsChanged', ({ productId }) => productId),
    variants: listFrom('VariantsChanged', ({ variants }) =>
      variants.map(({ variantId, choices, changedFields }) => ({
        variantId,
        choices: Object.entries(choices ?? {}).map(([option, choice]) => ({ option, choice })),
        changedFields,
      })),
    ),
    catalogVersion: from('VariantsChanged', ({ originatedFromVersion }) => originatedFromVersion),
  },
  CollectionCreatedEvent: {
    ...facts,
    collectionId: from('CollectionCreated', collectionIdOf),
    collectionName: from('CollectionCreated', ({ name }) => name),
    slug: from('CollectionCreated', ({ slug }) => slug),
    visible: from('CollectionCreated', ({ visible }) => visible),
    mainMedia: from('CollectionCreated', ({ media }) => media?.mainMedia ?? media?.items?.[0]),
    media: listFrom('CollectionCreated', ({ media }) => mediaItemsOf(media)),
    catalogVersion: from('CollectionCreated', ({ originatedFromVersion }) => originatedFromVersion),
  },
  CollectionChangedEvent: {
    ...facts,
    collectionId: from('CollectionChanged', collectionIdOf),
    changedFields: listFrom('CollectionChanged', ({ changedFields }) => changedFields),
    catalogVersion: from('CollectionChanged', ({ originatedFromVersion }) => originatedFromVersion),
  },
  CollectionDeletedEvent: {
    ...facts,
    collectionId: from('CollectionDeleted', collectionIdOf),
    catalogVersion: from('CollectionDeleted', ({ originatedFromVersion }) => originatedFromVersion),
  },
  InventoryItemChangedEvent: {
    ...facts,
    inventoryItemId: from('InventoryItemChanged', ({ inventoryItemId }) => inventoryItemId),
    productId: from('InventoryItemChanged', productIdOf),
    trackInventory: from('InventoryItemChanged', ({ trackInventory }) => trackInventory),
    preorder: from('InventoryItemChanged', ({ preorderInfo }) => preorderInfo),
    // A comma-separated text. docs/contract/catalog-events.md §3.1.
    changedFields: listFrom('InventoryItemChanged', ({ fieldMask }) =>
      (fieldMask ?? '').split(',').filter(Boolean),
    ),
    updatedDate: from('InventoryItemChanged', ({ updatedDate }) => updatedDate),
  },
  InventoryVariantsChangedEvent: {
    ...facts,
    inventoryItemId: from('InventoryVariantsChanged', ({ inventoryItemId }) => inventoryItemId),
    productId: from('InventoryVariantsChanged', productIdOf),
    variants: listFrom('InventoryVariantsChanged', ({ variants }) =>
      variants.map(({ id, oldValue, newValue }) => ({
        variantId: id,
        before: oldValue,
        after: newValue,
      })),
    ),
    reason: from('InventoryVariantsChanged', ({ reason }) => reason),
    updatedDate: from('InventoryVariantsChanged', ({ updatedDate }) => updatedDate),
  },
})
