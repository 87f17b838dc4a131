// The words of the shop, as they are written in it: what tells a typing error from a word, and what is
// proposed instead of one.
import type { Word } from './words.ts'

type Entry = { count: number; text: string }
/** `begins`: how many letters are the same before the first that differs. */
export type Near = { stem: string; distance: number; begins: number }

export type Vocabulary = {
  learn(words: readonly Word[]): void
  unlearn(words: readonly Word[]): void
  has(stem: string): boolean
  /** In how many places it stands. */
  count(stem: string): number
  /** Words of the shop that are this one with two neighbouring letters changed over. */
  swapped(stem: string): string[]
  /** Words of the shop that begin alike and differ in at most `most` letters, the likest first. */
  near(stem: string, most: number): Near[]
  /** Of these words the nearest within `most` letters, as the shop writes it; null when none is. */
  nearest(stem: string, most: number, among: Iterable<string>): string | null
}

const isPlainWord = /^\p{L}{3,}$/u

export function createVocabulary(): Vocabulary {
  const entries = new Map<string, Entry>()
  /** Few err in the first letter: only words of the same one need be compared. */
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
      if (distance <= most) near.push({ stem: other, distance, begins: alikeUntil(stem, other) })
    }
    const countOf = ({ stem: own }: Near) => entries.get(own)?.count ?? 0
    return near.sort(
      (one, other) =>
        one.distance - other.distance || other.begins - one.begins || countOf(other) - countOf(one),
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
    near: (stem, most) => nearIn(stem, most, byLetter.get(letterOf(stem)) ?? []),
    nearest(stem, most, among) {
      const [best] = nearIn(stem, most, among)
      return best ? (entries.get(best.stem)?.text ?? null) : null
    },
  }
}

/** Letters to change, add, leave out or change over; more than `most` is infinite. */
function distanceOf(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Number.POSITIVE_INFINITY
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    rows.push(current)
    for (let column = 1; column <= other.length; column += 1) {
      const [sign, otherSign] = [one[row - 1], other[column - 1]]
      const isSwap = sign === other[column - 2] && one[row - 2] === otherSign
      current[column] = Math.min(
        at(row - 1, column - 1) + Number(sign !== otherSign),
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        isSwap ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(one.length, other.length)
}

/** Letters two words have in common before the first that differs. */
function alikeUntil(one: string, other: string): number {
  let place = 0
  while (place < one.length && one[place] === other[place]) place += 1
  return place
}
