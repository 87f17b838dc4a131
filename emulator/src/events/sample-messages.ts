// Creates sample messages for events. docs/contract/catalog-events.md §3, §3.1; docs/contract/events-ecom.md
// §3.
import type { ChangeEventName } from '@vitrine/platform'
import { memberIdOf } from '../accounts.ts'
import { wireMediaOf } from '../catalog/picture.ts'
import { isInStock, quantityLeft } from '../rules/stock.ts'
import { originatedFromVersion } from './message-fields.ts'
import { createdMessage } from './product-changes.ts'
import type { Sample } from './sample-ecom.ts'

type Shop = Parameters<Sample>[1]

const anyProduct = (id: string, { state }: Shop) =>
  state.products.get(id) ??
  state.products.all().find(({ inventoryItemId }) => inventoryItemId === id)

const collectionIds = (id: string) => ({
  collection_Id: id,
  collectionId: id,
  originatedFromVersion,
})

const inventory = (inventoryItemId: string, shop: Shop) => {
  const productId = anyProduct(inventoryItemId, shop)?.id ?? inventoryItemId
  const updatedDate = shop.state.now().toISOString()
  return { inventoryItemId, productId, externalId: productId, updatedDate }
}

const hour = 3_600_000
const ago = ({ state }: Shop, hours: number) =>
  new Date(state.now().getTime() - hours * hour).toISOString()

/** By name of the message. */
export const sampleMessages: { readonly [Name in ChangeEventName]?: Sample } = {
  ProductCreated: (productId, shop) => {
    const product = anyProduct(productId, shop)
    if (product) return createdMessage(product, shop.site)
    return { productId, name: 'Morning mug', visible: true, originatedFromVersion }
  },
  ProductChanged: (productId) => ({
    productId,
    changedFields: ['priceData', 'name'],
    originatedFromVersion,
  }),
  ProductDeleted: (productId) => ({ productId, originatedFromVersion }),
  VariantsChanged: (productId, shop) => ({
    productId,
    variants: (anyProduct(productId, shop)?.variants ?? []).map(({ id, choices }) => {
      return { variantId: id, choices, changedFields: ['price'], originatedFromVersion }
    }),
    originatedFromVersion,
  }),
  CollectionCreated: (id, shop) => {
    const { name = 'Kitchen', slug = 'kitchen', picture } = shop.state.collections.get(id) ?? {}
    const media = wireMediaOf(picture ? [picture] : [], shop.site.url)
    return { ...collectionIds(id), name, slug, visible: true, media }
  },
  CollectionChanged: (id) => ({ ...collectionIds(id), changedFields: ['name'] }),
  CollectionDeleted: collectionIds,
  InventoryItemChanged: (id, shop) => ({
    ...inventory(id, shop),
    trackInventory: true,
    preorderInfo: { enabled: false },
    fieldMask: 'trackInventory,preorderInfo',
  }),
  InventoryVariantsChanged: (id, shop) => {
    const product = anyProduct(id, shop)
    const variants = (product?.variants ?? []).map((variant) => {
      const quantity = product && quantityLeft(product, variant)
      const value = { quantity, inStock: product && isInStock(product, variant) }
      return { id: variant.id, oldValue: value, newValue: value }
    })
    return { ...inventory(id, shop), variants, reason: 'MANUAL' }
  },
  CartAbandoned: (cartId, shop) => ({
    cartId,
    creationTime: ago(shop, 3),
    abandonTime: ago(shop, 1),
    buyerInfo: {
      id: memberIdOf('mara@shop.test'),
      identityType: 'MEMBER',
      email: 'mara@shop.test',
      firstName: 'Mara',
      lastName: 'Lind',
    },
    itemsCount: 1,
    totals: { subtotal: 38, total: 38, formattedTotal: '$38.00' },
    checkoutUrl: `${shop.site.shopUrl}/cart`,
  }),
  CartRecovered: (cartId, shop) => ({
    cartId,
    creationTime: ago(shop, 3),
    abandonedTime: ago(shop, 1),
    recoveredTime: ago(shop, 0),
  }),
}
