// Which of the products that have the words are worth being told apart: to work out how well a word fits takes some
// microseconds for each of them, and a common word has thousands.
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
} from './bits.ts'
import type { Part } from './word-places.ts'

/** Products whose fit is worked out; more than anybody pages to. */
const mostJudged = 600

/** `size` products have the words; `judged` are those whose fit is worked out, `others` the rest of them. */
export type Chosen = { size: number; judged: Bits; others: Bits | null }

/** Tells which products have a word in these parts. */
type Having = (parts: readonly Part[]) => Bits

/** What has all the words; null when nothing has. */
export function chooseAll(words: readonly Having[], within: readonly Part[]): Chosen | null {
  const all = common(words, within)
  const size = countBits(all)
  if (size <= mostJudged) return size > 0 ? { size, judged: all, others: null } : null
  // What is named so first; of too many the last that came in, which have the highest slots.
  const judged = highest(common(words, ['name']), mostJudged)
  addAll(judged, highest(without(all, judged), mostJudged - countBits(judged)))
  return { size, judged, others: without(all, judged) }
}

function common([first, ...others]: readonly Having[], parts: readonly Part[]): Bits {
  const all = first?.(parts) ?? emptyBits(0)
  for (const having of others) keepCommon(all, having(parts))
  return all
}

/** What has the most of the words, those with the rarest first; null when nothing has any. */
export function chooseAny(words: readonly Bits[]): Chosen | null {
  const all = withMost(words)
  const size = countBits(all)
  if (size <= mostJudged) return size > 0 ? { size, judged: all, others: null } : null
  const judged = rarestFirst(all, words, mostJudged)
  return { size, judged, others: without(all, judged) }
}

/** What has any of the words, those with the rarest first, `most` of them; null when nothing has. */
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
