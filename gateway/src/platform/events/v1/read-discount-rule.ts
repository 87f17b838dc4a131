// Reads discount rules, whose parts the schema has in fewer levels. docs/contract/checkout-order.md §10.
import {
  discountRuleEligibilities,
  discountRuleScopeTypes,
  discountRuleStatuses,
  discountRuleSubjects,
  discountRuleTargetTypes,
  discountRuleTriggerTypes,
  discountTypes,
} from '@vitrine/platform'
import { readPlainAmount } from '../../ecom/v1/read-money.ts'
import {
  booleanOrNull,
  emptyArray,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  objectOrNull,
  requiredString,
  sameWords,
  stringOrNull,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import type {
  DiscountRule,
  RuleDiscount,
  RuleRange,
  RuleScope,
  RuleTrigger,
} from '../discount-rule.ts'
import { ofShop, readDated } from '../read-parts.ts'

const words = {
  discount: sameWords(discountTypes),
  eligibility: sameWords(discountRuleEligibilities),
  scope: sameWords(discountRuleScopeTypes),
  status: sameWords(discountRuleStatuses),
  subject: sameWords(discountRuleSubjects),
  target: sameWords(discountRuleTargetTypes),
  trigger: sameWords(discountRuleTriggerTypes),
}

const readScope = (from: JsonObject): RuleScope => ({
  id: stringOrNull(from, 'id'),
  type: wordOf(from, 'type', words.scope, null),
  ...mappedPart(from, 'catalogItemFilter', (items) => ({
    catalogAppId: stringOrNull(items, 'catalogAppId'),
    catalogItemIds: stringsOrNull(items, 'catalogItemIds') ?? emptyArray,
  })),
  ...mappedPart(from, 'customFilter', (custom) => ({
    filterAppId: stringOrNull(custom, 'appId'),
    filterParams: objectOrNull(custom, 'params'),
  })),
})

const readScopes = (from: JsonObject) => listOf(from, 'scopes', readScope)

const readRange = <Bound>(
  from: JsonObject,
  name: string,
  read: (range: JsonObject, bound: 'from' | 'to') => Bound | null,
): RuleRange<Bound> | null =>
  mappedOrNull(from, name, (range) => ({
    scopes: readScopes(range),
    min: read(range, 'from'),
    max: read(range, 'to'),
  }))

function readQuantity(from: JsonObject, name: string): string | null {
  const quantity = numberOrNull(from, name)
  return quantity === null ? null : String(quantity)
}

const readSingle = (from: JsonObject): RuleTrigger => ({
  type: wordOf(from, 'triggerType', words.trigger, null),
  ...mappedPart(from, 'customTrigger', (custom) => ({
    customTriggerAppId: stringOrNull(custom, 'appId'),
    customTriggerId: stringOrNull(custom, 'id'),
  })),
  subtotalRange: readRange(from, 'subtotalRange', (range, bound) =>
    readPlainAmount(range, bound, ofShop),
  ),
  itemQuantityRange: readRange(from, 'itemQuantityRange', readQuantity),
  customerEligibility: mappedOrNull(from, 'customerEligibility', (eligibility) =>
    wordOf(eligibility, 'eligibilityType', words.eligibility, null),
  ),
  triggers: emptyArray,
})

const readJoined = (from: JsonObject) => listOf(from, 'triggers', readSingle)

const readTrigger = (from: JsonObject): RuleTrigger => ({
  ...readSingle(from),
  triggers: mappedOrNull(from, 'and', readJoined) ?? mappedPart(from, 'or', readJoined),
})

const readDiscount = (from: JsonObject): RuleDiscount => ({
  type: wordOf(from, 'discountType', words.discount, null),
  targetType: wordOf(from, 'targetType', words.target, null),
  percent: numberOrNull(from, 'percentage'),
  fixedAmount: readPlainAmount(from, 'fixedAmount', ofShop),
  fixedPrice: readPlainAmount(from, 'fixedPrice', ofShop),
  quantityPrices: mappedPart(from, 'quantityBased', (based) =>
    listOf(based, 'configurations', (one) => ({
      quantity: numberOrNull(one, 'quantity'),
      price: readPlainAmount(one, 'price', ofShop),
    })),
  ),
  ...mappedPart(from, 'specificItemsInfo', (items) => ({
    scopes: readScopes(items),
    limit: numberOrNull(items, 'limit'),
  })),
})

/** Reads a rule. Conditions under `and` and `or` become one list: the type of the condition says how they are joined. */
export const readDiscountRule = (from: JsonObject): DiscountRule => ({
  id: requiredString(from, 'id'),
  ...readDated(from),
  active: booleanOrNull(from, 'active'),
  name: stringOrNull(from, 'name'),
  trigger: mappedOrNull(from, 'trigger', readTrigger),
  ...mappedPart(from, 'activeTimeInfo', (time) => ({
    activeFrom: stringOrNull(time, 'start'),
    activeUntil: stringOrNull(time, 'end'),
  })),
  discounts: mappedPart(from, 'discounts', (discounts) =>
    listOf(discounts, 'values', readDiscount),
  ),
  status: wordOf(from, 'status', words.status, null),
  usageCount: numberOrNull(from, 'usageCount'),
  ...mappedPart(from, 'settings', (settings) => ({
    appliesTo: wordOf(settings, 'appliesTo', words.subject, null),
    usageLimit: numberOrNull(settings, 'usageLimit'),
  })),
})
