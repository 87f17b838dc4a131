// Exact amounts of money and weight of a product and its variants. docs/contract/catalog.md §5, §9.

import type { PriceAmount } from '../../platform/catalog/price.ts'
import type { Product } from '../../platform/catalog/product.ts'
import { emptyArray } from '../../platform/read-json.ts'
import { billionthsOf } from './exact-amounts.ts'

/** What a product and a variant have both. */
type Sold = Pick<Product, 'price' | 'costs' | 'weight'>

/** What the judgment of a price change reads of a product. */
export type PricedProduct = Sold &
  Pick<Product, 'id' | 'name' | 'discount' | 'managesVariants' | 'variants'>

/** In billionths; null where a product has none. */
export type Amounts = { price: bigint; sold: bigint; cost: bigint | null; weight: bigint | null }

const exact = (amount: number | null): bigint | null =>
  amount === null ? null : billionthsOf(amount)
const exactPrice = (price: PriceAmount | null | undefined): bigint | null =>
  exact(price?.amount ?? null)

/** Returns the amounts of the product itself. */
export const amountsOfProduct = ({ price, costs, weight }: Sold): Amounts => ({
  price: exactPrice(price.base) ?? 0n,
  sold: exactPrice(price.paid) ?? 0n,
  cost: exactPrice(costs?.cost),
  weight: exact(weight),
})

/** Returns the variants with their own amounts. */
export const managedVariantsOf = ({
  managesVariants,
  variants,
}: Pick<Product, 'managesVariants' | 'variants'>) => (managesVariants ? variants : emptyArray)

/** Returns the amounts of a variant; missing ones are inherited from the product. */
export function amountsOfVariant(variant: Sold, product: Amounts): Amounts {
  const price = exactPrice(variant.price.base) ?? product.price
  return {
    price,
    sold: exactPrice(variant.price.paid) ?? price,
    cost: exactPrice(variant.costs?.cost) ?? product.cost,
    weight: exact(variant.weight) ?? product.weight,
  }
}
