// Reads discounts of carts, estimates, checkouts and orders: exactly one of coupon, discount of the merchant, rule.
// docs/contract/cart.md §5.4; docs/contract/checkout-order.md §5.
import type { Currencies } from '../../money.ts'
import {
  emptyArray,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  stringOrNull,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import type { AppliedDiscount } from '../totals.ts'
import { readMoney } from './read-money.ts'
import { readText } from './read-text.ts'
import { words } from './read-words.ts'

/** What the three kinds have of a discount. */
type Kind = Pick<AppliedDiscount, 'kind' | 'id' | 'code' | 'name' | 'amount' | 'percent'>

const without = { id: null, code: null, percent: null }

const readCoupon = (from: JsonObject, currencies: Currencies): Kind => ({
  ...{ ...without, kind: 'COUPON', id: stringOrNull(from, 'id') },
  code: stringOrNull(from, 'code'),
  name: stringOrNull(from, 'name'),
  amount: readMoney(from, 'amount', currencies),
})

const readOfMerchant = (from: JsonObject, currencies: Currencies): Kind => ({
  ...{ ...without, kind: 'MERCHANT', percent: numberOrNull(from, 'percentage') },
  name: stringOrNull(from, 'description'),
  amount: readMoney(from, 'amount', currencies),
})

const readRule = (from: JsonObject, currencies: Currencies): Kind => ({
  ...{ ...without, kind: 'RULE', id: stringOrNull(from, 'id') },
  name: readText(from, 'name'),
  amount: readMoney(from, 'amount', currencies),
})

const readKind = (from: JsonObject, currencies: Currencies): Kind =>
  mappedOrNull(from, 'coupon', (coupon) => readCoupon(coupon, currencies)) ??
  mappedOrNull(from, 'merchantDiscount', (one) => readOfMerchant(one, currencies)) ??
  mappedPart(from, 'discountRule', (rule) => readRule(rule, currencies))

/** Reads `appliedDiscounts`. A discount that is neither a coupon nor one of the merchant counts as a rule. */
export const readDiscounts = (
  from: JsonObject,
  currencies: Currencies,
): readonly AppliedDiscount[] =>
  listOf(from, 'appliedDiscounts', (discount) => ({
    ...readKind(discount, currencies),
    scope: wordOf(discount, 'discountType', words.discountScope, null),
    lineIds: stringsOrNull(discount, 'lineItemIds') ?? emptyArray,
  }))
