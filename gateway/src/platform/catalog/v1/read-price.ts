// Reads prices of catalog v1, which are JSON numbers with formatted texts beside them. docs/contract/catalog.md §5.
import { catalogDiscountTypes } from '@vitrine/platform'
import type { DiscountType } from '../../../__generated__/schema-types.ts'
import {
  type JsonObject,
  mappedOrNull,
  numberOrNull,
  objectOrNull,
  sameWords,
  stringOrNull,
  wordOf,
} from '../../read-json.ts'
import {
  type Costs,
  type NumberRange,
  noPrice,
  type Price,
  type PriceAmount,
  type ProductDiscount,
} from '../price.ts'

const noTexts: JsonObject = Object.freeze({})

function amountOf(from: JsonObject, texts: JsonObject, name: string): PriceAmount | null {
  const amount = numberOrNull(from, name)
  return amount === null ? null : { amount, formatted: stringOrNull(texts, name) }
}

/** Reads `priceData` and what has its form. Older data has the price before the discount only, which then is paid. */
export function readPrice(from: JsonObject): Price {
  const texts = objectOrNull(from, 'formatted') ?? noTexts
  const base = amountOf(from, texts, 'price')
  return {
    currency: stringOrNull(from, 'currency'),
    base,
    paid: amountOf(from, texts, 'discountedPrice') ?? base,
    perUnit: amountOf(from, texts, 'pricePerUnit'),
  }
}

/** Reads the price of a product or a variant; `price` is the older name, and the only one on a selected variant. */
export const readOwnPrice = (from: JsonObject): Price =>
  mappedOrNull(from, 'priceData', readPrice) ?? mappedOrNull(from, 'price', readPrice) ?? noPrice

/** Reads the price in the requested currency. */
export const readConvertedPrice = (from: JsonObject): Price | null =>
  mappedOrNull(from, 'convertedPriceData', readPrice)

const discountTypes: Readonly<Record<string, DiscountType>> = {
  ...sameWords(catalogDiscountTypes),
  UNDEFINED: 'UNKNOWN',
}

const noDiscount: ProductDiscount = Object.freeze({ type: 'NONE', value: 0 })

/** Reads the discount of a product; an absent one, and one whose type is new to this code, is `NONE`. */
export const readDiscount = (from: JsonObject): ProductDiscount =>
  mappedOrNull(from, 'discount', (discount) => ({
    type: wordOf(discount, 'type', discountTypes, 'NONE' as const),
    value: numberOrNull(discount, 'value') ?? 0,
  })) ?? noDiscount

function readCostAmounts(from: JsonObject): Costs {
  const named = (name: string, text: string): PriceAmount | null => {
    const amount = numberOrNull(from, name)
    return amount === null ? null : { amount, formatted: stringOrNull(from, text) }
  }
  return {
    cost: named('itemCost', 'formattedItemCost'),
    profit: named('profit', 'formattedProfit'),
    margin: numberOrNull(from, 'profitMargin'),
  }
}

/** Reads what a product or a variant costs the merchant; null unless the call requested it with rights of the merchant. */
export const readCosts = (from: JsonObject): Costs | null =>
  mappedOrNull(from, 'costAndProfitData', readCostAmounts)

/** Reads a range; null unless both ends are known. */
export function readRange(from: JsonObject, name: string): NumberRange | null {
  return mappedOrNull(from, name, (range) => {
    const [min, max] = [numberOrNull(range, 'minValue'), numberOrNull(range, 'maxValue')]
    return min === null || max === null ? null : { min, max }
  })
}
