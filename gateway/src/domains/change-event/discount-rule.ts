// Flattens a discount rule. docs/contract/checkout-order.md §10.
import type { WireDiscountRule } from '@vitrine/platform'
import { decimalOrNull } from '../../graphql/decimal.ts'
import { moneyIn } from '../common/money.ts'

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

type Bound = string | number | null | undefined

const boundOf = (bound: Bound) => (bound === null || bound === undefined ? null : String(bound))

const rangeOf = <Made>(range: Range | null | undefined, read: (bound: Bound) => Made) =>
  range
    ? {
        scopes: (range.scopes ?? []).map(scopeOf),
        min: read(range.from),
        max: read(range.to),
      }
    : null

const singleOf = (condition: Single, currency: string) => ({
  type: condition.triggerType,
  customTriggerAppId: condition.customTrigger?.appId,
  customTriggerId: condition.customTrigger?.id,
  subtotalRange: rangeOf(condition.subtotalRange, (bound) => moneyIn(currency, bound)),
  itemQuantityRange: rangeOf(condition.itemQuantityRange, boundOf),
  customerEligibility: condition.customerEligibility?.eligibilityType,
  triggers: [],
})

const triggerOf = ({ and, or, ...condition }: Condition, currency: string) => ({
  ...singleOf(condition, currency),
  triggers: (and ?? or)?.triggers?.map((one) => singleOf(one, currency)) ?? [],
})

const discountOf = (
  { quantityBased, specificItemsInfo: items, ...discount }: Discount,
  currency: string,
) => ({
  type: discount.discountType,
  targetType: discount.targetType,
  percent: decimalOrNull(discount.percentage),
  fixedAmount: moneyIn(currency, discount.fixedAmount),
  fixedPrice: moneyIn(currency, discount.fixedPrice),
  quantityPrices: (quantityBased?.configurations ?? []).map(({ quantity, price }) => ({
    quantity,
    price: moneyIn(currency, price),
  })),
  scopes: (items?.scopes ?? []).map(scopeOf),
  limit: items?.limit,
})

export const discountRuleOf = (rule: WireDiscountRule, currency: string) => ({
  id: rule.id,
  revision: rule.revision,
  createdAt: rule.createdDate,
  updatedAt: rule.updatedDate,
  active: rule.active,
  name: rule.name,
  trigger: rule.trigger ? triggerOf(rule.trigger, currency) : null,
  activeFrom: rule.activeTimeInfo?.start,
  activeUntil: rule.activeTimeInfo?.end,
  discounts: (rule.discounts?.values ?? []).map((one) => discountOf(one, currency)),
  status: rule.status,
  usageCount: rule.usageCount,
  appliesTo: rule.settings?.appliesTo,
  usageLimit: rule.settings?.usageLimit,
})
