// Prices of the catalog as money: before and after the product's own discount.
import type { MoneySource } from '../../graphql/sources.ts'
import { isDiscounted, type Price } from '../../platform/catalog/price.ts'
import { moneyIn, noMoney } from './money.ts'

/** Names of the amounts of a price. */
export type PriceName = 'base' | 'paid' | 'perUnit'

export const moneyNamed = (price: Price, name: PriceName, fallback: string): MoneySource | null =>
  moneyIn(price.currency ?? fallback, price[name]?.amount, price[name]?.formatted)

/** Returns the price less the product's own discount. */
export const moneyPaid = (price: Price, currency: string): MoneySource =>
  moneyNamed(price, 'paid', currency) ?? noMoney(currency)

/** Returns the price without the discount; null without one. */
export const moneyBefore = (price: Price, currency: string): MoneySource | null =>
  isDiscounted(price) ? moneyNamed(price, 'base', currency) : null
