// Which products have one value. Rare values are a short list, common ones a bit per product, so that
// memory grows with what products say and not with products times values.
import {
  addAll,
  type Bits,
  clearBit,
  countCommon,
  emptyBits,
  grownBits,
  hasBit,
  setBit,
} from './bits.ts'

export type Posting = {
  readonly size: number
  /** A slot that is not in it yet. */
  add(slot: number): void
  remove(slot: number): void
  addTo(bits: Bits): void
  countIn(bits: Bits): number
}

/** Below this a list is never worth replacing. */
const shortList = 32

export function createPosting(): Posting {
  let list: number[] | null = []
  let bits: Bits = emptyBits(0)
  let size = 0

  function makeRoom(slot: number): void {
    if (slot >>> 5 >= bits.length) bits = grownBits(bits, Math.max(1024, slot * 2))
  }

  function addToList(slots: number[], slot: number): void {
    slots.push(slot)
    if (slots.length <= shortList + (slot >>> 5)) return
    for (const each of slots) {
      makeRoom(each)
      setBit(bits, each)
    }
    list = null
  }

  return {
    get size() {
      return size
    },
    add(slot) {
      size += 1
      if (list) return addToList(list, slot)
      makeRoom(slot)
      setBit(bits, slot)
    },
    remove(slot) {
      size -= 1
      if (!list) return clearBit(bits, slot)
      const place = list.indexOf(slot)
      const last = list.pop()
      if (last !== undefined && place < list.length) list[place] = last
    },
    addTo(target) {
      if (!list) return addAll(target, bits)
      for (const slot of list) setBit(target, slot)
    },
    countIn(target) {
      if (!list) return countCommon(target, bits)
      let count = 0
      for (const slot of list) if (hasBit(target, slot)) count += 1
      return count
    },
  }
}
