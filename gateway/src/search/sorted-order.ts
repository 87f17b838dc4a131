// Products in one sort order. Stays sorted on every change, so that reading a page needs no sorting.

import type { IndexedProduct } from './catalog-index.ts'
import { type Bits, hasBit, setBit } from './sets/bits.ts'

/** The fields that orders compare. */
export type Sortable = Pick<IndexedProduct, 'id' | 'numericId' | 'price' | 'name' | 'lastUpdated'>
export type Compare = (one: Sortable, other: Sortable) => number
type At = (slot: number) => IndexedProduct

export type Order = {
  add(slot: number, product: IndexedProduct): void
  /** Takes the product exactly as it was added. */
  remove(product: IndexedProduct): void
  compare: Compare
  /** Returns the slots that are in `bits`, starting at `offset`. */
  page(bits: Bits, window: { offset: number; limit: number; isReversed: boolean }): number[]
  /** Returns how many slots that are in `bits` come before a product, and how many up to it, whether it exists or not. */
  countTo(bits: Bits, product: Sortable, isReversed: boolean): { before: number; through: number }
  /** Returns the first and the last slot that are in `bits`. */
  ends(bits: Bits): [first: number, last: number] | null
  /** Returns slots that are in `bits`, starting at the position of `product` and moving outward. */
  around(product: IndexedProduct, bits: Bits, most: number): number[]
  /** Adds the range of slots for which `place` returns 0; negative means before the range, positive after it. */
  addBetween(bits: Bits, place: (product: IndexedProduct) => number): void
}

/** Returns how many slots of a part of the order are in `bits`. */
function countIn(slots: readonly number[], bits: Bits, start: number, end: number): number {
  let count = 0
  for (let index = start; index < end; index += 1) {
    if (hasBit(bits, slots[index] as number)) count += 1
  }
  return count
}

/** Returns slots that are in `bits`, from a position outward: after it and before it by turns. */
function outward(slots: readonly number[], bits: Bits, start: number, most: number): number[] {
  const found: number[] = []
  let after = start
  let before = after - 1
  while (found.length < most && (before >= 0 || after < slots.length)) {
    for (const slot of [slots[before], slots[after]]) {
      if (slot !== undefined && hasBit(bits, slot)) found.push(slot)
    }
    before -= 1
    after += 1
  }
  return found
}

/** Creates an order. `compare` must be a total order; `at` returns the product of a slot. */
export function createOrder(compare: Compare, at: At): Order {
  const slots: number[] = []

  /** Returns the first position for which `isAfter` holds. */
  function firstPlace(isAfter: (product: IndexedProduct) => boolean): number {
    let low = 0
    let high = slots.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (isAfter(at(slots[middle] as number))) high = middle
      else low = middle + 1
    }
    return low
  }

  const slotAt = (index: number, isReversed: boolean) =>
    slots[isReversed ? slots.length - 1 - index : index] as number

  function page(bits: Bits, { offset, limit, isReversed }: Parameters<Order['page']>[1]) {
    const found: number[] = []
    let passed = 0
    for (let index = 0; index < slots.length && found.length < limit; index += 1) {
      const slot = slotAt(index, isReversed)
      if (!hasBit(bits, slot)) continue
      if (passed >= offset) found.push(slot)
      passed += 1
    }
    return found
  }

  function countTo(bits: Bits, product: Sortable, isReversed: boolean) {
    const from = firstPlace((other) => compare(other, product) >= 0)
    const to = firstPlace((other) => compare(other, product) > 0)
    const self = countIn(slots, bits, from, to)
    const before = isReversed
      ? countIn(slots, bits, to, slots.length)
      : countIn(slots, bits, 0, from)
    return { before, through: before + self }
  }

  return {
    compare,
    countTo,
    add(slot, product) {
      const last = slots[slots.length - 1]
      const isLast = last === undefined || compare(at(last), product) < 0
      const place = isLast ? slots.length : firstPlace((other) => compare(other, product) > 0)
      slots.splice(place, 0, slot)
    },
    remove(product) {
      slots.splice(
        firstPlace((other) => compare(other, product) >= 0),
        1,
      )
    },
    page,
    around: (product, bits, most) => {
      const start = firstPlace((other) => compare(other, product) >= 0)
      return outward(slots, bits, start, most)
    },
    ends(bits) {
      const one = { offset: 0, limit: 1 }
      const [first] = page(bits, { ...one, isReversed: false })
      const [last] = page(bits, { ...one, isReversed: true })
      return first === undefined || last === undefined ? null : [first, last]
    },
    addBetween(bits, place) {
      const end = firstPlace((product) => place(product) > 0)
      for (let index = firstPlace((product) => place(product) >= 0); index < end; index += 1) {
        setBit(bits, slots[index] as number)
      }
    },
  }
}
