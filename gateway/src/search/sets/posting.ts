// A posting list: the slots of the products that have one value. Rare values are stored as a short array and common
// ones as a bit set, so that memory grows with the number of values per product and not with products times values.
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
  /** Adds a slot that is not in the list yet. */
  add(slot: number): void
  remove(slot: number): void
  addTo(bits: Bits): void
  countIn(bits: Bits): number
}

/** Up to this length an array is never converted to a bit set. */
const shortList = 32
/** Below this length an array has no room for further slots: most words are in few products, and `push` reserves 17. */
const exactLength = 8

/** A class, because there are tens of thousands of instances: closures would cost memory for each. */
class SlotSet implements Posting {
  /** A slot that is the only one, without an array of its own: most words are in one product. */
  private slots: number | number[] | Bits = 0
  size = 0

  add(slot: number): void {
    this.slots = this.size === 0 ? slot : withSlot(this.slots, slot)
    this.size += 1
  }

  remove(slot: number): void {
    const { slots } = this
    this.size -= 1
    if (Array.isArray(slots)) removeFrom(slots, slot)
    else if (typeof slots === 'object') clearBit(slots, slot)
  }

  addTo(target: Bits): void {
    const { slots } = this
    if (Array.isArray(slots)) for (const slot of slots) setBit(target, slot)
    else if (typeof slots === 'object') addAll(target, slots)
    else if (this.size > 0) setBit(target, slots)
  }

  countIn(target: Bits): number {
    const { slots } = this
    if (typeof slots === 'number') return Number(this.size > 0 && hasBit(target, slots))
    if (!Array.isArray(slots)) return countCommon(target, slots)
    let count = 0
    for (const slot of slots) if (hasBit(target, slot)) count += 1
    return count
  }
}

/** Returns the slots with one more: the same array or bit set while it has room. */
function withSlot(slots: number | number[] | Bits, slot: number): number[] | Bits {
  if (typeof slots === 'number') return [slots, slot]
  if (!Array.isArray(slots)) return withBit(slots, slot)
  if (slots.length < exactLength) return [...slots, slot]
  slots.push(slot)
  if (slots.length <= shortList + (slot >>> 5)) return slots
  let bits = emptyBits(1024)
  for (const each of slots) bits = withBit(bits, each)
  return bits
}

function withBit(bits: Bits, slot: number): Bits {
  const grown = slot >>> 5 < bits.length ? bits : grownBits(bits, slot * 2)
  setBit(grown, slot)
  return grown
}

function removeFrom(list: number[], slot: number): void {
  const place = list.indexOf(slot)
  const last = list.pop()
  if (last !== undefined && place < list.length) list[place] = last
}

export const createPosting = (): Posting => new SlotSet()
