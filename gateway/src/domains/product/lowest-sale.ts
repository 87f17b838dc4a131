// The lowest price of a product over its variants: a variant given away or sold at a loss counts for the product.
import type { Price } from '../../platform/catalog/price.ts'
import type { Product } from '../../platform/catalog/product.ts'
import { type Amounts, amountsOfProduct, amountsOfVariant, managedVariantsOf } from './amounts.ts'

export type LowestSale = {
  /** The price with the lowest paid amount. */
  ownPrice: Price
  /** The paid amount is zero. */
  isFree: boolean
  /** Lowest profit as a fraction of the paid amount; minus infinity for a product with costs given away. */
  margin: number | null
}

type Line = Amounts & { ownPrice: Price }

/** Lists show the product's own price, shoppers pay that of a visible variant. */
function linesOf(product: Product): [Line, ...Line[]] {
  const own: Line = { ...amountsOfProduct(product), ownPrice: product.price }
  const shown = managedVariantsOf(product).filter(({ visible }) => visible)
  const lines = shown.map((variant) => ({
    ...amountsOfVariant(variant, own),
    ownPrice: variant.price.base ? variant.price : own.ownPrice,
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
export function lowestSaleOf(product: Product): LowestSale {
  const lines = linesOf(product)
  const cheapest = lines.reduce((one, other) => (other.sold < one.sold ? other : one))
  const margin = lines.map(marginOf).reduce(least, null)
  return { ownPrice: cheapest.ownPrice, isFree: cheapest.sold === 0n, margin }
}
