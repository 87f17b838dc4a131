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

/** `all` have the words; `judged` are those whose fit is worked out, `others` the rest of them. */
export type Chosen = { all: Bits; judged: Bits; others: Bits | null }

/** Tells which products have a word in these parts. */
type Having = (parts: readonly Part[]) => Bits

/** What has all the words; null without words. */
export function chooseAll(words: readonly Having[], within: readonly Part[]): Chosen | null {
  const all = common(words, within)
  if (!all || countBits(all) <= mostJudged) return all && { all, judged: all, others: null }
  // What is named so first; of too many the newest, which have the highest slots.
  const named = common(words, ['name']) ?? all
  const judged = highest(countBits(named) > 0 ? named : all, mostJudged)
  return { all, judged, others: without(all, judged) }
}

function common([first, ...others]: readonly Having[], parts: readonly Part[]): Bits | null {
  if (!first) return null
  const all = first(parts)
  for (const having of others) keepCommon(all, having(parts))
  return all
}

/** What has the most of the words, those with the rarest first; null when nothing has any. */
export function chooseAny(words: readonly Bits[], most = mostJudged): Chosen | null {
  const all = withMost(words)
  if (!all || countBits(all) <= most) return all && { all, judged: all, others: null }
  const judged = emptyBits(all.length * 32)
  const rarestFirst = [...words].sort((one, other) => countBits(one) - countBits(other))
  for (const bits of rarestFirst) {
    const own = all.slice()
    keepCommon(own, bits)
    addAll(judged, highest(without(own, judged), most - countBits(judged)))
  }
  return { all, judged, others: without(all, judged) }
}

function withMost(words: readonly Bits[]): Bits | null {
  const room = Math.max(0, ...words.map(({ length }) => length)) * 32
  const times = new Uint8Array(room)
  let best = 0
  for (const bits of words) {
    for (let slot = 0; slot < bits.length * 32; slot += 1) {
      if (!hasBit(bits, slot)) continue
      times[slot] = (times[slot] ?? 0) + 1
      best = Math.max(best, times[slot] ?? 0)
    }
  }
  if (best === 0) return null
  const all = emptyBits(room)
  times.forEach((time, slot) => {
    if (time === best) setBit(all, slot)
  })
  return all
}
