// Prices of products, in the shop's currency and in the caller's. docs/contract/catalog.md §5.
import type { WirePriceData } from '@vitrine/platform'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { ProductPriceSource } from '../../graphql/sources.ts'
import { catalogMoney } from '../common/money.ts'

type Priced = {
  priceData?: WirePriceData | null
  /** Older name of `priceData`, and the only one on a selected variant. */
  price?: WirePriceData | null
  convertedPriceData?: WirePriceData | null
}

/** Without a requested currency the platform converts to the site's own, which is ignored. */
export const pricesOf = (
  { priceData, price, convertedPriceData }: Priced,
  { currency }: CatalogContext,
): ProductPriceSource => ({
  own: priceData ?? price ?? {},
  converted: (currency && convertedPriceData) || null,
})

const zero = (currency: string) => ({
  amount: '0',
  currency,
  formatted: `0 ${currency}`,
  converted: null,
})

/** Returns the price less the product's own discount. */
export const moneyPaid = (own: WirePriceData, currency: string) =>
  paidOf({ own, converted: null }, currency)

const paidOf = (prices: ProductPriceSource, currency: string) =>
  catalogMoney(prices, 'discountedPrice', currency) ??
  catalogMoney(prices, 'price', currency) ??
  zero(currency)

export const priceResolvers = {
  ProductPrice: {
    price: (prices, _, { config }) =>
      catalogMoney(prices, 'price', config.store.currency) ?? zero(config.store.currency),
    discountedPrice: (prices, _, { config }) => paidOf(prices, config.store.currency),
    isDiscounted: ({ own }) => (own.discountedPrice ?? own.price ?? 0) < (own.price ?? 0),
    perUnit: (prices, _, { config }) => catalogMoney(prices, 'pricePerUnit', config.store.currency),
  },
  PricePerUnit: {
    price: (product, _, context) =>
      catalogMoney(pricesOf(product, context), 'pricePerUnit', context.config.store.currency),
    totalQuantity: (product) => product.pricePerUnitData?.totalQuantity ?? 0,
    totalUnit: (product) => product.pricePerUnitData?.totalMeasurementUnit ?? 'UNSPECIFIED',
    baseQuantity: (product) => product.pricePerUnitData?.baseQuantity ?? 0,
    baseUnit: (product) => product.pricePerUnitData?.baseMeasurementUnit ?? 'UNSPECIFIED',
  },
} satisfies DomainResolvers
