// Resolves a line to its current product and variant, if they still exist and are visible, and describes its
// options.
import Big from 'big.js'
import { pictureOf } from '../catalog/wire-store-variant.ts'
import type { StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import type {
  LineSnapshot,
  StoredCatalogLine,
  StoredCustomLine,
  StoredLine,
} from '../rows/commerce-rows.ts'
import type { PricedLine } from '../rules/priced-line.ts'
import { discountedPriceOf, fullPriceOf } from '../rules/pricing.ts'
import type { State } from '../state/state.ts'

export type LineItem = { product: StoredProduct; variant: StoredVariant }

/** Returns the product of a line; undefined when it was deleted or hidden. */
export function lineItemOf(line: StoredCatalogLine, state: State): LineItem | undefined {
  const product = state.products.get(line.catalogReference.catalogItemId.toLowerCase())
  const variant = product?.variants.find((one) => one.id === line.variantId)
  return product?.visible && variant?.visible ? { product, variant } : undefined
}

export function snapshotOf({ product, variant }: LineItem, currency: string): LineSnapshot {
  return {
    name: product.name,
    slug: product.slug,
    price: discountedPriceOf(product, variant, currency).toFixed(),
    fullPrice: fullPriceOf(product, variant).toFixed(),
    picture: pictureOf(product, variant),
  }
}

/** Returns the current data of a line while its product exists, else the data from when it was added. */
export function shownSnapshot(
  line: StoredCatalogLine,
  state: State,
  currency: string,
): LineSnapshot {
  const item = lineItemOf(line, state)
  return item ? snapshotOf(item, currency) : line.snapshot
}

export const shipsLine = (line: StoredLine, state: State): boolean =>
  line.kind === 'custom' ? shipsCustom(line) : shipsCatalog(line, state)

function shipsCatalog(line: StoredCatalogLine, state: State): boolean {
  const product = state.products.get(line.catalogReference.catalogItemId.toLowerCase())
  return product?.productType === 'physical'
}

function shipsCustom({ item }: StoredCustomLine): boolean {
  return item.physicalProperties?.shippable ?? item.itemType.preset === 'PHYSICAL'
}

/** Returns whether a gift card is bought with the line. */
export const isGiftCardLine = (line: StoredLine, state: State): boolean =>
  line.kind === 'custom'
    ? line.item.itemType.preset === 'GIFT_CARD'
    : Boolean(state.products.get(line.catalogReference.catalogItemId.toLowerCase())?.isGiftCard)

/** Returns the numbers of a line for the calculation. */
export function pricedLineOf(line: StoredLine, state: State, currency: string): PricedLine {
  const base = {
    id: line.id,
    quantity: line.quantity,
    ships: shipsLine(line, state),
    isGiftCard: isGiftCardLine(line, state),
  }
  if (line.kind === 'custom') {
    const kilograms = line.item.physicalProperties?.weight ?? 0
    return { ...base, unit: new Big(line.item.price), kilograms }
  }
  const item = lineItemOf(line, state)
  const price = line.overrides?.price ?? shownSnapshot(line, state, currency).price
  const kilograms = item ? (item.variant.weight ?? item.product.weight ?? 0) : 0
  const productId = line.catalogReference.catalogItemId.toLowerCase()
  return { ...base, unit: new Big(price), kilograms, productId }
}
