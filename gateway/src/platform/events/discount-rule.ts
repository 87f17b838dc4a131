// Discount rules of the shop as change events carry them, in the form of this gateway. docs/contract/checkout-order.md §10.
import type {
  DiscountRuleDiscountType,
  DiscountRuleEligibility,
  DiscountRuleScopeType,
  DiscountRuleStatus,
  DiscountRuleSubject,
  DiscountRuleTargetType,
  DiscountRuleTriggerType,
} from '../../__generated__/schema-types.ts'
import type { Money } from '../money.ts'
import type { JsonObject } from '../read-json.ts'

/** Products that a part of a rule is about. */
export type RuleScope = {
  readonly id: string | null
  readonly type: DiscountRuleScopeType | null
  readonly catalogAppId: string | null
  readonly catalogItemIds: readonly string[]
  readonly filterAppId: string | null
  readonly filterParams: JsonObject | null
}

/** A range of subtotals or quantities, both ends included. A null end is no limit; without scopes all products count. */
export type RuleRange<Bound> = {
  readonly scopes: readonly RuleScope[]
  readonly min: Bound | null
  readonly max: Bound | null
}

/** A condition of a rule. `type` says which other member is set; joined conditions join no further ones. */
export type RuleTrigger = {
  readonly type: DiscountRuleTriggerType | null
  readonly customTriggerAppId: string | null
  readonly customTriggerId: string | null
  readonly subtotalRange: RuleRange<Money> | null
  /** Decimal texts. */
  readonly itemQuantityRange: RuleRange<string> | null
  readonly customerEligibility: DiscountRuleEligibility | null
  /** What `AND` and `OR` join. */
  readonly triggers: readonly RuleTrigger[]
}

/**
 * What a rule gives. `type` says which of the amounts is set: `percent` is 0.1 to 100, amounts are in the currency of the shop.
 * A price of `quantityPrices` is that of all its pieces together. A null `limit`: any number of pieces.
 */
export type RuleDiscount = {
  readonly type: DiscountRuleDiscountType | null
  readonly targetType: DiscountRuleTargetType | null
  readonly percent: number | null
  readonly fixedAmount: Money | null
  readonly fixedPrice: Money | null
  readonly quantityPrices: readonly {
    readonly quantity: number | null
    readonly price: Money | null
  }[]
  readonly scopes: readonly RuleScope[]
  readonly limit: number | null
}

/** Times are ISO 8601. */
export type DiscountRule = {
  readonly id: string
  readonly revision: string | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
  readonly active: boolean | null
  readonly name: string | null
  readonly trigger: RuleTrigger | null
  readonly activeFrom: string | null
  readonly activeUntil: string | null
  readonly discounts: readonly RuleDiscount[]
  readonly status: DiscountRuleStatus | null
  readonly usageCount: number | null
  readonly appliesTo: DiscountRuleSubject | null
  readonly usageLimit: number | null
}
