// Reads estimates of v1, and what checkouts have of them. docs/contract/cart.md §6.
import type { Currencies } from '../../money.ts'
import { type JsonObject, mappedOrNull, stringOrNull, wordOf } from '../../read-json.ts'
import type { CartEstimate } from '../cart.ts'
import { readCart } from './read-cart.ts'
import { readShippingInfo } from './read-delivery.ts'
import { readDiscounts } from './read-discount.ts'
import { only } from './read-money.ts'
import { readProblems } from './read-problems.ts'
import { readTaxSummary } from './read-tax.ts'
import {
  readCalculatedLines,
  readFees,
  readGiftCard,
  readMemberships,
  readSums,
  readSumsOf,
} from './read-totals.ts'
import { words } from './read-words.ts'

/** Reads what an estimate and a checkout have both. */
export const readCalculated = (from: JsonObject, currencies: Currencies) => ({
  shippingInfo: mappedOrNull(from, 'shippingInfo', (info) => readShippingInfo(info, currencies)),
  taxSummary: mappedOrNull(from, 'taxSummary', (tax) => readTaxSummary(tax, currencies)),
  additionalFees: readFees(from, currencies),
  membershipOptions: readMemberships(from),
  giftCard: readGiftCard(from, currencies),
  payNow: readSumsOf(from, 'payNow', currencies),
  payLater: readSumsOf(from, 'payLater', currencies),
  problems: readProblems(from),
})

/** An estimate names its own currency; only its cart says to which one amounts are converted. */
function currenciesOf(from: JsonObject, cart: CartEstimate['cart']): Currencies {
  const currency = stringOrNull(from, 'currency') ?? cart?.currency ?? null
  const conversionCurrency = cart?.conversionCurrency
  return conversionCurrency ? { currency, conversionCurrency } : only(currency)
}

/** Reads an estimate. Amounts have a conversion only when the cart in the response names a second currency. */
export function readEstimate(from: JsonObject): CartEstimate {
  const cart = mappedOrNull(from, 'cart', readCart)
  const currencies = currenciesOf(from, cart)
  return {
    ...readCalculated(from, currencies),
    cart,
    lines: readCalculatedLines(from, currencies),
    priceSummary: readSumsOf(from, 'priceSummary', currencies) ?? readSums({}, currencies),
    appliedDiscounts: readDiscounts(from, currencies),
    currency: currencies.currency,
    weightUnit: wordOf(from, 'weightUnit', words.weightUnit, null),
  }
}
