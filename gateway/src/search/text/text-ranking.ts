// Scores how well products match words, by BM25+ over several fields (Lv and Zhai, 2011). Each product has the list of its
// words, so that only the products that were chosen are read. docs/decisions/018-catalog-index.md
import { type Bits, slotsIn } from '../sets/bits.ts'
import {
  type Part,
  type ProductWords,
  partOf,
  type TextField,
  textFields,
} from './product-words.ts'
import { createTermLists } from './term-lists.ts'
import { productsWith, type Term, type Terms } from './terms.ts'

const boost: Readonly<Record<TextField, number>> = {
  name: 6,
  brand: 3,
  choices: 2,
  ribbon: 1.5,
  description: 0.6,
}
/** Constants of BM25+: saturation of frequent words, weight of the length of a text, and what any occurrence counts. */
const k = 1.2
const b = 0.7
const d = 0.5

/** `terms`: the indexed words that matched. */
export type Hit = { slot: number; score: number; terms: readonly string[] }

/** One word of a query: the indexed words that match it, with their weights. */
export type Clause = ReadonlyMap<Term, number>

type Ranking = {
  chosen: Bits
  parts: readonly Part[]
  /** Whether a product without one of the words is left out. */
  needsAll: boolean
}

export type TextRanking = {
  add(slot: number, words: ProductWords): void
  remove(slot: number): void
  /** Returns the chosen products by score, the best first. */
  rank(clauses: readonly Clause[], ranking: Ranking): Hit[]
}

/** A list begins with the number of different words of each field; then come the words, with their frequencies. */
const headSize = textFields.length
const mostFrequent = 255
const packed = (number: number, frequency: number) =>
  ((Math.min(frequency, mostFrequent) << 24) | number) >>> 0
const numberIn = (entry: number) => entry & 0xff_ffff
const frequencyIn = (entry: number) => entry >>> 24

/** `weights`: of each field, with its boost and the rarity of the word there; zero for a field that is not searched. */
type Match = { stem: string; clause: number; weights: readonly number[] }
type Matches = ReadonlyMap<number, readonly Match[]>

const saturated = (frequency: number, lengthFactor: number) =>
  d + (frequency * (k + 1)) / (frequency + lengthFactor)

/** What a product has of the words of a query. */
class Tally {
  score = 0
  readonly clauses = new Set<number>()
  readonly stems = new Set<string>()

  add(matches: readonly Match[], field: number, score: number): void {
    for (const { stem, clause, weights } of matches) {
      const weight = weights[field] ?? 0
      if (weight === 0) continue
      this.score += weight * score
      this.clauses.add(clause)
      this.stems.add(stem)
    }
  }
}

export function createTextRanking(terms: Terms): TextRanking {
  const lists = createTermLists()
  /** Sum of the lengths of each field over all products. */
  const lengths = textFields.map(() => 0)
  let products = 0

  function entriesOf(words: ProductWords[TextField]): number[] {
    const frequencies = new Map<number, number>()
    for (const { stem } of words) {
      const term = terms.get(stem)
      if (term) frequencies.set(term.number, (frequencies.get(term.number) ?? 0) + 1)
    }
    return [...frequencies].map(([number, frequency]) => packed(number, frequency))
  }

  function count(list: ArrayLike<number>, by: 1 | -1): void {
    products += by
    for (const field of lengths.keys())
      lengths[field] = (lengths[field] ?? 0) + by * (list[field] ?? 0)
  }

  const rarity = (having: number) => Math.log(1 + (products - having + 0.5) / (having + 0.5))

  function matchesOf(clauses: readonly Clause[], parts: readonly Part[]): Matches {
    const matches = new Map<number, Match[]>()
    for (const [clause, alternatives] of clauses.entries()) {
      for (const [term, weight] of alternatives) {
        const weights = textFields.map((field) => {
          const part = partOf[field]
          return parts.includes(part) ? weight * boost[field] * rarity(productsWith(term, part)) : 0
        })
        const match = { stem: term.stem, clause, weights }
        matches.set(term.number, [...(matches.get(term.number) ?? []), match])
      }
    }
    return matches
  }

  function tally(list: Uint32Array, matches: Matches): Tally {
    const result = new Tally()
    let start = headSize
    for (const [field, total] of lengths.entries()) {
      const length = list[field] ?? 0
      const lengthFactor = k * (1 - b + (b * length * products) / Math.max(total, 1))
      for (let at = start; at < start + length; at += 1) {
        const entry = list[at] ?? 0
        const found = matches.get(numberIn(entry))
        if (found) result.add(found, field, saturated(frequencyIn(entry), lengthFactor))
      }
      start += length
    }
    return result
  }

  return {
    add(slot, words) {
      const entries = textFields.map((field) => entriesOf(words[field]))
      const list = [...entries.map(({ length }) => length), ...entries.flat()]
      lists.set(slot, list)
      count(list, 1)
    },
    remove(slot) {
      count(lists.of(slot), -1)
      lists.remove(slot)
    },
    rank(clauses, { chosen, parts, needsAll }) {
      const matches = matchesOf(clauses, parts)
      const least = needsAll ? clauses.length : 1
      const hits: Hit[] = []
      for (const slot of slotsIn(chosen)) {
        const { score, clauses: found, stems } = tally(lists.of(slot), matches)
        // A product that has more of the words is better than one that has a rare one.
        if (found.size >= least) hits.push({ slot, score: score * found.size, terms: [...stems] })
      }
      return hits.sort((one, other) => other.score - one.score)
    },
  }
}
