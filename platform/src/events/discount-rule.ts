// A discount rule of the shop. Source: spec §3 (activeTimeInfo, percentage);
// docs/contract/checkout-order.md §10.
import { z } from 'zod'
import { answer, timestamp, word } from '../shapes.ts'
import { discountTypes } from '../vocab/commerce.ts'
import {
  discountRuleEligibilities,
  discountRuleScopeTypes,
  discountRuleSubjects,
  discountRuleTargetTypes,
  discountRuleTriggerTypes,
} from '../vocab/commerce-rules.ts'
import { discountRuleStatuses } from '../vocab/states.ts'

/** Products a rule applies to. */
const scope = answer(() => ({
  id: z.string().nullish(),
  type: word(discountRuleScopeTypes),
  catalogItemFilter: answer(() => ({
    catalogAppId: z.string().nullish(),
    catalogItemIds: z.array(z.string()).nullish(),
  })).nullish(),
  customFilter: answer(() => ({
    appId: z.string().nullish(),
    params: z.record(z.string(), z.unknown()).nullish(),
  })).nullish(),
}))

/** A single condition; several are joined by AND or OR. */
const condition = {
  triggerType: word(discountRuleTriggerTypes),
  customTrigger: answer(() => ({
    id: z.string().nullish(),
    appId: z.string().nullish(),
  })).nullish(),
  /** Decimal number as text, in the shop's currency. */
  subtotalRange: answer(() => ({
    scopes: z.array(scope).nullish(),
    from: z.string().nullish(),
    to: z.string().nullish(),
  })).nullish(),
  itemQuantityRange: answer(() => ({
    scopes: z.array(scope).nullish(),
    from: z.number().nullish(),
    to: z.number().nullish(),
  })).nullish(),
  customerEligibility: answer(() => ({
    eligibilityType: word(discountRuleEligibilities),
  })).nullish(),
}
const conditions = answer(() => ({ triggers: z.array(answer(() => condition)).nullish() }))

const discount = answer(() => ({
  discountType: word(discountTypes),
  targetType: word(discountRuleTargetTypes),
  /** 0.1 to 100. */
  percentage: z.number().nullish(),
  fixedAmount: z.string().nullish(),
  fixedPrice: z.string().nullish(),
  quantityBased: answer(() => ({
    configurations: z
      .array(answer(() => ({ quantity: z.number().nullish(), price: z.string().nullish() })))
      .nullish(),
  })).nullish(),
  specificItemsInfo: answer(() => ({
    scopes: z.array(scope).nullish(),
    limit: z.number().nullish(),
  })).nullish(),
}))

export const wireDiscountRule = answer(() => ({
  id: z.string(),
  revision: z.string().nullish(),
  createdDate: timestamp.nullish(),
  updatedDate: timestamp.nullish(),
  active: z.boolean().nullish(),
  name: z.string().nullish(),
  trigger: answer(() => ({
    ...condition,
    and: conditions.nullish(),
    or: conditions.nullish(),
  })).nullish(),
  activeTimeInfo: answer(() => ({
    start: timestamp.nullish(),
    end: timestamp.nullish(),
  })).nullish(),
  discounts: answer(() => ({ values: z.array(discount).nullish() })).nullish(),
  status: word(discountRuleStatuses),
  usageCount: z.number().nullish(),
  settings: answer(() => ({
    appliesTo: word(discountRuleSubjects),
    usageLimit: z.number().nullish(),
  })).nullish(),
}))
export type WireDiscountRule = z.output<typeof wireDiscountRule>
