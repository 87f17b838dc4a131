// A change of product amounts as functions: setting, or adjusting by an amount or a percentage. docs/contract/catalog.md
// §9, §10.
import type { ProductChange } from '../../platform/catalog/product-change.ts'
import type { PropertyAdjustment, PropertyValue } from '../../platform/catalog/property-change.ts'
import { type Rule, ruleOf } from './adjust-amount.ts'
import { billionthsOf } from './exact-amounts.ts'
import type { Discount } from './sold-price.ts'

/** The function of each amount; a missing one stays unchanged. */
export type PriceChange = {
  /** Variants with their own prices change by the same difference. */
  price?: Rule
  cost?: Rule
  weight?: Rule
  discount?: Discount
  /** Prices of variants by id, set after the adjustment. */
  variantPrices?: ReadonlyMap<string, Rule>
}

const fixed = (amount: number | null | undefined): Rule | undefined => {
  if (typeof amount !== 'number') return undefined
  const value = billionthsOf(amount)
  return () => value
}

/** Reads a bulk `adjust`. */
export const changeOfAdjust = ({ basePrice, cost, weight }: PropertyAdjustment): PriceChange => ({
  ...(basePrice && { price: ruleOf(basePrice, true) }),
  ...(cost && { cost: ruleOf(cost, true) }),
  ...(weight && { weight: ruleOf(weight, false) }),
})

/** Reads a bulk `set`. */
export const changeOfSet = ({ basePrice, cost, weight }: PropertyValue): PriceChange => ({
  price: fixed(basePrice),
  cost: fixed(cost),
  weight: fixed(weight),
})

/** Reads a change of one product. */
export const changeOfProduct = (product: ProductChange): PriceChange => ({
  price: fixed(product.basePrice),
  cost: fixed(product.cost),
  weight: fixed(product.weight),
  ...(product.discount && { discount: product.discount }),
})

/** Returns whether a change affects prices or costs, which are judged before it is made. */
export const isAboutMoney = ({ price, cost, discount, variantPrices }: PriceChange): boolean =>
  [price, cost, discount, variantPrices].some((part) => part !== undefined)
