// Reads carts of v1. docs/contract/cart.md §3.
import {
  filledText,
  flagOrNull,
  type JsonObject,
  mappedOrNull,
  objectOrNull,
  requiredText,
  textOrNull,
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
    id: requiredText(from, 'id'),
    lines: readLines(from, { currencies, weightUnit }),
    appliedDiscounts: readDiscounts(from, currencies),
    buyerNote: filledText(from, 'buyerNote'),
    buyerInfo: mappedOrNull(from, 'buyerInfo', readBuyerInfo),
    currency: currencies.currency,
    conversionCurrency: textOrNull(from, 'conversionCurrency'),
    paymentCurrency: textOrNull(from, 'paymentCurrency'),
    buyerLanguage: textOrNull(from, 'buyerLanguage'),
    siteLanguage: textOrNull(from, 'siteLanguage'),
    weightUnit,
    purchaseFlowId: textOrNull(from, 'purchaseFlowId'),
    businessLocationId: textOrNull(from, 'businessLocationId'),
    extendedFields: objectOrNull(from, 'extendedFields'),
    createdAt: textOrNull(from, 'createdDate'),
    updatedAt: textOrNull(from, 'updatedDate'),
  }
}

const readSelectedOption = (from: JsonObject): Cart['selectedShippingOption'] => {
  const code = filledText(from, 'code')
  return code === null ? null : { carrierId: textOrNull(from, 'carrierId'), code }
}

export function readCart(from: JsonObject): Cart {
  const currencies = readCurrencies(from)
  return {
    ...readBought(from),
    revision: textOrNull(from, 'revision'),
    contactInfo: mappedOrNull(from, 'contactInfo', readContact),
    taxIncludedInPrices: flagOrNull(from, 'taxIncludedInPrices'),
    checkoutId: textOrNull(from, 'checkoutId'),
    overrideCheckoutUrl: filledText(from, 'overrideCheckoutUrl'),
    selectedShippingOption: mappedOrNull(from, 'selectedShippingOption', readSelectedOption),
    subtotal: readMoney(from, 'subtotal', currencies),
    subtotalAfterDiscounts: readMoney(from, 'subtotalAfterDiscounts', currencies),
    discount: readMoney(from, 'discount', currencies),
  }
}
