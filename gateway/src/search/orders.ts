// The sort orders of product lists.
import { type LanguageCode, localeOf } from '@vitrine/languages'
import type { IndexedProduct } from './catalog-index.ts'
import { type Compare, createOrder, type Order } from './sorted-order.ts'

export type OrderName = 'newest' | 'price' | 'name' | 'lastUpdated'
export type Orders = Readonly<Record<OrderName, Order>>
export const orderNames = ['newest', 'price', 'name', 'lastUpdated'] as const

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
/** A total order: never returns 0 for different products. */
const byAge: Compare = (one, other) => one.numericId - other.numericId || byText(one.id, other.id)
const byPrice: Compare = (one, other) => one.price - other.price || byAge(one, other)
const byChange: Compare = (one, other) =>
  byText(one.lastUpdated, other.lastUpdated) || byAge(one, other)

/** Compares names as readers of the language expect. */
function byNameIn(language: LanguageCode): Compare {
  const collator = new Intl.Collator(localeOf(language), { numeric: true, sensitivity: 'base' })
  return (one, other) => collator.compare(one.name, other.name) || byAge(one, other)
}

export const createOrders = (
  at: (slot: number) => IndexedProduct,
  language: LanguageCode,
): Orders => ({
  newest: createOrder(byAge, at),
  price: createOrder(byPrice, at),
  name: createOrder(byNameIn(language), at),
  lastUpdated: createOrder(byChange, at),
})
