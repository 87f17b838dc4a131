// Prices, costs and weights of a product together with those of its variants. docs/contract/catalog.md §9.
import { maxCatalogAmount } from '@vitrine/platform'
import Big, { type BigSource } from 'big.js'
import { refused } from '../refuse.ts'
import type { StoredProduct } from '../rows/catalog-rows.ts'

export const withinBounds = (amount: Big, what: string): number => {
  if (amount.lt(0)) throw refused(400, 'NEGATIVE_AMOUNT', `The ${what} would become negative`)
  if (amount.gt(maxCatalogAmount)) {
    throw refused(400, 'AMOUNT_TOO_LARGE', `The ${what} would exceed ${maxCatalogAmount}`)
  }
  return amount.toNumber()
}

/** Sets the price; a variant's own price changes by the same amount and must not become negative. */
export function withPrice(product: StoredProduct, price: BigSource): StoredProduct {
  const shift = new Big(price).minus(product.price)
  return {
    ...product,
    price: withinBounds(new Big(price), 'price'),
    variants: product.variants.map((variant) =>
      variant.price === undefined
        ? variant
        : { ...variant, price: withinBounds(shift.plus(variant.price), 'price of a variant') },
    ),
  }
}

/** Sets cost or weight of the product and all variants. */
export const withEqual = (
  product: StoredProduct,
  what: 'cost' | 'weight',
  amount: number,
): StoredProduct => ({
  ...product,
  [what]: amount,
  variants: product.variants.map((variant) => ({ ...variant, [what]: undefined })),
})

/** Adjusts cost or weight of the product and of each variant with a value of its own. */
export function withMoved(
  product: StoredProduct,
  what: 'cost' | 'weight',
  move: (amount: Big) => Big,
): StoredProduct {
  const moved = (amount: number) => withinBounds(move(new Big(amount)), what)
  return {
    ...product,
    [what]: moved(product[what] ?? 0),
    variants: product.variants.map((variant) => {
      const own = variant[what]
      return own === undefined ? variant : { ...variant, [what]: moved(own) }
    }),
  }
}
