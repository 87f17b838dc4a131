// Bit sets of small numbers. Sets may have different lengths: numbers beyond the end of a set are not in it.

export type Bits = Uint32Array

export const emptyBits = (size: number): Bits => new Uint32Array((size + 31) >>> 5)

export const hasBit = (bits: Bits, slot: number): boolean =>
  ((bits[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) | (1 << (slot & 31))
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5] = (bits[slot >>> 5] ?? 0) & ~(1 << (slot & 31))
}

/** Returns a copy of a set with more capacity, for `size` numbers. */
export function grownBits(bits: Bits, size: number): Bits {
  const grown = emptyBits(size)
  grown.set(bits)
  return grown
}

/** Intersects `bits` with `other`, in place. */
export function keepCommon(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) {
    bits[word] = (bits[word] ?? 0) & (other[word] ?? 0)
  }
}

/** Returns the numbers of `bits` that are not in `others`, as a new set. */
export const without = (bits: Bits, others: Bits): Bits =>
  bits.map((word, place) => word & ~(others[place] ?? 0))

export function addAll(bits: Bits, other: Bits): void {
  const words = Math.min(bits.length, other.length)
  for (let word = 0; word < words; word += 1) bits[word] = (bits[word] ?? 0) | (other[word] ?? 0)
}

/** Returns the numbers of a set, in ascending order. */
export function slotsIn(bits: Bits): number[] {
  const slots: number[] = []
  for (const [place, word] of bits.entries()) {
    for (let left = word; left !== 0; left &= left - 1) {
      slots.push(place * 32 + 31 - Math.clz32(left & -left))
    }
  }
  return slots
}

/** Returns the `most` highest numbers of a set. */
export function highest(bits: Bits, most: number): Bits {
  const found = emptyBits(bits.length * 32)
  let left = most
  for (let slot = bits.length * 32 - 1; slot >= 0 && left > 0; slot -= 1) {
    if (!hasBit(bits, slot)) continue
    setBit(found, slot)
    left -= 1
  }
  return found
}

/** Counts the set bits of a 32-bit word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function countBits(bits: Bits): number {
  let count = 0
  for (let word = 0; word < bits.length; word += 1) count += ones(bits[word] ?? 0)
  return count
}

export function countCommon(bits: Bits, other: Bits): number {
  const words = Math.min(bits.length, other.length)
  let count = 0
  for (let word = 0; word < words; word += 1) count += ones((bits[word] ?? 0) & (other[word] ?? 0))
  return count
}
