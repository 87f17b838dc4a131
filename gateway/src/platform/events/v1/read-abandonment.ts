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
  requiredText,
  sameWords,
  textOrNull,
  wordOf,
} from '../../read-json.ts'
import type { AbandonedCart, AbandonedCheckout, RecoveredCart } from '../buyers.ts'

const words = {
  activity: sameWords(abandonedCheckoutActivities),
  buyer: sameWords(abandonmentBuyerTypes),
  status: sameWords(abandonmentStatuses),
}

const readContactDetails = (from: JsonObject) => ({
  firstName: textOrNull(from, 'firstName'),
  lastName: textOrNull(from, 'lastName'),
  phone: textOrNull(from, 'phone'),
  company: textOrNull(from, 'company'),
})

export function readAbandonedCheckout(from: JsonObject): AbandonedCheckout {
  const currencies = readCurrencies(from)
  return {
    id: requiredText(from, 'id'),
    createdAt: textOrNull(from, 'createdDate'),
    updatedAt: textOrNull(from, 'updatedDate'),
    checkoutId: textOrNull(from, 'checkoutId'),
    cartId: textOrNull(from, 'cartId'),
    status: wordOf(from, 'status', words.status, null),
    buyerLanguage: textOrNull(from, 'buyerLanguage'),
    buyerInfo: mappedOrNull(from, 'buyerInfo', readBuyerInfo),
    ...mappedPart(from, 'contactDetails', readContactDetails),
    currency: currencies.currency,
    total: readMoney(from, 'totalPrice', currencies),
    subtotal: readMoney(from, 'subtotalPrice', currencies),
    activities: listOf(from, 'activities', (activity) => ({
      createdAt: textOrNull(activity, 'createdDate'),
      type: wordOf(activity, 'type', words.activity, null),
    })),
    recoveredAt: textOrNull(from, 'checkoutRecoveredDate'),
    checkoutUrl: textOrNull(from, 'checkoutUrl'),
    lines: readLines(from, { currencies, weightUnit: null }),
    appliedDiscounts: readDiscounts(from, currencies),
  }
}

/** Reads an abandoned checkout that was recovered by an order. */
export const readRecoveredCheckout = (from: JsonObject): AbandonedCheckout =>
  mapped(from, 'abandonedCheckout', readAbandonedCheckout)

const readBuyer = (from: JsonObject): NonNullable<AbandonedCart['buyer']> => ({
  id: textOrNull(from, 'id'),
  kind: wordOf(from, 'identityType', words.buyer, null),
  email: textOrNull(from, 'email'),
  phone: textOrNull(from, 'phone'),
  firstName: textOrNull(from, 'firstName'),
  lastName: textOrNull(from, 'lastName'),
})

/** Reads an amount in the currency of the shop, which is a JSON number here. */
function readAmount(from: JsonObject, name: string, formatted: string | null): Money | null {
  const amount = numberOrNull(from, name)
  if (amount === null) return null
  return { amount: String(amount), currency: null, formatted, converted: null }
}

export const readAbandonedCart = (from: JsonObject): AbandonedCart => ({
  checkoutId: textOrNull(from, 'checkoutId'),
  createdAt: textOrNull(from, 'creationTime'),
  abandonedAt: textOrNull(from, 'abandonTime'),
  buyer: mappedOrNull(from, 'buyerInfo', readBuyer),
  itemCount: numberOrNull(from, 'itemsCount'),
  couponId: textOrNull(from, 'couponId'),
  ...mappedPart(from, 'totals', (totals) => ({
    subtotal: readAmount(totals, 'subtotal', null),
    total: readAmount(totals, 'total', textOrNull(totals, 'formattedTotal')),
  })),
  checkoutUrl: textOrNull(from, 'checkoutUrl'),
})

/** `abandonedTime` here and `abandonTime` of an abandoned one are written as the platform sends them. */
export const readRecoveredCart = (from: JsonObject): RecoveredCart => ({
  checkoutId: textOrNull(from, 'checkoutId'),
  createdAt: textOrNull(from, 'creationTime'),
  abandonedAt: textOrNull(from, 'abandonedTime'),
  recoveredAt: textOrNull(from, 'recoveredTime'),
})
