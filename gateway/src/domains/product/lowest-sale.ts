// What a product is sold at in the worst case: a variant given away or sold at a loss is one of the product.
import type { WirePriceData, WireProduct } from '@vitrine/platform'
import { type Amounts, amountsOfProduct, amountsOfVariant, managedVariantsOf } from './amounts.ts'

export type LowestSale = {
  /** The price data with the lowest amount a shopper pays. */
  priceData: WirePriceData
  /** Nothing is paid. */
  isFree: boolean
  /** Lowest profit as a fraction of what is paid; minus infinity where goods that cost something are given away. */
  margin: number | null
}

type Line = Amounts & { priceData: WirePriceData }

/** A shopper sees the product's own price in lists, and pays that of a variant that is shown. */
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
  // Of nothing there is no fraction, but giving away what costs something is a loss.
  if (sold === 0n) return cost > 0n ? Number.NEGATIVE_INFINITY : null
  return Number(sold - cost) / Number(sold)
}

const least = (one: number | null, other: number | null) => {
  if (one === null || other === null) return one ?? other
  return Math.min(one, other)
}

/** Returns the lowest sale over a product and its visible variants, discounts counted. */
export function lowestSaleOf(product: WireProduct): LowestSale {
  const lines = linesOf(product)
  const cheapest = lines.reduce((one, other) => (other.sold < one.sold ? other : one))
  const margin = lines.map(marginOf).reduce(least, null)
  return { priceData: cheapest.priceData, isFree: cheapest.sold === 0n, margin }
}
