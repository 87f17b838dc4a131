// Prices of a product: form values, validation and input. docs/contract/catalog.md §5, §14.

import type {
  DiscountType,
  MeasurementUnit,
  ProductDiscountInput,
  UpdateProductInput,
} from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/product.ts'
import { amountProblem } from '../../lib/cents.ts'
import { type Discount, discountOf } from '../../lib/discount-words.ts'
import { discountProblem, optionalAmountProblem } from './amounts.ts'
import type { Product } from './product.ts'

export type PerUnit = {
  totalQuantity: string
  totalUnit: MeasurementUnit
  baseQuantity: string
  baseUnit: MeasurementUnit
}
export type Pricing = { basePrice: string; discount: Discount; cost: string; pricePerUnit: PerUnit }

/** Units of the same quantity, which can be combined [assumed, as the platform does]. */
export const unitFamilies: readonly (readonly MeasurementUnit[])[] = [
  ['ML', 'CL', 'L', 'CBM'],
  ['MG', 'G', 'KG'],
  ['MM', 'CM', 'M'],
  ['SQM'],
  ['OZ', 'LB'],
  ['FLOZ', 'PT', 'QT', 'GAL'],
  ['IN', 'FT', 'YD'],
  ['SQFT'],
]

const noUnit: PerUnit = { totalQuantity: '', totalUnit: 'G', baseQuantity: '', baseUnit: 'G' }

export const pricingOf = (product: Product): Pricing => {
  const unit = product.pricePerUnit
  return {
    basePrice: product.basePrice.amount,
    discount: discountOf(product),
    cost: product.costAndProfit?.cost?.amount ?? '',
    pricePerUnit: unit
      ? {
          totalQuantity: unit.totalQuantity,
          totalUnit: unit.totalUnit,
          baseQuantity: unit.baseQuantity,
          baseUnit: unit.baseUnit,
        }
      : noUnit,
  }
}

const costStays = messages.costStays
const unitStays = messages.amountStays

export function pricingFaults(now: Pricing, product: Product): Record<string, string | null> {
  const had = product.costAndProfit?.cost
  const cost = had && now.cost.trim() === '' ? costStays : optionalAmountProblem(now.cost)
  return {
    basePrice: amountProblem(now.basePrice),
    cost,
    [discountField(now.discount)]: discountProblem(now.discount, now.basePrice),
    ...unitFaults(now.pricePerUnit, Boolean(product.pricePerUnit)),
  }
}

function unitFaults(unit: PerUnit, isThere: boolean): Record<string, string | null> {
  const { totalQuantity, baseQuantity, totalUnit, baseUnit } = unit
  const isEmpty = totalQuantity.trim() === '' && baseQuantity.trim() === ''
  if (isEmpty) return isThere ? { 'pricePerUnit.totalQuantity': unitStays } : {}
  const family = unitFamilies.find((units) => units.includes(totalUnit))
  const isSame = family?.includes(baseUnit) ?? totalUnit === baseUnit
  return {
    'pricePerUnit.totalQuantity': quantityProblem(totalQuantity),
    'pricePerUnit.baseQuantity': quantityProblem(baseQuantity),
    'pricePerUnit.baseUnit': isSame ? null : messages.bothUnitsHaveToMeasureSame,
  }
}

const quantityProblem = (text: string) =>
  amountProblem(text) ?? (/[1-9]/.test(text) ? null : messages.amountTooSmall)

/** The argument that the value of a discount is sent as. */
export const discountField = ({ type }: Pick<Discount, 'type'>): string =>
  type === 'PERCENT' ? 'discount.percent' : 'discount.amount'

function discountInput(type: DiscountType, value: string): ProductDiscountInput {
  if (type === 'PERCENT') return { percent: value }
  return type === 'AMOUNT' ? { amount: value } : { none: true }
}

type PricingChange = Pick<UpdateProductInput, 'basePrice' | 'cost' | 'discount' | 'pricePerUnit'>

export function pricingInput(now: Pricing, changed: readonly (keyof Pricing)[]): PricingChange {
  const { type, value } = now.discount
  const { totalQuantity, baseQuantity, ...units } = now.pricePerUnit
  const parts: Record<keyof Pricing, PricingChange> = {
    basePrice: { basePrice: now.basePrice.trim() },
    cost: { cost: now.cost.trim() },
    discount: { discount: discountInput(type, value.trim()) },
    pricePerUnit: {
      pricePerUnit: {
        ...units,
        totalQuantity: totalQuantity.trim(),
        baseQuantity: baseQuantity.trim(),
      },
    },
  }
  return Object.assign({}, ...changed.map((name) => parts[name]))
}

export const unitWords = ({ totalQuantity, totalUnit, baseQuantity, baseUnit }: PerUnit): string =>
  totalQuantity ? messages.pricedByUnits({ totalQuantity, totalUnit, baseQuantity, baseUnit }) : ''
