// Calculates prices of a product or variant. Source: docs/contract/catalog.md §5 "Computation rules".
import type { WireCostAndProfit, WirePriceData } from '@vitrine/platform'
import Big from 'big.js'
import type { StoredProduct, StoredVariant } from '../rows/catalog-rows.ts'
import { convert, type Display, formatAmount, larger, roundTo, zero } from './money.ts'
import { unitFactor } from './units.ts'

type Priced = Pick<StoredProduct, 'price' | 'cost' | 'discount' | 'pricePerUnit'>

/** Returns the price of a variant before the product's discount. */
export const fullPriceOf = (product: Priced, variant?: StoredVariant): Big =>
  new Big(variant?.price ?? product.price)

/** AMOUNT: price − value, never below zero; PERCENT: price × (1 − value/100). */
export function discountedPriceOf(
  product: Priced,
  variant: StoredVariant | undefined,
  currency: string,
): Big {
  const full = fullPriceOf(product, variant)
  const { type, value } = product.discount
  if (type === 'AMOUNT') return larger(zero, full.minus(value))
  if (type === 'PERCENT') return roundTo(full.times(new Big(100).minus(value)).div(100), currency)
  return full
}

/** discountedPrice × baseQuantity / totalQuantity, in one unit. */
function pricePerUnitOf(product: Priced, discounted: Big, currency: string): Big | undefined {
  const per = product.pricePerUnit
  if (!per) return undefined
  const factor = unitFactor(per.baseMeasurementUnit, per.totalMeasurementUnit) ?? new Big(1)
  const base = factor.times(per.baseQuantity)
  return roundTo(discounted.times(base).div(per.totalQuantity), currency)
}

/** Returns prices in the shop's currency, or converted to the currency of `display`. */
export function priceDataOf(
  product: Priced,
  variant: StoredVariant | undefined,
  display: Display,
): WirePriceData {
  const shown = display.conversion
  const price = convert(fullPriceOf(product, variant), display)
  const discounted = convert(discountedPriceOf(product, variant, display.currency), display)
  const perUnit = pricePerUnitOf(product, discounted, shown)
  return {
    currency: shown,
    price: price.toNumber(),
    discountedPrice: discounted.toNumber(),
    ...(perUnit && { pricePerUnit: perUnit.toNumber() }),
    formatted: {
      price: formatAmount(price, shown),
      discountedPrice: formatAmount(discounted, shown),
      ...(perUnit && { pricePerUnit: formatAmount(perUnit, shown) }),
    },
  }
}

/** profit = discountedPrice − cost; margin = profit / discountedPrice, four digits. */
export function costAndProfitOf(
  product: Priced,
  variant: StoredVariant | undefined,
  currency: string,
): WireCostAndProfit {
  const cost = new Big(variant?.cost ?? product.cost)
  const discounted = discountedPriceOf(product, variant, currency)
  const profit = discounted.minus(cost)
  return {
    itemCost: cost.toNumber(),
    formattedItemCost: formatAmount(cost, currency),
    profit: profit.toNumber(),
    formattedProfit: formatAmount(profit, currency),
    profitMargin: discounted.eq(0) ? 0 : profit.div(discounted).round(4).toNumber(),
  }
}

/** Returns the smallest and largest value; both are zero for an empty list. */
export function rangeOf(values: readonly number[]): { minValue: number; maxValue: number } {
  if (values.length === 0) return { minValue: 0, maxValue: 0 }
  return { minValue: Math.min(...values), maxValue: Math.max(...values) }
}
