// Reads variants and subscriptions of a product of catalog v3. docs/contract/catalog-events.md §5.1.
import { subscriptionDiscountTypes } from '@vitrine/platform'
import { only, readMoney, readPlainAmount } from '../../ecom/v1/read-money.ts'
import { words } from '../../ecom/v1/read-words.ts'
import type { Money } from '../../money.ts'
import {
  booleanOrNull,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  requiredString,
  sameWords,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import { weightOf } from '../../weight.ts'
import type { SnapshotSubscription, SnapshotVariant } from '../product-snapshot.ts'
import { readSnapshotMedia } from './read-choices.ts'

const discountTypes = sameWords(subscriptionDiscountTypes)

/** Reads an amount of a product, which is never converted. */
export const readAmount = (from: JsonObject, name: string, currency: string | null): Money | null =>
  readMoney(from, name, only(currency))

const readVariantChoice = (from: JsonObject): SnapshotVariant['choices'][number] => ({
  ...mappedPart(from, 'optionChoiceIds', (ids) => ({
    optionId: stringOrNull(ids, 'optionId'),
    choiceId: stringOrNull(ids, 'choiceId'),
  })),
  ...mappedPart(from, 'optionChoiceNames', (names) => ({
    optionName: stringOrNull(names, 'optionName'),
    choiceName: stringOrNull(names, 'choiceName'),
  })),
})

const readPhysical = (from: JsonObject, currency: string | null) => ({
  weight: weightOf(numberOrNull(from, 'weight')),
  ...mappedPart(from, 'pricePerUnit', (unit) => ({
    unitPrice: readAmount(unit, 'value', currency),
    unitPriceDescription: stringOrNull(unit, 'description'),
  })),
})

/** Reads a variant. `currency` is that of its product; null is that of the shop. Throws `UnexpectedForm` without an id. */
export const readVariant = (from: JsonObject, currency: string | null): SnapshotVariant => ({
  id: requiredString(from, 'id'),
  visible: booleanOrNull(from, 'visible'),
  sku: stringOrNull(from, 'sku'),
  barcode: stringOrNull(from, 'barcode'),
  media: mappedOrNull(from, 'media', readSnapshotMedia),
  choices: listOf(from, 'choices', readVariantChoice),
  ...mappedPart(from, 'price', (price) => ({
    price: readAmount(price, 'actualPrice', currency),
    compareAtPrice: readAmount(price, 'compareAtPrice', currency),
  })),
  ...mappedPart(from, 'revenueDetails', (revenue) => ({
    cost: readAmount(revenue, 'cost', currency),
    profit: readAmount(revenue, 'profit', currency),
    margin: numberOrNull(revenue, 'profitMargin'),
  })),
  ...mappedPart(from, 'physicalProperties', (physical) => readPhysical(physical, currency)),
  ...mappedPart(from, 'inventoryStatus', (status) => ({
    inStock: booleanOrNull(status, 'inStock'),
    preorderEnabled: booleanOrNull(status, 'preorderEnabled'),
  })),
})

/** Reads a subscription that a product is sold by. `currency` is that of the product; null is that of the shop. */
export const readSubscription = (
  from: JsonObject,
  currency: string | null,
): SnapshotSubscription => ({
  id: stringOrNull(from, 'id'),
  title: stringOrNull(from, 'title'),
  description: stringOrNull(from, 'description'),
  visible: booleanOrNull(from, 'visible'),
  frequency: wordOf(from, 'frequency', words.frequency, null),
  interval: numberOrNull(from, 'interval'),
  autoRenewal: booleanOrNull(from, 'autoRenewal'),
  billingCycles: numberOrNull(from, 'billingCycles'),
  ...mappedPart(from, 'discount', (discount) => ({
    discountType: wordOf(discount, 'type', discountTypes, null),
    amountOff: readPlainAmount(discount, 'amountOff', only(currency)),
    percentOff: numberOrNull(discount, 'percentOff'),
  })),
})
