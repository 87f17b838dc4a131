// Selects the matching products that are ranked. Scoring takes microseconds per product, and a common word matches
// thousands.
import {
  addAll,
  type Bits,
  countBits,
  emptyBits,
  hasBit,
  highest,
  keepCommon,
  setBit,
  without,
} from '../sets/bits.ts'
import type { Part } from './product-words.ts'

/** Most products that are scored; more than a shopper pages through. */
const maxScored = 600

/** `size` products match; `judged` are scored, `others` are not. */
export type Chosen = { size: number; scored: Bits; others: Bits | null }

/** Returns the products that have a word in these parts. */
type HaveWord = (parts: readonly Part[]) => Bits

/** Selects products that have all words; returns null when none has. */
export function chooseAll(words: readonly HaveWord[], within: readonly Part[]): Chosen | null {
  const all = common(words, within)
  const size = countBits(all)
  if (size <= maxScored) return size > 0 ? { size, scored: all, others: null } : null
  // Products with the words in their names come first; of too many, the newest, which have the highest slots.
  const scored = highest(common(words, ['name']), maxScored)
  addAll(scored, highest(without(all, scored), maxScored - countBits(scored)))
  return { size, scored, others: without(all, scored) }
}

function common([first, ...others]: readonly HaveWord[], parts: readonly Part[]): Bits {
  const all = first?.(parts) ?? emptyBits(0)
  for (const having of others) keepCommon(all, having(parts))
  return all
}

/**
 * Selects products that have the most of the words, those with the rarest word first; returns null when none has
 * any.
 */
export function chooseAny(words: readonly Bits[]): Chosen | null {
  const all = withMost(words)
  const size = countBits(all)
  if (size <= maxScored) return size > 0 ? { size, scored: all, others: null } : null
  const scored = rarestFirst(all, words, maxScored)
  return { size, scored, others: without(all, scored) }
}

/**
 * Selects up to `most` products that have any of the words, those with the rarest word first; returns null when
 * none has any.
 */
export function chooseSome(words: readonly Bits[], most: number): Bits | null {
  const all = emptyBits(roomOf(words))
  for (const bits of words) addAll(all, bits)
  return countBits(all) > 0 ? rarestFirst(all, words, most) : null
}

function rarestFirst(all: Bits, words: readonly Bits[], most: number): Bits {
  const chosen = emptyBits(all.length * 32)
  for (const bits of [...words].sort((one, other) => countBits(one) - countBits(other))) {
    const own = all.slice()
    keepCommon(own, bits)
    addAll(chosen, highest(without(own, chosen), most - countBits(chosen)))
  }
  return chosen
}

const roomOf = (words: readonly Bits[]) => Math.max(0, ...words.map(({ length }) => length)) * 32

function withMost(words: readonly Bits[]): Bits {
  const room = roomOf(words)
  const times = new Uint8Array(room)
  let best = 0
  for (const bits of words) {
    for (let slot = 0; slot < bits.length * 32; slot += 1) {
      if (!hasBit(bits, slot)) continue
      times[slot] = (times[slot] ?? 0) + 1
      best = Math.max(best, times[slot] ?? 0)
    }
  }
  const all = emptyBits(room)
  times.forEach((time, slot) => {
    if (best > 0 && time === best) setBit(all, slot)
  })
  return all
}
