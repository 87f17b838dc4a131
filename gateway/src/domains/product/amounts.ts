// Exact amounts of money and weight of a product and its variants. docs/contract/catalog.md §5, §9.
import type { WireProduct, WireVariant } from '@vitrine/platform'
import { billionthsOf } from './exact-amounts.ts'

/** In billionths; null where a product has none. */
export type Amounts = { price: bigint; sold: bigint; cost: bigint | null; weight: bigint | null }

const exact = (amount: number | null | undefined): bigint | null =>
  typeof amount === 'number' ? billionthsOf(amount) : null

/** Returns the amounts of the product itself. */
export const amountsOfProduct = ({
  priceData,
  costAndProfitData,
  weight,
}: WireProduct): Amounts => ({
  price: exact(priceData?.price) ?? 0n,
  sold: exact(priceData?.discountedPrice ?? priceData?.price) ?? 0n,
  cost: exact(costAndProfitData?.itemCost),
  weight: exact(weight),
})

/** Returns the variants with their own amounts. */
export const managedVariantsOf = ({ manageVariants, variants }: WireProduct) =>
  manageVariants ? (variants ?? []) : []

/** Returns the amounts of a variant; missing ones are inherited from the product. */
export function amountsOfVariant({ variant }: WireVariant, product: Amounts): Amounts {
  const price = exact(variant?.priceData?.price) ?? product.price
  return {
    price,
    sold: exact(variant?.priceData?.discountedPrice) ?? price,
    cost: exact(variant?.costAndProfitData?.itemCost) ?? product.cost,
    weight: exact(variant?.weight) ?? product.weight,
  }
}
