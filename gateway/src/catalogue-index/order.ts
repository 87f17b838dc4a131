// Products in one order, kept sorted: a page is read off by walking along it, so that nothing is sorted
// while somebody waits.
import { type Bits, hasBit, setBit } from './bits.ts'
import type { IndexedProduct } from './catalogue-index.ts'

export type Compare = (one: IndexedProduct, other: IndexedProduct) => number
type At = (slot: number) => IndexedProduct

export type Order = {
  add(slot: number, product: IndexedProduct): void
  /** `product` as it was when it was added. */
  remove(product: IndexedProduct): void
  compare: Compare
  /** Slots that are in `bits`, from `offset` on. */
  page(bits: Bits, window: { offset: number; limit: number; isReversed: boolean }): number[]
  /** First and last slot that is in `bits`. */
  ends(bits: Bits): [first: number, last: number] | null
  /** Slots that are in `bits`, from where `product` stands outwards. */
  around(product: IndexedProduct, bits: Bits, most: number): number[]
  /** Adds slots from the first that is not before, to the last that is not after, by `place`. */
  addBetween(bits: Bits, place: (product: IndexedProduct) => number): void
}

/** `compare` must tell any two products apart; `at` gives a slot's product. */
export function createOrder(compare: Compare, at: At): Order {
  const slots: number[] = []

  /** Where the first slot is for which `isAfter` holds. */
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

  function around(product: IndexedProduct, bits: Bits, most: number): number[] {
    const found: number[] = []
    let after = firstPlace((other) => compare(other, product) >= 0)
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

  return {
    compare,
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
    around,
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
