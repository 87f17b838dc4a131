// Reads subscription contracts. docs/contract/checkout-order.md §10.
import { channelNames } from '../../ecom/channel-type.ts'
import { readDiscounts } from '../../ecom/v1/read-discount.ts'
import { only, readMoney } from '../../ecom/v1/read-money.ts'
import { readOrderLine } from '../../ecom/v1/read-order.ts'
import { readBuyerInfo, readContact } from '../../ecom/v1/read-person.ts'
import { words } from '../../ecom/v1/read-words.ts'
import type { Currencies } from '../../money.ts'
import {
  booleanOrNull,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  requiredString,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { SubscriptionContract } from '../buyers.ts'
import { readDated } from '../read-parts.ts'

const readSettings = (from: JsonObject) => ({
  frequency: wordOf(from, 'frequency', words.frequency, null),
  interval: numberOrNull(from, 'interval'),
  autoRenewal: booleanOrNull(from, 'autoRenewal'),
  billingCycles: numberOrNull(from, 'billingCycles'),
  startsAt: stringOrNull(from, 'startDate'),
})

const readSums = (from: JsonObject, currencies: Currencies) => ({
  subtotal: readMoney(from, 'subtotal', currencies),
  shipping: readMoney(from, 'shipping', currencies),
  tax: readMoney(from, 'tax', currencies),
  discount: readMoney(from, 'discount', currencies),
  total: readMoney(from, 'total', currencies),
})

/** Reads a subscription of a buyer. Amounts are never converted; without a currency they have an empty one, not the shop's. */
export function readSubscriptionContract(from: JsonObject): SubscriptionContract {
  const currency = stringOrNull(from, 'currency')
  // Its amounts are in the currency of the buyer, which need not be that of the shop.
  const currencies = only(currency ?? '')
  return {
    id: requiredString(from, 'id'),
    ...readDated(from),
    title: stringOrNull(from, 'title'),
    description: stringOrNull(from, 'description'),
    ...mappedPart(from, 'subscriptionSettings', readSettings),
    lines: listOf(from, 'lineItems', (line) => readOrderLine(line, currencies)),
    buyerInfo: mappedOrNull(from, 'buyerInfo', readBuyerInfo),
    buyerLanguage: stringOrNull(from, 'buyerLanguage'),
    currency,
    weightUnit: wordOf(from, 'weightUnit', words.weightUnit, null),
    taxIncludedInPrices: booleanOrNull(from, 'taxIncludedInPrices'),
    ...mappedPart(from, 'priceSummary', (sums) => readSums(sums, currencies)),
    billing: mappedOrNull(from, 'billingInfo', readContact),
    recipient: mappedOrNull(from, 'recipientInfo', readContact),
    appliedDiscounts: readDiscounts(from, currencies),
    channelType: mappedOrNull(from, 'channelInfo', (channel) =>
      wordOf(channel, 'type', channelNames, null),
    ),
  }
}
