// Reads carts of v1. docs/contract/cart.md §3.
import {
  booleanOrNull,
  filledString,
  type JsonObject,
  mappedOrNull,
  objectOrNull,
  requiredString,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { Cart } from '../cart.ts'
import { readDiscounts } from './read-discount.ts'
import { readLines } from './read-line.ts'
import { readCurrencies, readMoney } from './read-money.ts'
import { readBuyerInfo, readContact } from './read-person.ts'
import { words } from './read-words.ts'

const readWeightUnit = (from: JsonObject) => wordOf(from, 'weightUnit', words.weightUnit, null)

/** Reads what a cart and its checkout have both. */
export function readBought(from: JsonObject) {
  const currencies = readCurrencies(from)
  const weightUnit = readWeightUnit(from)
  return {
    id: requiredString(from, 'id'),
    lines: readLines(from, { currencies, weightUnit }),
    appliedDiscounts: readDiscounts(from, currencies),
    buyerNote: filledString(from, 'buyerNote'),
    buyerInfo: mappedOrNull(from, 'buyerInfo', readBuyerInfo),
    currency: currencies.currency,
    conversionCurrency: stringOrNull(from, 'conversionCurrency'),
    paymentCurrency: stringOrNull(from, 'paymentCurrency'),
    buyerLanguage: stringOrNull(from, 'buyerLanguage'),
    siteLanguage: stringOrNull(from, 'siteLanguage'),
    weightUnit,
    purchaseFlowId: stringOrNull(from, 'purchaseFlowId'),
    businessLocationId: stringOrNull(from, 'businessLocationId'),
    extendedFields: objectOrNull(from, 'extendedFields'),
    createdAt: stringOrNull(from, 'createdDate'),
    updatedAt: stringOrNull(from, 'updatedDate'),
  }
}

const readSelectedOption = (from: JsonObject): Cart['selectedShippingOption'] => {
  const code = filledString(from, 'code')
  return code === null ? null : { carrierId: stringOrNull(from, 'carrierId'), code }
}

/** Reads a cart of a response or a change event. Revision and sums are null when the platform leaves them out. */
export function readCart(from: JsonObject): Cart {
  const currencies = readCurrencies(from)
  return {
    ...readBought(from),
    revision: stringOrNull(from, 'revision'),
    contactInfo: mappedOrNull(from, 'contactInfo', readContact),
    taxIncludedInPrices: booleanOrNull(from, 'taxIncludedInPrices'),
    checkoutId: stringOrNull(from, 'checkoutId'),
    overrideCheckoutUrl: filledString(from, 'overrideCheckoutUrl'),
    selectedShippingOption: mappedOrNull(from, 'selectedShippingOption', readSelectedOption),
    subtotal: readMoney(from, 'subtotal', currencies),
    subtotalAfterDiscounts: readMoney(from, 'subtotalAfterDiscounts', currencies),
    discount: readMoney(from, 'discount', currencies),
  }
}
