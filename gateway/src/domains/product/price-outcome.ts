// Computes what a change does to a product and its variants by the platform's rules, before it is sent.
// docs/contract/catalog.md §5, §9, §10.
import type { ProductVariant } from '../../platform/catalog/product.ts'
import { isOutOfRange, type Rule } from './adjust-amount.ts'
import {
  type Amounts,
  amountsOfProduct,
  amountsOfVariant,
  managedVariantsOf,
  type PricedProduct,
} from './amounts.ts'
import type { PriceChange } from './price-change.ts'
import { currencyStep, dueAt } from './sold-price.ts'

export type OutcomeLine = {
  /** Null for the product itself. */
  variant: ProductVariant | null
  before: Amounts
  after: Amounts
  /** Price less discount after the change; may be negative. */
  due: bigint
}

export type Outcome = {
  product: PricedProduct
  /** The product, and its variants if they are managed. */
  lines: readonly [OutcomeLine, ...OutcomeLine[]]
  /** The platform refuses one of the amounts. */
  isRefused: boolean
}

const stays: Rule = (amount) => amount

/** Computes a change of one product. */
export function outcomeOf(product: PricedProduct, change: PriceChange): Outcome {
  const step = currencyStep(product.price.currency ?? 'USD')
  const discount = change.discount ?? product.discount
  const before = amountsOfProduct(product)
  const lineOf = (variant: ProductVariant | null, was: Amounts, priceRule: Rule): OutcomeLine => {
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
  const variants = managedVariantsOf(product).map((variant) => {
    const given = change.variantPrices?.get(variant.id)
    return lineOf(variant, amountsOfVariant(variant, before), given ?? ((price) => price + shift))
  })
  const lines: Outcome['lines'] = [own, ...variants]
  return { product, lines, isRefused: lines.some(isLineRefused) }
}

const isLineRefused = ({ after: { price, cost, weight } }: OutcomeLine): boolean =>
  [price, cost, weight].some((amount) => amount !== null && isOutOfRange(amount))
