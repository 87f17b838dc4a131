// A line as carts answer it. contract/cart.md §4.
import type { WireCartLine } from '@vitrine/platform'
import Big from 'big.js'
import { wireImageOf } from '../catalog/picture.ts'
import type { StoredCatalogLine, StoredCustomLine, StoredLine } from '../rows/commerce-rows.ts'
import { type Display, moneyOf } from '../rules/money.ts'
import { lineTotalOf } from '../rules/priced-line.ts'
import type { Site } from '../site.ts'
import type { State } from '../state/state.ts'
import type { LineAvailability } from './availability.ts'
import { descriptionLinesOf } from './describe-line.ts'
import { lineItemOf, pricedLineOf, shipsLine, shownSnapshot } from './line-item.ts'

export type LineView = { state: State; site: Site; display: Display }

export function wireLineOf(
  line: StoredLine,
  availability: LineAvailability,
  view: LineView,
): WireCartLine {
  const priced = pricedLineOf(line, view.state, view.display.currency)
  const price = moneyOf(priced.unit, view.display)
  return {
    ...(line.kind === 'custom' ? customFields(line, view) : catalogFields(line, view)),
    id: line.id,
    quantity: line.quantity,
    price,
    priceBeforeDiscounts: price,
    lineItemPrice: moneyOf(lineTotalOf(priced, view.display.currency), view.display),
    availability,
    priceUndetermined: false,
    savePaymentMethod: false,
    membersOnly: false,
    taxableAddress: { addressType: priced.ships ? 'SHIPPING' : 'BILLING' },
  }
}

type Own = Omit<WireCartLine, 'id' | 'quantity'>

function catalogFields(line: StoredCatalogLine, view: LineView): Own {
  const { state, site, display } = view
  const shown = shownSnapshot(line, state, display.currency)
  const name = line.overrides?.productName?.original ?? shown.name
  const full = line.overrides?.fullPrice ?? line.overrides?.price ?? shown.fullPrice
  const path = shown.slug ? `/p/${shown.slug}` : undefined
  return {
    catalogReference: line.catalogReference,
    rootCatalogItemId: line.catalogReference.catalogItemId,
    productName: { original: name, translated: name },
    ...(path && { url: { relativePath: path, url: site.shopUrl + path } }),
    fullPrice: moneyOf(full, display),
    descriptionLines: descriptionLinesOf(line, state),
    ...(shown.picture && { image: wireImageOf(shown.picture, site.url) }),
    physicalProperties: physicalOf(line, state),
    itemType: { preset: shipsLine(line, state) ? 'PHYSICAL' : 'DIGITAL' },
    paymentOption: line.overrides?.paymentOption?.value ?? 'FULL_PAYMENT_ONLINE',
    ...(line.selectedMembership && { selectedMembership: line.selectedMembership }),
    ...(line.overrides && { catalogOverrideFields: line.overrides }),
    customLineItem: false,
    fixedQuantity: false,
  }
}

function physicalOf(line: StoredCatalogLine, state: State) {
  const item = lineItemOf(line, state)
  const shippable = shipsLine(line, state)
  if (!item) return { shippable }
  const { product, variant } = item
  return {
    weight: variant.weight ?? product.weight ?? 0,
    sku: variant.sku ?? product.sku ?? '',
    shippable,
  }
}

function customFields({ item }: StoredCustomLine, { display }: LineView): Own {
  return {
    ...(item.catalogReference && { catalogReference: item.catalogReference }),
    ...(item.rootCatalogItemId && { rootCatalogItemId: item.rootCatalogItemId }),
    productName: item.productName ?? { original: 'Custom item' },
    ...(item.url && { url: item.url }),
    fullPrice: moneyOf(new Big(item.fullPrice ?? item.price), display),
    descriptionLines: item.descriptionLines ?? [],
    ...(item.media && { image: item.media }),
    physicalProperties: {
      shippable: item.itemType.preset === 'PHYSICAL',
      ...item.physicalProperties,
    },
    itemType: item.itemType,
    paymentOption: item.paymentOption ?? 'FULL_PAYMENT_ONLINE',
    ...(item.priceDescription && { priceDescription: item.priceDescription }),
    ...(item.serviceProperties && { serviceProperties: item.serviceProperties }),
    ...(item.policies && { policies: item.policies }),
    customLineItem: true,
    fixedQuantity: item.fixedQuantity ?? false,
  }
}
