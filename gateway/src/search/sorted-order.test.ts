import { describe, expect, test } from 'vitest'
import { indexed } from '../testing/index-kit.ts'
import { emptyBits, setBit } from './sets/bits.ts'
import { createOrder } from './sorted-order.ts'

const products = [50, 10, 40, 20, 30].map((price, slot) => indexed({ id: `p${slot}`, price }))
const at = (slot: number) => products[slot] as (typeof products)[number]
const bitsOf = (...slots: number[]) => {
  const bits = emptyBits(64)
  for (const slot of slots) setBit(bits, slot)
  return bits
}
const all = bitsOf(0, 1, 2, 3, 4)
const prices = (slots: readonly number[]) => slots.map((slot) => at(slot).price)

function filled() {
  const order = createOrder((one, other) => one.price - other.price, at)
  products.forEach((product, slot) => {
    order.add(slot, product)
  })
  return order
}
const window = { offset: 0, limit: 9, isReversed: false }

describe('an order', () => {
  test('is sorted whatever the order of adding, and stays so when one is removed', () => {
    const order = filled()
    expect(prices(order.page(all, window))).toEqual([10, 20, 30, 40, 50])
    expect(prices(order.page(all, { ...window, isReversed: true }))).toEqual([50, 40, 30, 20, 10])
    order.remove(at(4))
    expect(prices(order.page(all, window))).toEqual([10, 20, 40, 50])
  })

  test('knows its ends among some products', () => {
    const order = filled()
    expect(prices(order.ends(all) ?? [])).toEqual([10, 50])
    expect(prices(order.ends(bitsOf(2)) ?? [])).toEqual([40, 40])
    expect(order.ends(bitsOf())).toBeNull()
  })

  test('goes outward from a product, first to the one before it', () => {
    const order = filled()
    const around = (price: number, most: number, bits = all) =>
      prices(order.around(indexed({ id: 'x', price }), bits, most))
    expect(around(30, 3)).toEqual([20, 30, 10, 40])
    expect(around(30, 1, bitsOf(0))).toEqual([50])
    expect(around(5, 2)).toEqual([10, 20])
    expect(around(99, 2)).toEqual([50, 40])
    expect(around(30, 9)).toEqual([20, 30, 10, 40, 50])
    expect(around(50, 9)).toEqual([40, 50, 30, 20, 10])
    expect(around(30, 0)).toEqual([])
  })

  test('counts what comes before a product, whether it exists or not', () => {
    const order = filled()
    const count = (price: number, isReversed = false, bits = all) => {
      const { before, through } = order.countTo(bits, indexed({ id: 'x', price }), isReversed)
      return [before, through]
    }
    expect([count(10), count(30), count(35), count(50)]).toEqual([
      [0, 1],
      [2, 3],
      [3, 3],
      [4, 5],
    ])
    expect([count(10, true), count(35, true), count(50, true)]).toEqual([
      [4, 5],
      [2, 2],
      [0, 1],
    ])
    expect(count(30, false, bitsOf(0, 1))).toEqual([1, 1])
  })
})
