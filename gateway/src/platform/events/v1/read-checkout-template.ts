// Reads checkout templates. docs/contract/checkout-order.md §3.
import { checkoutTemplateStatuses } from '@vitrine/platform'
import { readCheckout, readReferences } from '../../ecom/v1/read-checkout.ts'
import { readPlainAmount } from '../../ecom/v1/read-money.ts'
import {
  booleanOrNull,
  type JsonObject,
  listOf,
  mapped,
  mappedPart,
  numberOrNull,
  objectOrNull,
  requiredString,
  sameWords,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import type { CheckoutTemplate, UsedCheckoutTemplate } from '../checkout-template.ts'
import { ofShop } from '../read-parts.ts'

const statuses = sameWords(checkoutTemplateStatuses)

const readLine = (from: JsonObject): CheckoutTemplate['lines'][number] => ({
  quantity: numberOrNull(from, 'quantity'),
  ...mappedPart(from, 'catalogReference', (item) => ({
    catalogItemId: stringOrNull(item, 'catalogItemId'),
    catalogAppId: stringOrNull(item, 'appId'),
    catalogOptions: objectOrNull(item, 'options'),
  })),
})

const readCustomLine = (from: JsonObject): CheckoutTemplate['customLines'][number] => ({
  id: stringOrNull(from, 'id'),
  quantity: numberOrNull(from, 'quantity'),
  price: readPlainAmount(from, 'price', ofShop),
  name: mappedPart(from, 'productName', (name) => stringOrNull(name, 'original')),
})

export const readCheckoutTemplate = (from: JsonObject): CheckoutTemplate => ({
  id: requiredString(from, 'id'),
  status: wordOf(from, 'status', statuses, null),
  lines: listOf(from, 'lineItems', readLine),
  customLines: listOf(from, 'customLineItems', readCustomLine),
  couponCode: stringOrNull(from, 'couponCode'),
  ...mappedPart(from, 'customization', (customization) => ({
    lockedGiftCard: booleanOrNull(customization, 'lockedGiftCard'),
    lockedCoupon: booleanOrNull(customization, 'lockedCoupon'),
    disabledManualPayment: booleanOrNull(customization, 'disabledManualPayment'),
  })),
  ...readReferences(from),
})

export const readUsedCheckoutTemplate = (from: JsonObject): UsedCheckoutTemplate => ({
  checkoutTemplate: mapped(from, 'checkoutTemplate', readCheckoutTemplate),
  checkout: mapped(from, 'checkout', readCheckout),
})

export const readCompletedCheckout = (from: JsonObject) => ({
  checkout: mapped(from, 'checkout', readCheckout),
})
