// Reads abandoned carts and checkouts. docs/contract/checkout-order.md §10; docs/contract/events-ecom.md §3.
import {
  abandonedCheckoutActivities,
  abandonmentBuyerTypes,
  abandonmentStatuses,
} from '@vitrine/platform'
import { readDiscounts } from '../../ecom/v1/read-discount.ts'
import { readLines } from '../../ecom/v1/read-line.ts'
import { readCurrencies, readMoney } from '../../ecom/v1/read-money.ts'
import { readBuyerInfo } from '../../ecom/v1/read-person.ts'
import type { Money } from '../../money.ts'
import {
  type JsonObject,
  listOf,
  mapped,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  requiredString,
  sameWords,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { AbandonedCart, AbandonedCheckout, RecoveredCart } from '../buyers.ts'

const words = {
  activity: sameWords(abandonedCheckoutActivities),
  buyer: sameWords(abandonmentBuyerTypes),
  status: sameWords(abandonmentStatuses),
}

const readContactDetails = (from: JsonObject) => ({
  firstName: stringOrNull(from, 'firstName'),
  lastName: stringOrNull(from, 'lastName'),
  phone: stringOrNull(from, 'phone'),
  company: stringOrNull(from, 'company'),
})

/** Reads the record of a checkout that was left before payment, also of its deletion. Weights are in the unit of the shop. */
export function readAbandonedCheckout(from: JsonObject): AbandonedCheckout {
  const currencies = readCurrencies(from)
  return {
    id: requiredString(from, 'id'),
    createdAt: stringOrNull(from, 'createdDate'),
    updatedAt: stringOrNull(from, 'updatedDate'),
    checkoutId: stringOrNull(from, 'checkoutId'),
    cartId: stringOrNull(from, 'cartId'),
    status: wordOf(from, 'status', words.status, null),
    buyerLanguage: stringOrNull(from, 'buyerLanguage'),
    buyerInfo: mappedOrNull(from, 'buyerInfo', readBuyerInfo),
    ...mappedPart(from, 'contactDetails', readContactDetails),
    currency: currencies.currency,
    total: readMoney(from, 'totalPrice', currencies),
    subtotal: readMoney(from, 'subtotalPrice', currencies),
    activities: listOf(from, 'activities', (activity) => ({
      createdAt: stringOrNull(activity, 'createdDate'),
      type: wordOf(activity, 'type', words.activity, null),
    })),
    recoveredAt: stringOrNull(from, 'checkoutRecoveredDate'),
    checkoutUrl: stringOrNull(from, 'checkoutUrl'),
    lines: readLines(from, { currencies, weightUnit: null }),
    appliedDiscounts: readDiscounts(from, currencies),
  }
}

/** Reads an abandoned checkout that was recovered by an order. */
export const readRecoveredCheckout = (from: JsonObject): AbandonedCheckout =>
  mapped(from, 'abandonedCheckout', readAbandonedCheckout)

const readBuyer = (from: JsonObject): NonNullable<AbandonedCart['buyer']> => ({
  id: stringOrNull(from, 'id'),
  kind: wordOf(from, 'identityType', words.buyer, null),
  email: stringOrNull(from, 'email'),
  phone: stringOrNull(from, 'phone'),
  firstName: stringOrNull(from, 'firstName'),
  lastName: stringOrNull(from, 'lastName'),
})

/** Reads an amount in the currency of the shop, which is a JSON number here. */
function readAmount(from: JsonObject, name: string, formatted: string | null): Money | null {
  const amount = numberOrNull(from, name)
  if (amount === null) return null
  return { amount: String(amount), currency: null, formatted, converted: null }
}

/**
 * Reads the message of an abandoned cart, whose amounts are in the currency of the shop. The event has the id of the cart.
 * docs/contract/events-ecom.md §3.
 */
export const readAbandonedCart = (from: JsonObject): AbandonedCart => ({
  checkoutId: stringOrNull(from, 'checkoutId'),
  createdAt: stringOrNull(from, 'creationTime'),
  abandonedAt: stringOrNull(from, 'abandonTime'),
  buyer: mappedOrNull(from, 'buyerInfo', readBuyer),
  itemCount: numberOrNull(from, 'itemsCount'),
  couponId: stringOrNull(from, 'couponId'),
  ...mappedPart(from, 'totals', (totals) => ({
    subtotal: readAmount(totals, 'subtotal', null),
    total: readAmount(totals, 'total', stringOrNull(totals, 'formattedTotal')),
  })),
  checkoutUrl: stringOrNull(from, 'checkoutUrl'),
})

/** `abandonedTime` here and `abandonTime` of an abandoned one are written as the platform sends them. */
export const readRecoveredCart = (from: JsonObject): RecoveredCart => ({
  checkoutId: stringOrNull(from, 'checkoutId'),
  createdAt: stringOrNull(from, 'creationTime'),
  abandonedAt: stringOrNull(from, 'abandonedTime'),
  recoveredAt: stringOrNull(from, 'recoveredTime'),
})
