// Converts a cart line to its wire type. docs/contract/cart.md §4.
import type { WireCartLine } from '@vitrine/platform'
import Big from 'big.js'
import { wireImageOf } from '../catalog/picture.ts'
import type { StoredCatalogLine, StoredCustomLine, StoredLine } from '../rows/commerce-rows.ts'
import { type Display, moneyOf, sum } from '../rules/money.ts'
import { lineTotalOf } from '../rules/priced-line.ts'
import type { Site } from '../site.ts'
import type { State } from '../state/state.ts'
import type { LineAvailability } from './availability.ts'
import { descriptionLinesOf } from './describe-line.ts'
import { isGiftCardLine, lineItemOf, pricedLineOf, shipsLine, shownSnapshot } from './line-item.ts'

export type LineView = { state: State; site: Site; display: Display }

export function wireLineOf(
  line: StoredLine,
  availability: LineAvailability,
  view: LineView,
): WireCartLine {
  const priced = pricedLineOf(line, view.state, view.display.currency)
  const price = moneyOf(priced.unit, view.display)
  return {
    policies: [],
    modifierGroups: [],
    priceUndetermined: false,
    savePaymentMethod: false,
    membersOnly: false,
    taxableAddress: { addressType: priced.ships ? 'SHIPPING' : 'BILLING' },
    ...(line.kind === 'custom' ? customFields(line, view) : catalogFields(line, view)),
    id: line.id,
    quantity: line.quantity,
    price,
    priceBeforeDiscounts: price,
    lineItemPrice: moneyOf(lineTotalOf(priced, view.display.currency), view.display),
    availability,
  }
}

type Own = Omit<WireCartLine, 'id' | 'quantity'>

/** Returns the fields that are set and leaves out the others. */
const given = <Members extends Record<string, unknown>>(members: Members): Partial<Members> =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== null),
  ) as Partial<Members>

function catalogFields(line: StoredCatalogLine, view: LineView): Own {
  const { state, site, display } = view
  const shown = shownSnapshot(line, state, display.currency)
  const path = shown.slug ? `/p/${shown.slug}` : undefined
  return {
    catalogReference: line.catalogReference,
    rootCatalogItemId: line.catalogReference.catalogItemId,
    productName: { original: shown.name, translated: shown.name },
    ...(path && { url: { relativePath: path, url: site.shopUrl + path } }),
    fullPrice: moneyOf(shown.fullPrice, display),
    descriptionLines: descriptionLinesOf(line, state),
    ...(shown.picture && { image: wireImageOf(shown.picture, site.url) }),
    itemType: { preset: itemTypeOf(line, state) },
    paymentOption: 'FULL_PAYMENT_ONLINE',
    ...given({
      selectedMembership: line.selectedMembership,
      taxableAddress: line.taxableAddress,
      extendedFields: line.extendedFields,
    }),
    physicalProperties: { ...physicalOf(line, state), ...line.overrides?.physicalProperties },
    ...overriddenFields(line.overrides, display),
    customLineItem: false,
    fixedQuantity: false,
  }
}

function itemTypeOf(line: StoredCatalogLine, state: State) {
  if (isGiftCardLine(line, state)) return 'GIFT_CARD'
  return shipsLine(line, state) ? 'PHYSICAL' : 'DIGITAL'
}

/** Returns the values that a merchant set on the line, which replace those of the catalog. */
function overriddenFields(overrides: StoredCatalogLine['overrides'], display: Display): Own {
  if (!overrides) return {}
  const { productName, descriptionLines, image, paymentOption, savePaymentMethod } = overrides
  const fullPrice = overrides.fullPrice ?? overrides.price
  const translated = productName?.translated ?? productName?.original
  return given({
    catalogOverrideFields: overrides,
    productName: productName && { original: productName.original, translated },
    fullPrice: fullPrice ? moneyOf(fullPrice, display) : undefined,
    descriptionLines,
    image,
    paymentOption: paymentOption?.value,
    savePaymentMethod,
    depositAmount: depositOf(overrides.depositAmount, display),
  })
}

const depositOf = (amount: string | null | undefined, display: Display) =>
  amount ? moneyOf(amount, display) : undefined

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

type ModifierGroups = StoredCustomLine['item']['modifierGroups']

/**
 * Returns the modifiers of a line. Assumed: the line's price already includes them, and each is listed with
 * its own price.
 */
function modifiersOf(groups: ModifierGroups, display: Display): Own {
  if (!groups?.length) return {}
  const modifiers = groups.flatMap((group) => group.modifiers)
  const each = modifiers.map(({ price, quantity }) => new Big(price ?? 0).times(quantity ?? 1))
  return {
    modifierGroups: groups.map((group) => ({
      ...group,
      modifiers: group.modifiers.map(({ price, ...modifier }) => ({
        ...modifier,
        ...(price && { price: moneyOf(price, display) }),
      })),
    })),
    modifiersTotalPrice: moneyOf(sum(each), display),
  }
}

/** Returns the fields of a line without a catalog: the values it was created with. docs/contract/cart.md §4. */
function customFields({ item }: StoredCustomLine, { display }: LineView): Own {
  const { id: _, quantity, quantityAvailable, price, fullPrice, depositAmount, ...stored } = item
  const { media, physicalProperties, modifierGroups, ...rest } = stored
  return {
    descriptionLines: [],
    paymentOption: 'FULL_PAYMENT_ONLINE',
    fixedQuantity: false,
    productName: { original: 'Custom item' },
    ...given(rest),
    ...given({ image: media, depositAmount: depositOf(depositAmount, display) }),
    ...modifiersOf(modifierGroups, display),
    fullPrice: moneyOf(fullPrice ?? price, display),
    physicalProperties: {
      shippable: item.itemType.preset === 'PHYSICAL',
      ...physicalProperties,
    },
    customLineItem: true,
  }
}
