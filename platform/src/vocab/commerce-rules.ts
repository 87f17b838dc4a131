// Words of shipping rules, discount rules, opening times and tips.

/** What a shipping rate depends on. Source: spec §3 (prose); docs/contract/checkout-order.md §9. */
export const shippingRuleTypes = ['BY_TOTAL_WEIGHT', 'BY_TOTAL_PRICE', 'BY_TOTAL_QUANTITY'] as const
export type ShippingRuleType = (typeof shippingRuleTypes)[number]

/** Comparison of a shipping rule. Source: spec §3. */
export const shippingRuleOperators = ['EQ', 'GT', 'GTE', 'LT', 'LTE'] as const
export type ShippingRuleOperator = (typeof shippingRuleOperators)[number]

/** Day of the week. Source: spec §3 (MON to SUN). */
export const weekdays = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'] as const
export type Weekday = (typeof weekdays)[number]

/** Unit of a distance. Source: spec §3. */
export const lengthUnits = [
  'KM',
  'MI',
  // not in the spec; source: docs/contract/checkout-order.md §9
  'UNSPECIFIED_LENGTH_UNIT',
] as const
export type LengthUnit = (typeof lengthUnits)[number]

/** Unit of a duration. Source: spec §3. */
export const durationUnits = ['MINUTES', 'HOURS', 'DAYS'] as const
export type DurationUnit = (typeof durationUnits)[number]

/** Kind of a tip. Source: spec §3. */
export const tipTypes = ['PERCENTAGE', 'AMOUNT', 'CUSTOM'] as const
export type TipType = (typeof tipTypes)[number]

/** How a tip is split. Source: spec §3. */
export const tipSplitMethods = ['EQUAL', 'PROPORTIONAL'] as const
export type TipSplitMethod = (typeof tipSplitMethods)[number]

/** Trigger of a discount rule. Source: spec §3 (not shown); docs/contract/checkout-order.md §9. */
export const discountRuleTriggerTypes = [
  'AND',
  'OR',
  'SUBTOTAL_RANGE',
  'ITEM_QUANTITY_RANGE',
  'CUSTOM',
  'CUSTOMER_ELIGIBILITY',
] as const
export type DiscountRuleTriggerType = (typeof discountRuleTriggerTypes)[number]

/** Target of a discount rule. Source: docs/contract/checkout-order.md §9. */
export const discountRuleTargetTypes = ['SPECIFIC_ITEMS', 'BUY_X_GET_Y'] as const
export type DiscountRuleTargetType = (typeof discountRuleTargetTypes)[number]

/** Scope of a discount rule. Source: docs/contract/checkout-order.md §9. */
export const discountRuleScopeTypes = ['CATALOG_ITEM', 'CUSTOM_FILTER'] as const
export type DiscountRuleScopeType = (typeof discountRuleScopeTypes)[number]

/** Customers a discount rule is for. Source: docs/contract/checkout-order.md §9. */
export const discountRuleEligibilities = [
  'INDIVIDUAL_MEMBERS',
  'CONTACT_SEGMENTS',
  'CONTACT_TAGS',
] as const
export type DiscountRuleEligibility = (typeof discountRuleEligibilities)[number]

/** Items a discount rule lowers. Source: docs/contract/checkout-order.md §9. */
export const discountRuleSubjects = ['ALL_ITEMS', 'LOWEST_PRICED_ITEM'] as const
export type DiscountRuleSubject = (typeof discountRuleSubjects)[number]

/** Purchases a discount rule covers. Source: docs/contract/checkout-order.md §9. */
export const discountRulePurchaseTypes = [
  'ONLY_ONE_TIME_PURCHASE',
  'ONLY_SUBSCRIPTION',
  'ALL_PURCHASE_TYPES',
] as const
export type DiscountRulePurchaseType = (typeof discountRulePurchaseTypes)[number]

/** What is added to the rate of a carrier. Source: the official SDK's types. */
export const handlingFeeTypes = ['FIXED', 'PERCENTAGE'] as const
