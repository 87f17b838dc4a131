// The vocabulary of the shop: detects typing errors and proposes corrections.
import type { Term, Terms } from './terms.ts'

/** `prefixLength`: length of the common prefix. */
export type Near = { stem: string; distance: number; prefixLength: number }

export type Vocabulary = {
  has(stem: string): boolean
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

/** Numbers and words of one or two letters are never corrected, nor proposed. */
export function createVocabulary(terms: Terms): Vocabulary {
  const plain = (stem: string) => {
    const term = terms.get(stem)
    return term?.isPlain ? term : undefined
  }
  const has = (stem: string) => plain(stem) !== undefined

  function nearIn(stem: string, most: number, among: Iterable<Term>) {
    const near: (Near & { term: Term })[] = []
    for (const term of among) {
      const distance = term.isPlain ? distanceOf(stem, term.stem, most) : most + 1
      if (distance > most) continue
      near.push({
        stem: term.stem,
        distance,
        prefixLength: commonPrefixLength(stem, term.stem),
        term,
      })
    }
    return near.sort(
      (one, other) =>
        one.distance - other.distance ||
        other.prefixLength - one.prefixLength ||
        other.term.count - one.term.count,
    )
  }

  function swapped(stem: string): string[] {
    const found: string[] = []
    for (let place = 0; place + 1 < stem.length; place += 1) {
      const other = `${stem.slice(0, place)}${stem[place + 1]}${stem[place]}${stem.slice(place + 2)}`
      if (other !== stem && has(other)) found.push(other)
    }
    return found
  }

  function withOtherFirstLetter(stem: string): string[] {
    const rest = stem.slice(1)
    const made = [...terms.firstLetters()].flatMap((letter) => [letter + rest, letter + stem])
    return [rest, ...made].filter((other) => other !== stem && has(other))
  }

  return {
    has,
    swapped,
    withOtherFirstLetter,
    near: (stem, most) => nearIn(stem, most, terms.withFirstLetter(stem.charAt(0))),
    nearest(stem, most, among) {
      const known = [...among].flatMap((other) => plain(other) ?? [])
      const [best] = nearIn(stem, most, known)
      return best ? best.term.text : null
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
