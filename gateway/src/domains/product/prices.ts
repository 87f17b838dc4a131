// Prices of products, in the shop's currency and in the caller's. docs/contract/catalog.md §5.
import type { WeightUnit } from '../../__generated__/schema-types.ts'
import type { CatalogContext } from '../../cache/cached-catalog.ts'
import { decimalText } from '../../graphql/decimal.ts'
import type { DomainResolvers } from '../../graphql/domain-resolvers.ts'
import type { MoneyRangeSource, MoneySource } from '../../graphql/sources.ts'
import { isDiscounted, type NumberRange, type Price } from '../../platform/catalog/price.ts'
import type { Product } from '../../platform/catalog/product.ts'
import { moneyNamed, type PriceName } from '../common/catalog-price.ts'
import { money as moneyAt, moneyIn, noMoney } from '../common/money.ts'

type Priced = { readonly price: Price; readonly convertedPrice: Price | null }
export type StoreContext = {
  config: { store: { weightUnit: WeightUnit } }
  storeFacts: { currency: string; isCurrencyKnown: boolean }
}
type PriceContext = CatalogContext & StoreContext

/** Without a requested currency the platform converts to the site's own, which is ignored. */
function money(
  { price, convertedPrice }: Priced,
  name: PriceName,
  { currency, storeFacts }: PriceContext,
): MoneySource | null {
  const own = moneyNamed(price, name, storeFacts.currency)
  if (!own) return null
  const converted =
    currency && convertedPrice ? moneyNamed(convertedPrice, name, storeFacts.currency) : null
  return converted && converted.currency !== own.currency ? { ...own, converted } : own
}

/** Returns what a shopper pays. */
export const priceOf = (priced: Priced, context: PriceContext): MoneySource =>
  money(priced, 'paid', context) ?? noMoney(context.storeFacts.currency)

/** Returns the price before the discount. */
export const basePriceOf = (priced: Priced, context: PriceContext): MoneySource =>
  money(priced, 'base', context) ?? noMoney(context.storeFacts.currency)

/** Returns the price that is struck through; null without a discount. */
export const compareAtPriceOf = (priced: Priced, context: PriceContext): MoneySource | null =>
  isDiscounted(priced.price) ? money(priced, 'base', context) : null

/** Returns the price of one base unit. */
export const unitPriceOf = (priced: Priced, context: PriceContext): MoneySource | null =>
  money(priced, 'perUnit', context)

/** Returns a range of the product's currency. */
export function moneyRangeOf(
  range: NumberRange | null,
  { price }: Pick<Product, 'price'>,
  { storeFacts }: StoreContext,
): MoneyRangeSource | null {
  if (range === null) return null
  const bound = (amount: number) => moneyAt(price.currency ?? storeFacts.currency, amount)
  return { min: bound(range.min), max: bound(range.max) }
}

/** Returns the discount of a product. Its amount is in the product's currency. */
export function discountOf(
  { discount: { type, value }, price }: Pick<Product, 'discount' | 'price'>,
  fallback: string,
) {
  return {
    type,
    amount: type === 'AMOUNT' ? moneyIn(price.currency ?? fallback, value) : null,
    percent: type === 'PERCENT' ? decimalText(value) : null,
  }
}

export const priceResolvers = {
  PricePerUnit: {
    price: (product, _, context) => unitPriceOf(product, context),
    totalQuantity: ({ pricePerUnit }) => decimalText(pricePerUnit.totalQuantity),
    totalUnit: ({ pricePerUnit }) => pricePerUnit.totalUnit,
    baseQuantity: ({ pricePerUnit }) => decimalText(pricePerUnit.baseQuantity),
    baseUnit: ({ pricePerUnit }) => pricePerUnit.baseUnit,
  },
} satisfies DomainResolvers
