// A change of amounts of a product as rules: what is set, or moved by an amount or a percentage.
// contract/catalog.md §9, §10.
import type { AdjustValueBody, ProductChangeBody, SetValueBody } from '@vitrine/platform'
import { type Rule, ruleOf } from './adjust-amount.ts'
import { billionthsOf } from './exact-amounts.ts'
import type { Discount } from './sold-price.ts'

/** Rules by what they are about; what is absent stays. */
export type PriceChange = {
  /** Variants with a price of their own move by as much. */
  price?: Rule
  cost?: Rule
  weight?: Rule
  discount?: Discount
  /** Prices variants get after they moved along, by id. */
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

/** True when prices or costs are part of it: then it is judged before it is made. */
export const isAboutMoney = ({ price, cost, discount, variantPrices }: PriceChange): boolean =>
  [price, cost, discount, variantPrices].some((part) => part !== undefined)
