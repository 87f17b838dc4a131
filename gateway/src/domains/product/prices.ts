// Prices of products, in the shop's currency and in the caller's. docs/contract/catalog.md §5.
import type { WirePriceData, WireProduct } from '@vitrine/platform'
import type { WeightUnit } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { decimalText } from '../../graphql/decimal.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { MoneyRangeSource, MoneySource } from '../../graphql/sources.ts'
import { isDiscounted, moneyNamed, type PriceName, paidName } from '../common/catalog-price.ts'
import { moneyIn, moneyRange, noMoney } from '../common/money.ts'

type Priced = {
  priceData?: WirePriceData | null
  /** Older name of `priceData`, and the only one on a selected variant. */
  price?: WirePriceData | null
  convertedPriceData?: WirePriceData | null
}
export type StoreContext = { config: { store: { currency: string; weightUnit: WeightUnit } } }
type PriceContext = CatalogContext & StoreContext

/** Without a requested currency the platform converts to the site's own, which is ignored. */
function money(
  { priceData, price, convertedPriceData }: Priced,
  name: PriceName | typeof paidName,
  { currency, config }: PriceContext,
): MoneySource | null {
  const named = (data: WirePriceData) =>
    moneyNamed(data, typeof name === 'string' ? name : name(data), config.store.currency)
  const own = named(priceData ?? price ?? {})
  if (!own) return null
  const converted = currency && convertedPriceData ? named(convertedPriceData) : null
  return { ...own, converted: converted && converted.currency !== own.currency ? converted : null }
}

/** Returns what a shopper pays. */
export const priceOf = (priced: Priced, context: PriceContext): MoneySource =>
  money(priced, paidName, context) ?? noMoney(context.config.store.currency)

/** Returns the price before the discount. */
export const basePriceOf = (priced: Priced, context: PriceContext): MoneySource =>
  money(priced, 'price', context) ?? noMoney(context.config.store.currency)

/** Returns the price that is struck through; null without a discount. */
export const compareAtPriceOf = (priced: Priced, context: PriceContext): MoneySource | null =>
  isDiscounted(priced.priceData ?? priced.price ?? {}) ? money(priced, 'price', context) : null

/** Returns the price of one base unit. */
export const unitPriceOf = (priced: Priced, context: PriceContext): MoneySource | null =>
  money(priced, 'pricePerUnit', context)

type Range = WireProduct['priceRange']

/** Returns a range of the product's currency. */
export const moneyRangeOf = (
  range: Range,
  { priceData }: WireProduct,
  { config }: StoreContext,
): MoneyRangeSource | null =>
  moneyRange(range, (bound) => moneyIn(priceData?.currency ?? config.store.currency, bound))

/** Returns the discount of a product. Its amount is in the product's currency. */
export function discountOf({ discount, priceData }: WireProduct, fallback: string) {
  const type = discount?.type ?? 'NONE'
  const value = discount?.value ?? 0
  return {
    type,
    amount: type === 'AMOUNT' ? moneyIn(priceData?.currency ?? fallback, value) : null,
    percent: type === 'PERCENT' ? decimalText(value) : null,
  }
}

export const priceResolvers = {
  PricePerUnit: {
    price: (product, _, context) => unitPriceOf(product, context),
    totalQuantity: (product) => decimalText(product.pricePerUnitData?.totalQuantity ?? 0),
    totalUnit: (product) => product.pricePerUnitData?.totalMeasurementUnit ?? 'UNKNOWN',
    baseQuantity: (product) => decimalText(product.pricePerUnitData?.baseQuantity ?? 0),
    baseUnit: (product) => product.pricePerUnitData?.baseMeasurementUnit ?? 'UNKNOWN',
  },
} satisfies DomainResolvers
