// The sort orders of product lists.
import type { IndexedProduct } from './catalog-index.ts'
import { type Compare, createOrder, type Order } from './sorted-order.ts'

export type OrderName = 'newest' | 'price' | 'name' | 'lastUpdated'
export type Orders = Readonly<Record<OrderName, Order>>
export const orderNames = ['newest', 'price', 'name', 'lastUpdated'] as const

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
/** A total order: never returns 0 for different products. */
const byAge: Compare = (one, other) => one.numericId - other.numericId || byText(one.id, other.id)
const compares: Readonly<Record<OrderName, Compare>> = {
  newest: byAge,
  price: (one, other) => one.price - other.price || byAge(one, other),
  name: (one, other) => collator.compare(one.name, other.name) || byAge(one, other),
  lastUpdated: (one, other) => byText(one.lastUpdated, other.lastUpdated) || byAge(one, other),
}

export const createOrders = (at: (slot: number) => IndexedProduct): Orders => ({
  newest: createOrder(compares.newest, at),
  price: createOrder(compares.price, at),
  name: createOrder(compares.name, at),
  lastUpdated: createOrder(compares.lastUpdated, at),
})
