// A change of product amounts as functions: setting, or adjusting by an amount or a percentage. docs/contract/catalog.md
// §9, §10.
import type { AdjustValueBody, ProductChangeBody, SetValueBody } from '@vitrine/platform'
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
export const changeOfAdjust = ({ price, cost, weight }: AdjustValueBody): PriceChange => ({
  ...(price && { price: ruleOf(price, true) }),
  ...(cost && { cost: ruleOf(cost, true) }),
  ...(weight && { weight: ruleOf(weight, false) }),
})

/** Reads a bulk `set`. */
export const changeOfSet = ({ price, cost, weight }: SetValueBody): PriceChange => ({
  price: fixed(price),
  cost: fixed(cost),
  weight: fixed(weight),
})

/** Reads a change of one product. */
export const changeOfProduct = (body: ProductChangeBody): PriceChange => ({
  price: fixed(body.priceData?.price),
  cost: fixed(body.costAndProfitData?.itemCost),
  weight: fixed(body.weight),
  ...(body.discount && { discount: body.discount }),
})

/** Returns whether a change affects prices or costs, which are judged before it is made. */
export const isAboutMoney = ({ price, cost, discount, variantPrices }: PriceChange): boolean =>
  [price, cost, discount, variantPrices].some((part) => part !== undefined)
