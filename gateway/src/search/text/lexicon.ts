// The vocabulary of the shop: detects typing errors and proposes corrections.
import type { Word } from './words.ts'

type Entry = { count: number; text: string }
/** `begins`: length of the common prefix. */
export type Near = { stem: string; distance: number; prefixLength: number }

export type Vocabulary = {
  learn(words: readonly Word[]): void
  unlearn(words: readonly Word[]): void
  has(stem: string): boolean
  /** Returns the number of occurrences. */
  count(stem: string): number
  /** Returns known words that result from transposing two adjacent letters. */
  swapped(stem: string): string[]
  /** Returns known words that differ only at the first letter: replaced, inserted or missing. */
  withOtherFirstLetter(stem: string): string[]
  /** Returns known words with the same first letter within a distance of `most`, the most similar first. */
  near(stem: string, most: number): Near[]
  /**
   * Returns the nearest of these words within a distance of `most`, in the shop's spelling; null when there is
   * none.
   */
  nearest(stem: string, most: number, among: Iterable<string>): string | null
}

const isPlainWord = /^\p{L}{3,}$/u

export function createVocabulary(): Vocabulary {
  const entries = new Map<string, Entry>()
  /** Words by first letter: few typing errors are in the first one, so only these are compared. */
  const byLetter = new Map<string, Set<string>>()
  const letterOf = (stem: string) => stem.charAt(0)

  function enter(stem: string, text: string): void {
    entries.set(stem, { count: 1, text })
    const alike = byLetter.get(letterOf(stem)) ?? new Set()
    byLetter.set(letterOf(stem), alike.add(stem))
  }
  function nearIn(stem: string, most: number, among: Iterable<string>): Near[] {
    const near: Near[] = []
    for (const other of among) {
      const distance = entries.has(other) ? distanceOf(stem, other, most) : most + 1
      if (distance <= most)
        near.push({ stem: other, distance, prefixLength: commonPrefixLength(stem, other) })
    }
    const countOf = ({ stem: own }: Near) => entries.get(own)?.count ?? 0
    return near.sort(
      (one, other) =>
        one.distance - other.distance ||
        other.prefixLength - one.prefixLength ||
        countOf(other) - countOf(one),
    )
  }

  function swapped(stem: string): string[] {
    const found: string[] = []
    for (let place = 0; place + 1 < stem.length; place += 1) {
      const other = `${stem.slice(0, place)}${stem[place + 1]}${stem[place]}${stem.slice(place + 2)}`
      if (other !== stem && entries.has(other)) found.push(other)
    }
    return found
  }

  function withOtherFirstLetter(stem: string): string[] {
    const rest = stem.slice(1)
    const made = [...byLetter.keys()].flatMap((letter) => [letter + rest, letter + stem])
    return [rest, ...made].filter((other) => other !== stem && entries.has(other))
  }

  return {
    learn(words) {
      for (const { text, stem } of words) {
        const known = entries.get(stem)
        if (!known) {
          if (isPlainWord.test(stem)) enter(stem, text)
          continue
        }
        known.count += 1
        if (text === stem) known.text = text
      }
    },
    unlearn(words) {
      for (const { stem } of words) {
        const known = entries.get(stem)
        if (!known) continue
        known.count -= 1
        if (known.count > 0) continue
        entries.delete(stem)
        byLetter.get(letterOf(stem))?.delete(stem)
      }
    },
    has: (stem) => entries.has(stem),
    count: (stem) => entries.get(stem)?.count ?? 0,
    swapped,
    withOtherFirstLetter,
    near: (stem, most) => nearIn(stem, most, byLetter.get(letterOf(stem)) ?? []),
    nearest(stem, most, among) {
      const [best] = nearIn(stem, most, among)
      return best ? (entries.get(best.stem)?.text ?? null) : null
    },
  }
}

/** The current row of the distance matrix and the two before it; a word has at most 40 letters. */
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const

/** Returns the edit distance with transpositions; infinity when it exceeds `most`. */
function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  let [current, last, beforeLast]: [Uint8Array, Uint8Array, Uint8Array] = [...rows]
  for (let column = 0; column <= other.length; column += 1) current[column] = column
  for (let row = 1; row <= one.length; row += 1) {
    ;[current, last, beforeLast] = [beforeLast, current, last]
    if (nextRow({ one, other, row, current, last, beforeLast }) > most) {
      return Number.POSITIVE_INFINITY
    }
  }
  return current[other.length] ?? Number.POSITIVE_INFINITY
}

type Row = Record<'one' | 'other', string> &
  Record<'current' | 'last' | 'beforeLast', Uint8Array> & { row: number }

/** Fills one row and returns its minimum, a lower bound for all later rows. */
function nextRow({ one, other, row, current, last, beforeLast }: Row): number {
  let least = row
  current[0] = row
  for (let column = 1; column <= other.length; column += 1) {
    const [sign, otherSign] = [one.charCodeAt(row - 1), other.charCodeAt(column - 1)]
    let distance = Math.min(
      at(last, column - 1) + Number(sign !== otherSign),
      at(last, column) + 1,
      at(current, column - 1) + 1,
    )
    const isSwap = sign === other.charCodeAt(column - 2) && one.charCodeAt(row - 2) === otherSign
    if (isSwap) distance = Math.min(distance, at(beforeLast, column - 2) + 1)
    current[column] = distance
    least = Math.min(least, distance)
  }
  return least
}

const at = (row: Uint8Array, column: number): number => row[column] ?? 0

/** Returns the length of the common prefix. */
function commonPrefixLength(one: string, other: string): number {
  let place = 0
  while (place < one.length && one[place] === other[place]) place += 1
  return place
}
