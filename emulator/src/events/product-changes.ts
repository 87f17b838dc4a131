// Converts changed rows of catalog v1 products and their stock to messages. docs/contract/catalog-events.md
// §3, §3.1, §7.
import type { InventoryChangeReason } from '@vitrine/platform'
import { wireProductOf } from '../catalog/wire-product.ts'
import type { Shop } from '../context.ts'
import type { StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import { isInStock, quantityLeft } from '../rules/stock.ts'
import { changedNames, type FieldNames, originatedFromVersion } from './message-fields.ts'
import type { Raised } from './raised.ts'

/** Maps fields of a row to names on the wire. Changes of a price are reported as `priceData`. */
const productFields: FieldNames<StoredProduct> = {
  name: 'name',
  slug: 'slug',
  brand: 'brand',
  productType: 'productType',
  description: 'description',
  visible: 'visible',
  price: 'priceData',
  cost: 'costAndProfitData',
  discount: 'discount',
  weight: 'weight',
  sku: 'sku',
  ribbon: 'ribbon',
  pricePerUnit: 'pricePerUnitData',
  infoSections: 'additionalInfoSections',
  collectionIds: 'collectionIds',
  manageVariants: 'manageVariants',
  options: 'productOptions',
  customTextFields: 'customTextFields',
  pictures: 'media',
  productDimensions: 'productDimensions',
  packageDimensions: 'packageDimensions',
  seo: 'seoData',
}

const variantFields: FieldNames<StoredVariant> = {
  price: 'price',
  cost: 'cost',
  weight: 'weight',
  sku: 'sku',
  visible: 'visible',
  productDimensions: 'productDimensions',
  packageDimensions: 'packageDimensions',
}

export function productChanges({ state, site }: Shop): Raised[] {
  // Stock that changes in the same transaction as a new order was taken by it.
  const reason = state.orders.changes().some(({ before }) => !before) ? 'ORDER' : 'MANUAL'
  return state.products.changes().flatMap(({ id, before, row }): Raised[] => {
    const body = { productId: id, originatedFromVersion }
    if (!row) return before ? [{ name: 'ProductDeleted', entityId: id, body }] : []
    if (!before) return [{ name: 'ProductCreated', entityId: id, body: createdMessage(row, site) }]
    return changed(before, row, reason)
  })
}

/** Returns the message of a new product. */
export function createdMessage(product: StoredProduct, site: Shop['site']) {
  const view = { site, currency: site.currency, merchant: true }
  const { id, name, priceData, visible, media, brand, productPageUrl, costAndProfitData } =
    wireProductOf(product, view)
  return {
    productId: id,
    name,
    // The type has `price`, public samples have `priceData`: both are sent.
    price: priceData,
    priceData,
    visible,
    media,
    sku: product.sku ?? '',
    productPageUrl,
    brand,
    costAndProfitData,
    slug: 'product_created',
    originatedFromVersion,
  }
}

function changed(
  before: StoredProduct,
  product: StoredProduct,
  reason: InventoryChangeReason,
): Raised[] {
  const changedFields = changedNames(before, product, productFields)
  const body = { productId: product.id, changedFields, originatedFromVersion }
  return [
    ...(changedFields.length > 0
      ? [{ name: 'ProductChanged' as const, entityId: product.id, body }]
      : []),
    ...variantChanges(before, product),
    ...trackingChange(before, product),
    ...stockChanges(before, product, reason),
  ]
}

type Pair = { before: StoredVariant; after: StoredVariant }

/** Returns the variants that existed before; added and removed ones are a change of the options. */
function pairsOf(before: StoredProduct, after: StoredProduct): Pair[] {
  const known = new Map(before.variants.map((variant) => [variant.id, variant]))
  return after.variants.flatMap((variant) => {
    const old = known.get(variant.id)
    return old && old !== variant ? [{ before: old, after: variant }] : []
  })
}

function variantChanges(before: StoredProduct, product: StoredProduct): Raised[] {
  const variants = pairsOf(before, product).flatMap((pair) => {
    const changedFields = changedNames(pair.before, pair.after, variantFields)
    const { id: variantId, choices } = pair.after
    return changedFields.length > 0
      ? [{ variantId, choices, changedFields, originatedFromVersion }]
      : []
  })
  if (variants.length === 0) return []
  const body = { productId: product.id, variants, originatedFromVersion }
  return [{ name: 'VariantsChanged', entityId: product.id, body }]
}

/** Returns the common fields of both inventory messages; `externalId` is obsolete, and still sent. */
const stockMessage = ({ id, inventoryItemId, lastUpdated }: StoredProduct) => ({
  inventoryItemId,
  productId: id,
  externalId: id,
  updatedDate: lastUpdated,
})

function trackingChange(before: StoredProduct, product: StoredProduct): Raised[] {
  const { trackInventory, inventoryItemId } = product
  if (before.trackInventory === trackInventory) return []
  const body = {
    ...stockMessage(product),
    trackInventory,
    preorderInfo: { enabled: false },
    fieldMask: 'trackInventory',
  }
  return [{ name: 'InventoryItemChanged', entityId: inventoryItemId, body }]
}

function stockChanges(
  before: StoredProduct,
  product: StoredProduct,
  reason: InventoryChangeReason,
): Raised[] {
  const variants = pairsOf(before, product).flatMap((pair) => {
    const oldValue = stockValue(before, pair.before)
    const newValue = stockValue(product, pair.after)
    const isSame = oldValue.quantity === newValue.quantity && oldValue.inStock === newValue.inStock
    return isSame ? [] : [{ id: pair.after.id, oldValue, newValue }]
  })
  if (variants.length === 0) return []
  const body = { ...stockMessage(product), variants, reason }
  return [{ name: 'InventoryVariantsChanged', entityId: product.inventoryItemId, body }]
}

const stockValue = (product: StoredProduct, variant: StoredVariant) => ({
  quantity: quantityLeft(product, variant),
  inStock: isInStock(product, variant),
  availableForPreorder: false,
})
