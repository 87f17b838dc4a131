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

/** Below this length an array is never converted to a bit set. */
const shortList = 32
/** Below this length an array has no room for further slots: most words are in few products, and `push` reserves 17. */
const exactLength = 8

/** A class, because there are tens of thousands of instances: closures would cost memory for each. */
class SlotSet implements Posting {
  private list: number[] | null = []
  private bits: Bits | null = null
  size = 0

  add(slot: number): void {
    this.size += 1
    if (!this.list) this.setBit(slot)
    else if (this.list.length < exactLength) this.list = [...this.list, slot]
    else this.list.push(slot)
    if (!this.list || this.list.length <= shortList + (slot >>> 5)) return
    for (const each of this.list) this.setBit(each)
    this.list = null
  }

  remove(slot: number): void {
    this.size -= 1
    if (this.bits) clearBit(this.bits, slot)
    const list = this.list ?? []
    const place = list.indexOf(slot)
    const last = list.pop()
    if (last !== undefined && place < list.length) list[place] = last
  }

  addTo(target: Bits): void {
    if (this.bits) addAll(target, this.bits)
    for (const slot of this.list ?? []) setBit(target, slot)
  }

  countIn(target: Bits): number {
    if (this.bits) return countCommon(target, this.bits)
    let count = 0
    for (const slot of this.list ?? []) if (hasBit(target, slot)) count += 1
    return count
  }

  private setBit(slot: number): void {
    const bits = this.bits ?? emptyBits(1024)
    this.bits = slot >>> 5 < bits.length ? bits : grownBits(bits, slot * 2)
    setBit(this.bits, slot)
  }
}

export const createPosting = (): Posting => new SlotSet()
