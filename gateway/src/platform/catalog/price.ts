// Prices of the catalog, as the platform computes and formats them.
import type { DiscountType } from '../../__generated__/schema-types.ts'

/** An amount, with the platform's text where it sends one. */
export type PriceAmount = { readonly amount: number; readonly formatted: string | null }

/** What one unit of a product or a variant costs. An amount is null where the platform sends none. */
export type Price = {
  /** ISO 4217; null is that of the shop. */
  readonly currency: string | null
  /** Before the discount. */
  readonly base: PriceAmount | null
  /** What a shopper pays. */
  readonly paid: PriceAmount | null
  /** For one unit of `PricePerUnit`. */
  readonly perUnit: PriceAmount | null
}

/** What a shopper does not see: the merchant's cost of a product or a variant, and what is earned by selling it. */
export type Costs = {
  readonly cost: PriceAmount | null
  readonly profit: PriceAmount | null
  /** Profit as a fraction of the paid amount. */
  readonly margin: number | null
}

/** The discount of a product. `value`: an amount of money, or a percentage. */
export type ProductDiscount = {
  readonly type: DiscountType
  readonly value: number
}

/** The least and the greatest price, cost or weight over the variants of a product. */
export type NumberRange = { readonly min: number; readonly max: number }

/** A price without amounts, of a product that the platform sends without one. */
export const noPrice: Price = Object.freeze({
  currency: null,
  base: null,
  paid: null,
  perUnit: null,
})

/** Returns whether a shopper pays less than the price before the discount. */
export const isDiscounted = ({ base, paid }: Price): boolean =>
  base !== null && paid !== null && paid.amount < base.amount
