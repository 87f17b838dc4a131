// Reads lines of carts and checkouts. docs/contract/cart.md §4, docs/contract/checkout-order.md §2.
import type { WeightUnit } from '../../../__generated__/schema-types.ts'
import { imageReader, readImage } from '../../catalog/v1/read-media.ts'
import type { Currencies } from '../../money.ts'
import {
  booleanOrNull,
  filledString,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  objectOrNull,
  requiredNumber,
  requiredString,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import { sharedText, sharedTextOrNull } from '../../shared-text.ts'
import type { CartLine, CatalogOverride, PhysicalProperties } from '../line.ts'
import {
  readCatalogReference,
  readDescriptionLines,
  readItemType,
  readOptions,
  readTaxableAddress,
  readWeight,
} from './read-line-parts.ts'
import { readModifierGroups } from './read-modifiers.ts'
import { nothing, readMoney, readPlainAmount } from './read-money.ts'
import { readSubscription } from './read-subscription.ts'
import { readTaxDetails } from './read-tax.ts'
import { readText } from './read-text.ts'
import { words } from './read-words.ts'

/** What a cart says of the amounts and the weights of its lines. */
export type Units = { readonly currencies: Currencies; readonly weightUnit: WeightUnit | null }

const readPhysical = (from: JsonObject, unit: WeightUnit | null): PhysicalProperties => ({
  weight: readWeight(from, unit),
  sku: stringOrNull(from, 'sku'),
  shippable: booleanOrNull(from, 'shippable'),
})

const readAvailability = (from: JsonObject): CartLine['availability'] => ({
  status: wordOf(from, 'status', words.itemAvailability, 'AVAILABLE' as const),
  quantityAvailable: numberOrNull(from, 'quantityAvailable'),
})

const readService = (from: JsonObject): NonNullable<CartLine['serviceProperties']> => ({
  scheduledAt: stringOrNull(from, 'scheduledDate'),
  numberOfParticipants: numberOrNull(from, 'numberOfParticipants'),
})

/** Amounts of an override are in the currency of the cart. */
function readOverride(from: JsonObject, { currencies, weightUnit }: Units): CatalogOverride {
  return {
    ...mappedPart(from, 'physicalProperties', (physical) => readPhysical(physical, weightUnit)),
    productName: readText(from, 'productName'),
    descriptionLines: readDescriptionLines(from),
    paymentOption: mappedOrNull(from, 'paymentOption', (option) =>
      wordOf(option, 'value', words.paymentOption, null),
    ),
    price: readPlainAmount(from, 'price', currencies),
    fullPrice: readPlainAmount(from, 'fullPrice', currencies),
    depositAmount: readPlainAmount(from, 'depositAmount', currencies),
    image: mappedOrNull(from, 'image', readImage),
    savePaymentMethod: booleanOrNull(from, 'savePaymentMethod'),
    inventoryAppId: stringOrNull(from, 'inventoryAppId'),
  }
}

/** A cart leaves out some prices of a line that an estimate has: those before discounts are then the price. */
function readPrices(from: JsonObject, currencies: Currencies) {
  const price = readMoney(from, 'price', currencies)
  const totalBeforeTax = readMoney(from, 'totalPriceBeforeTax', currencies)
  const otherwise = price ?? nothing(currencies)
  return {
    price: otherwise,
    fullPrice: readMoney(from, 'fullPrice', currencies) ?? otherwise,
    priceBeforeDiscounts: readMoney(from, 'priceBeforeDiscounts', currencies) ?? otherwise,
    total: readMoney(from, 'lineItemPrice', currencies) ?? totalBeforeTax ?? otherwise,
    totalBeforeTax,
    totalAfterTax: readMoney(from, 'totalPriceAfterTax', currencies),
    discount: readMoney(from, 'discount', currencies),
    depositAmount: readMoney(from, 'depositAmount', currencies),
    modifiersTotalPrice: readMoney(from, 'modifiersTotalPrice', currencies),
    taxDetails: mappedOrNull(from, 'taxDetails', (tax) => readTaxDetails(tax, currencies)),
  }
}

/** Many carts have a line of the same product. */
const readLineImage = imageReader(sharedTextOrNull)

const readUrl = (from: JsonObject) => ({
  pageUrl: sharedTextOrNull(from, 'url'),
  relativePath: sharedTextOrNull(from, 'relativePath'),
})

const readPolicies = (from: JsonObject): CartLine['policies'] =>
  listOf(from, 'policies', (policy) => ({
    title: stringOrNull(policy, 'title'),
    content: filledString(policy, 'content') ?? '',
  })).filter(({ content }) => content !== '')

/** What the platform says beside the product and its prices. */
const readTerms = (from: JsonObject) => ({
  paymentOption: wordOf(from, 'paymentOption', words.paymentOption, null),
  priceDescription: readText(from, 'priceDescription'),
  priceUndetermined: booleanOrNull(from, 'priceUndetermined') ?? false,
  taxableAddress: readTaxableAddress(from),
  savePaymentMethod: booleanOrNull(from, 'savePaymentMethod') ?? false,
  selectedMembership: mappedOrNull(from, 'selectedMembership', (membership) => ({
    id: requiredString(membership, 'id'),
    appId: stringOrNull(membership, 'appId'),
  })),
  policies: readPolicies(from),
  deliveryProfileId: stringOrNull(from, 'deliveryProfileId'),
  taxGroupId: stringOrNull(from, 'taxGroupId'),
  consentRequiredPaymentPolicy: stringOrNull(from, 'consentRequiredPaymentPolicy'),
  extendedFields: objectOrNull(from, 'extendedFields'),
  custom: booleanOrNull(from, 'customLineItem') ?? false,
  fixedQuantity: booleanOrNull(from, 'fixedQuantity') ?? false,
  membersOnly: booleanOrNull(from, 'membersOnly') ?? false,
})

/** Reads a line of a cart or a checkout. Throws an `UnexpectedForm` without an id or a quantity; a missing price is zero. */
export function readLine(from: JsonObject, units: Units): CartLine {
  const { currencies, weightUnit } = units
  const reference = readCatalogReference(from)
  return {
    id: requiredString(from, 'id'),
    quantity: requiredNumber(from, 'quantity'),
    reference,
    rootCatalogItemId: sharedTextOrNull(from, 'rootCatalogItemId'),
    name: sharedText(readText(from, 'productName') ?? ''),
    ...mappedPart(from, 'url', readUrl),
    // Checkouts name the same picture `media`.
    image: mappedOrNull(from, 'image', readLineImage) ?? mappedOrNull(from, 'media', readLineImage),
    ...readOptions(from, reference),
    ...readPrices(from, currencies),
    ...readTerms(from),
    availability: mappedPart(from, 'availability', readAvailability),
    itemType: readItemType(from) ?? 'UNKNOWN',
    customItemType: mappedOrNull(from, 'itemType', (type) => stringOrNull(type, 'custom')),
    physicalProperties: mappedOrNull(from, 'physicalProperties', (physical) =>
      readPhysical(physical, weightUnit),
    ),
    subscription: mappedOrNull(from, 'subscriptionOptionInfo', readSubscription),
    serviceProperties: mappedOrNull(from, 'serviceProperties', readService),
    catalogOverride: mappedOrNull(from, 'catalogOverrideFields', (override) =>
      readOverride(override, units),
    ),
    modifierGroups: readModifierGroups(from, currencies),
  }
}

/** Reads `lineItems` of a cart, a checkout or an abandoned checkout, with the units that it names for all of them. */
export const readLines = (from: JsonObject, units: Units): readonly CartLine[] =>
  listOf(from, 'lineItems', (line) => readLine(line, units))
