// Flattens a discount rule. docs/contract/checkout-order.md §10.
import type { WireDiscountRule } from '@vitrine/platform'

type Condition = NonNullable<WireDiscountRule['trigger']>
type Single = Pick<
  Condition,
  'triggerType' | 'customTrigger' | 'subtotalRange' | 'itemQuantityRange' | 'customerEligibility'
>
type Range = NonNullable<Condition['subtotalRange'] | Condition['itemQuantityRange']>
type Scope = NonNullable<NonNullable<Condition['subtotalRange']>['scopes']>[number]
type Discount = NonNullable<NonNullable<WireDiscountRule['discounts']>['values']>[number]

const scopeOf = ({ id, type, catalogItemFilter: items, customFilter: custom }: Scope) => ({
  id,
  type,
  catalogAppId: items?.catalogAppId,
  catalogItemIds: items?.catalogItemIds ?? [],
  filterAppId: custom?.appId,
  filterParams: custom?.params,
})

const boundOf = (bound: string | number | null | undefined) =>
  bound === null || bound === undefined ? null : String(bound)

const rangeOf = (range: Range | null | undefined) =>
  range
    ? {
        scopes: (range.scopes ?? []).map(scopeOf),
        from: boundOf(range.from),
        to: boundOf(range.to),
      }
    : null

const singleOf = (condition: Single) => ({
  triggerType: condition.triggerType,
  customTriggerAppId: condition.customTrigger?.appId,
  customTriggerId: condition.customTrigger?.id,
  subtotalRange: rangeOf(condition.subtotalRange),
  itemQuantityRange: rangeOf(condition.itemQuantityRange),
  customerEligibility: condition.customerEligibility?.eligibilityType,
  triggers: [],
})

const triggerOf = ({ and, or, ...condition }: Condition) => ({
  ...singleOf(condition),
  triggers: (and ?? or)?.triggers?.map(singleOf) ?? [],
})

const discountOf = ({ quantityBased, specificItemsInfo: items, ...discount }: Discount) => ({
  discountType: discount.discountType,
  targetType: discount.targetType,
  percentage: discount.percentage,
  fixedAmount: discount.fixedAmount,
  fixedPrice: discount.fixedPrice,
  quantityPrices: quantityBased?.configurations ?? [],
  scopes: (items?.scopes ?? []).map(scopeOf),
  limit: items?.limit,
})

export const discountRuleOf = (rule: WireDiscountRule) => ({
  id: rule.id,
  revision: rule.revision,
  createdDate: rule.createdDate,
  updatedDate: rule.updatedDate,
  active: rule.active,
  name: rule.name,
  trigger: rule.trigger ? triggerOf(rule.trigger) : null,
  activeFrom: rule.activeTimeInfo?.start,
  activeUntil: rule.activeTimeInfo?.end,
  discounts: (rule.discounts?.values ?? []).map(discountOf),
  status: rule.status,
  usageCount: rule.usageCount,
  appliesTo: rule.settings?.appliesTo,
  usageLimit: rule.settings?.usageLimit,
})
