// Reads sums, fees, gift cards and memberships of carts, estimates and checkouts. docs/contract/cart.md §5, §6.
import type { Currencies } from '../../money.ts'
import {
  emptyArray,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  objectOrNull,
  requiredString,
  stringOrNull,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import type {
  AdditionalFee,
  CalculatedLine,
  GiftCard,
  Membership,
  MembershipOptions,
  PriceSummary,
} from '../totals.ts'
import { readTaxableAddress } from './read-line-parts.ts'
import { readMoney } from './read-money.ts'
import { readTaxOf } from './read-tax.ts'
import { readText } from './read-text.ts'
import { words } from './read-words.ts'

/** Reads sums. `fees`: the platform's name of the sum of all fees, which differs between carts and orders. */
export const readSums = (
  from: JsonObject,
  currencies: Currencies,
  fees: 'additionalFees' | 'totalAdditionalFees' = 'additionalFees',
): PriceSummary => ({
  subtotal: readMoney(from, 'subtotal', currencies),
  shipping: readMoney(from, 'shipping', currencies),
  tax: readMoney(from, 'tax', currencies),
  discount: readMoney(from, 'discount', currencies),
  totalAdditionalFees: readMoney(from, fees, currencies),
  total: readMoney(from, 'total', currencies),
})

type SummaryName = 'priceSummary' | 'payNow' | 'payLater' | 'payAfterFreeTrial'
/** Reads a summary by its name on the wire; null when the platform leaves it out. */
export const readSumsOf = (
  from: JsonObject,
  name: SummaryName,
  currencies: Currencies,
): PriceSummary | null => mappedOrNull(from, name, (sums) => readSums(sums, currencies))

const lineIdsOf = (from: JsonObject) => stringsOrNull(from, 'lineItemIds') ?? emptyArray

/** Reads `additionalFees`. A fee has its name in the buyer's language where there is a translation. */
export const readFees = (from: JsonObject, currencies: Currencies): readonly AdditionalFee[] =>
  listOf(from, 'additionalFees', (fee) => ({
    code: stringOrNull(fee, 'code'),
    name: stringOrNull(fee, 'translatedName') ?? stringOrNull(fee, 'name') ?? '',
    price: readMoney(fee, 'price', currencies),
    priceBeforeTax: readMoney(fee, 'priceBeforeTax', currencies),
    priceAfterTax: readMoney(fee, 'priceAfterTax', currencies),
    taxDetails: readTaxOf(fee, currencies),
    lineIds: lineIdsOf(fee),
    source: wordOf(fee, 'source', words.feeSource, null),
    providerAppId: stringOrNull(fee, 'providerAppId'),
    taxableAddress: readTaxableAddress(fee),
  }))

/** Reads the gift card that pays a part of the total; null when none does. */
export const readGiftCard = (from: JsonObject, currencies: Currencies): GiftCard | null =>
  mappedOrNull(from, 'giftCard', (card) => ({
    obfuscatedCode: stringOrNull(card, 'obfuscatedCode'),
    amount: readMoney(card, 'amount', currencies),
    appId: stringOrNull(card, 'appId'),
    externalId: stringOrNull(card, 'externalId'),
    requestedAmount: readMoney(card, 'requestedAmount', currencies),
  }))

const readMembership = (from: JsonObject): Membership => ({
  id: requiredString(from, 'id'),
  appId: stringOrNull(from, 'appId'),
  name: readText(from, 'name'),
  lineIds: lineIdsOf(from),
  ...mappedPart(from, 'credits', (credits) => ({
    creditsTotal: numberOrNull(credits, 'total'),
    creditsRemaining: numberOrNull(credits, 'remaining'),
  })),
  expiresAt: stringOrNull(from, 'expirationDate'),
  additionalData: objectOrNull(from, 'additionalData'),
})

const readSelected = (from: JsonObject, name: string): MembershipOptions['selected'] =>
  listOf(from, name, (one) => ({
    id: requiredString(one, 'id'),
    appId: stringOrNull(one, 'appId'),
    lineIds: lineIdsOf(one),
  }))

/** An estimate has a list of the selected memberships; a checkout wraps that list in an object. */
const readOptions = (from: JsonObject): MembershipOptions => ({
  eligible: listOf(from, 'eligibleMemberships', readMembership),
  invalid: listOf(from, 'invalidMemberships', (one) => ({
    membership: mappedOrNull(one, 'membership', readMembership),
    reason: stringOrNull(one, 'reason'),
  })),
  selected: Array.isArray(from.selectedMemberships)
    ? readSelected(from, 'selectedMemberships')
    : mappedPart(from, 'selectedMemberships', (all) => readSelected(all, 'memberships')),
})

/** Reads `membershipOptions`; three empty lists when the platform leaves them out. */
export const readMemberships = (from: JsonObject): MembershipOptions =>
  mappedPart(from, 'membershipOptions', readOptions)

function readPrices(from: JsonObject, currencies: Currencies) {
  const priceOf = (name: string) => readMoney(from, name, currencies)
  return {
    price: priceOf('price'),
    fullPrice: priceOf('fullPrice'),
    priceBeforeDiscounts: priceOf('priceBeforeDiscounts'),
    total: priceOf('lineItemPrice'),
    totalBeforeTax: priceOf('totalPriceBeforeTax'),
    totalAfterTax: priceOf('totalPriceAfterTax'),
    discount: priceOf('totalDiscount'),
    taxDetails: readTaxOf(from, currencies),
    // Not documented, and of another form in some versions of the platform.
    modifiers:
      typeof from.modifiers === 'object' && !Array.isArray(from.modifiers)
        ? priceOf('modifiers')
        : null,
    depositAmount: priceOf('depositAmount'),
  }
}

/** Reads the sums of each line of an estimate. Throws an `UnexpectedForm` for one without the id of its line. */
export const readCalculatedLines = (
  from: JsonObject,
  currencies: Currencies,
): readonly CalculatedLine[] =>
  listOf(from, 'calculatedLineItems', (line) => ({
    lineId: requiredString(line, 'lineItemId'),
    ...mappedPart(line, 'pricesBreakdown', (prices) => readPrices(prices, currencies)),
    paymentOption: wordOf(line, 'paymentOption', words.paymentOption, null),
    taxableAddress: readTaxableAddress(line),
  }))
