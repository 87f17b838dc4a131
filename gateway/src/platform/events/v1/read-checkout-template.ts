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

/** Reads a template. Names of custom lines are in the language of the site, their prices in the currency of the shop. */
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

/** Reads the template and the new checkout. Throws `UnexpectedForm` without either. docs/contract/events-ecom.md §2. */
export const readUsedCheckoutTemplate = (from: JsonObject): UsedCheckoutTemplate => ({
  checkoutTemplate: mapped(from, 'checkoutTemplate', readCheckoutTemplate),
  checkout: mapped(from, 'checkout', readCheckout),
})

/** Reads a checkout that became an order, from the object that its event wraps it in. docs/contract/events-ecom.md §2. */
export const readCompletedCheckout = (from: JsonObject) => ({
  checkout: mapped(from, 'checkout', readCheckout),
})
