// The lowest price of a product over its variants: a variant given away or sold at a loss counts for the product.
import type { WirePriceData, WireProduct } from '@vitrine/platform'
import { type Amounts, amountsOfProduct, amountsOfVariant, managedVariantsOf } from './amounts.ts'

export type LowestSale = {
  /** The price data with the lowest paid amount. */
  priceData: WirePriceData
  /** The paid amount is zero. */
  isFree: boolean
  /** Lowest profit as a fraction of the paid amount; minus infinity for a product with costs given away. */
  margin: number | null
}

type Line = Amounts & { priceData: WirePriceData }

/** Lists show the product's own price, shoppers pay that of a visible variant. */
function linesOf(product: WireProduct): [Line, ...Line[]] {
  const own: Line = { ...amountsOfProduct(product), priceData: product.priceData ?? {} }
  const shown = managedVariantsOf(product).filter(({ variant }) => variant?.visible !== false)
  const lines = shown.map((variant) => ({
    ...amountsOfVariant(variant, own),
    priceData: variant.variant?.priceData ?? own.priceData,
  }))
  return [own, ...lines]
}

function marginOf({ sold, cost }: Line): number | null {
  if (cost === null) return null
  // The fraction of a zero price is undefined, but giving away a product with costs is a loss.
  if (sold === 0n) return cost > 0n ? Number.NEGATIVE_INFINITY : null
  return Number(sold - cost) / Number(sold)
}

const least = (one: number | null, other: number | null) => {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/** Returns the lowest sale over a product and its visible variants, after discounts. */
export function lowestSaleOf(product: WireProduct): LowestSale {
  const lines = linesOf(product)
  const cheapest = lines.reduce((one, other) => (other.sold < one.sold ? other : one))
  const margin = lines.map(marginOf).reduce(least, null)
  return { priceData: cheapest.priceData, isFree: cheapest.sold === 0n, margin }
}
