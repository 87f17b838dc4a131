// Assigns each product a small number, its slot. Slots of removed products are reused.

import type { IndexedProduct } from '../catalog-index.ts'
import { type Bits, clearBit, emptyBits, grownBits, setBit } from './bits.ts'

export type Slots = {
  readonly size: number
  /** One more than the highest slot ever used: the size of bit sets over all slots. */
  readonly room: number
  /** Number of changes so far: what was derived from the products is theirs while it is the same. */
  readonly revision: number
  /** The slots in use. */
  readonly all: Bits
  at(slot: number): IndexedProduct
  slotOf(id: string): number | undefined
  find(id: string): IndexedProduct | undefined
  ids(): Iterable<string>
  /** Assigns a slot to a new product. */
  take(product: IndexedProduct): number
  replace(slot: number, product: IndexedProduct): void
  release(slot: number): void
}

export function createSlots(): Slots {
  const products: (IndexedProduct | undefined)[] = []
  const slots = new Map<string, number>()
  const free: number[] = []
  let all = emptyBits(1024)
  let revision = 0

  function at(slot: number): IndexedProduct {
    const product = products[slot]
    if (!product) throw new Error(`No product is in slot ${slot}`)
    return product
  }

  return {
    get size() {
      return slots.size
    },
    get room() {
      return products.length
    },
    get revision() {
      return revision
    },
    get all() {
      return all
    },
    at,
    slotOf: (id) => slots.get(id),
    find(id) {
      const slot = slots.get(id)
      return slot === undefined ? undefined : products[slot]
    },
    ids: () => slots.keys(),
    take(product) {
      revision += 1
      const slot = free.pop() ?? products.length
      products[slot] = product
      slots.set(product.id, slot)
      if (slot >>> 5 >= all.length) all = grownBits(all, slot * 2)
      setBit(all, slot)
      return slot
    },
    replace(slot, product) {
      revision += 1
      products[slot] = product
    },
    release(slot) {
      revision += 1
      slots.delete(at(slot).id)
      clearBit(all, slot)
      products[slot] = undefined
      free.push(slot)
    },
  }
}
