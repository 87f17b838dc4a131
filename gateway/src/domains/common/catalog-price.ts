// Prices as the catalog sends them: before and after the product's own discount. docs/contract/catalog.md §5.
import type { WirePriceData } from '@vitrine/platform'
import type { MoneySource } from '../../graphql/sources.ts'
import { moneyIn, noMoney } from './money.ts'

/** Names of prices in catalog data; formatted values have the same names. */
export type PriceName = 'price' | 'discountedPrice' | 'pricePerUnit'

export const isDiscounted = ({ price, discountedPrice }: WirePriceData) =>
  (discountedPrice ?? price ?? 0) < (price ?? 0)

/** Older data has the price before the discount only. */
export const paidName = (data: WirePriceData): PriceName =>
  data.discountedPrice === null || data.discountedPrice === undefined ? 'price' : 'discountedPrice'

export const moneyNamed = (
  data: WirePriceData,
  name: PriceName,
  fallback: string,
): MoneySource | null => moneyIn(data.currency ?? fallback, data[name], data.formatted?.[name])

/** Returns the price less the product's own discount. */
export const moneyPaid = (own: WirePriceData, currency: string): MoneySource =>
  moneyNamed(own, paidName(own), currency) ?? noMoney(currency)

/** Returns the price without the discount; null without one. */
export const moneyBefore = (own: WirePriceData, currency: string): MoneySource | null =>
  isDiscounted(own) ? moneyNamed(own, 'price', currency) : null
