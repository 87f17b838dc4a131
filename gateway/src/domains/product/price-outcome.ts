// What a change makes of a product and its variants, worked out by the platform's rules before anything is
// sent: the one sum of money the gateway does itself. contract/catalog.md §5, §9, §10.
import type { WireProduct, WireVariant } from '@vitrine/platform'
import { isOutOfRange, type Rule } from './adjust-amount.ts'
import { billionthsOf } from './exact-amounts.ts'
import type { PriceChange } from './price-change.ts'
import { currencyStep, dueAt } from './sold-price.ts'

/** In billionths; null for what a product does not have. */
export type Amounts = { price: bigint; sold: bigint; cost: bigint | null; weight: bigint | null }

export type OutcomeLine = {
  /** Null for the product itself. */
  variant: WireVariant | null
  before: Amounts
  after: Amounts
  /** Price less discount afterwards, also below zero. */
  due: bigint
}

export type Outcome = {
  product: WireProduct
  /** The product, and its variants where they are managed. */
  lines: readonly [OutcomeLine, ...OutcomeLine[]]
  /** The platform takes no such amount. */
  isRefused: boolean
}

const exact = (amount: number | null | undefined): bigint | null =>
  typeof amount === 'number' ? billionthsOf(amount) : null

const stays: Rule = (amount) => amount

/** Works out a change of one product. */
export function outcomeOf(product: WireProduct, change: PriceChange): Outcome {
  const { priceData } = product
  const step = currencyStep(priceData?.currency ?? 'USD')
  const discount = change.discount ?? product.discount
  const before: Amounts = {
    price: exact(priceData?.price) ?? 0n,
    sold: exact(priceData?.discountedPrice ?? priceData?.price) ?? 0n,
    cost: exact(product.costAndProfitData?.itemCost),
    weight: exact(product.weight),
  }
  const lineOf = (variant: WireVariant | null, was: Amounts, priceRule: Rule): OutcomeLine => {
    const price = priceRule(was.price)
    const due = dueAt(price, discount, step)
    const after: Amounts = {
      price,
      sold: due < 0n ? 0n : due,
      cost: was.cost === null ? null : (change.cost ?? stays)(was.cost),
      weight: was.weight === null ? null : (change.weight ?? stays)(was.weight),
    }
    return { variant, before: was, after, due }
  }
  const own = lineOf(null, before, change.price ?? stays)
  const shift = own.after.price - before.price
  const variants = variantsOf(product).map((variant) => {
    const given = change.variantPrices?.get(variant.id)
    return lineOf(variant, amountsOf(variant, before), given ?? ((price) => price + shift))
  })
  const lines: Outcome['lines'] = [own, ...variants]
  return { product, lines, isRefused: lines.some(isLineRefused) }
}

const variantsOf = ({ manageVariants, variants }: WireProduct) =>
  manageVariants ? (variants ?? []) : []

function amountsOf({ variant }: WireVariant, product: Amounts): Amounts {
  const price = exact(variant?.priceData?.price) ?? product.price
  return {
    price,
    sold: exact(variant?.priceData?.discountedPrice) ?? price,
    cost: exact(variant?.costAndProfitData?.itemCost) ?? product.cost,
    weight: exact(variant?.weight) ?? product.weight,
  }
}

const isLineRefused = ({ after: { price, cost, weight } }: OutcomeLine): boolean =>
  [price, cost, weight].some((amount) => amount !== null && isOutOfRange(amount))
