// Full-text search over products. The inverted index finds the matches; only a limited number of them is scored.
// docs/decisions/018-catalog-index.md
import type { IndexedProduct } from '../catalog-index.ts'
import type { Bits } from '../sets/bits.ts'
import { chooseAll, chooseAny, chooseSome } from './choose-products.ts'
import { createInvertedIndex } from './inverted-index.ts'
import { createVocabulary, type Vocabulary } from './lexicon.ts'
import { type Part, type ProductWords, productWords, textFields } from './product-words.ts'
import { createTerms, type Term } from './terms.ts'
import { type Clause, createTextRanking, type Hit } from './text-ranking.ts'
import { typedWords, type Word } from './words.ts'

/** Of a long name only the rarest words are compared. */
const maxNameWords = 3
/** Most products with similar names that are scored. */
const maxSimilarNames = 300

/** `hits`: scored matches, the best first. `others` match too but are not scored. */
export type Matches = { hits: readonly Hit[]; others: Bits | null }
export const noMatches: Matches = { hits: [], others: null }

/** How one word is matched. */
export type MatchMode = {
  /** Also matches words that start with it. */
  isBegun: boolean
  /** Alternative words that match equally. */
  or: readonly string[]
}
export type Wanted = { word: Word; mode: MatchMode }

export type TextIndex = {
  readonly vocabulary: Pick<
    Vocabulary,
    'has' | 'swapped' | 'withOtherFirstLetter' | 'near' | 'nearest'
  >
  /** Increases with every added or removed text, which invalidates earlier results. */
  readonly revision: number
  add(slot: number, product: IndexedProduct): void
  /** Takes the product exactly as it was added. */
  remove(slot: number, product: IndexedProduct): void
  /** Returns products that match all words; none when fewer than `least` do. */
  findAll(wanted: readonly Wanted[], within?: readonly Part[], least?: number): Matches
  /** Returns products that match the most of the words. */
  findAny(wanted: readonly Wanted[]): Matches
  /** Returns products whose names share words with this one. */
  likeName(name: string): readonly Hit[]
}

const everywhere: readonly Part[] = ['name', 'about', 'description']
const allOf = (words: ProductWords) => textFields.flatMap((field) => words[field])

/** A word that continues a typed text counts less, the more so the longer it is. */
const prefixWeight = (typed: string, { stem }: Term) =>
  (0.5 * stem.length) / (stem.length + 0.3 * (stem.length - typed.length))

export function createTextIndex(): TextIndex {
  const terms = createTerms()
  const vocabulary = createVocabulary(terms)
  const invertedIndex = createInvertedIndex(terms)
  const ranking = createTextRanking(terms)
  let revision = 0

  const haveWord = (clause: Clause) => (parts: readonly Part[]) =>
    invertedIndex.having(clause.keys(), parts)

  /** Returns the words that match; one that is typed as it is indexed counts twice while it may go on. */
  function clauseOf({ word, mode }: Wanted): Clause {
    const weights = new Map<Term, number>()
    const add = (stem: string) => {
      const term = terms.get(stem)
      if (term) weights.set(term, (weights.get(term) ?? 0) + 1)
    }
    for (const stem of new Set([word.stem, ...mode.or])) add(stem)
    if (!mode.isBegun) return weights
    add(word.text)
    for (const term of invertedIndex.withPrefix(word.text))
      weights.set(term, (weights.get(term) ?? 0) + prefixWeight(word.text, term))
    return weights
  }

  return {
    vocabulary,
    get revision() {
      return revision
    },
    add(slot, product) {
      revision += 1
      const words = productWords(product)
      for (const word of allOf(words)) terms.add(word)
      invertedIndex.add(slot, words)
      ranking.add(slot, words)
    },
    remove(slot, product) {
      revision += 1
      const words = productWords(product)
      ranking.remove(slot)
      invertedIndex.remove(slot, words)
      for (const word of allOf(words)) terms.remove(word)
    },
    findAll(wanted, within = everywhere, least = 1) {
      const clauses = wanted.map(clauseOf)
      const chosen = chooseAll(clauses.map(haveWord), within)
      if (!chosen || chosen.size < least) return noMatches
      const range = { chosen: chosen.scored, parts: within, needsAll: true }
      return { hits: ranking.rank(clauses, range), others: chosen.others }
    },
    findAny(wanted) {
      const clauses = wanted.map(clauseOf)
      const chosen = chooseAny(clauses.map((clause) => haveWord(clause)(everywhere)))
      if (!chosen) return noMatches
      const range = { chosen: chosen.scored, parts: everywhere, needsAll: false }
      return { hits: ranking.rank(clauses, range), others: chosen.others }
    },
    likeName(name) {
      const rarest = [...new Set(typedWords(name).map(({ stem }) => stem))]
        .flatMap((stem) => terms.get(stem) ?? [])
        .sort((one, other) => one.count - other.count)
        .slice(0, maxNameWords)
      const named = rarest.map((term) => invertedIndex.having([term], ['name']))
      const chosen = chooseSome(named, maxSimilarNames)
      if (!chosen) return []
      const clauses = rarest.map((term) => new Map([[term, 1]]))
      return ranking.rank(clauses, { chosen, parts: ['name'], needsAll: false })
    },
  }
}
