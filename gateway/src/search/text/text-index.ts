// Full-text search over products. The inverted index finds the matches; only a limited number of them is scored.
// docs/decisions/018-catalog-index.md
import type { Query } from 'minisearch'
import type { IndexedProduct } from '../catalog-index.ts'
import type { Bits } from '../sets/bits.ts'
import { chooseAll, chooseAny, chooseSome } from './choose-products.ts'
import { createInvertedIndex, type Part } from './inverted-index.ts'
import { createVocabulary, type Vocabulary } from './lexicon.ts'
import { createTextRanking, type Hit, type WordsByPart } from './text-ranking.ts'
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

function queryOf({ word, mode }: Wanted): Query {
  const exact = { fuzzy: 0, prefix: false }
  const queries: Query[] = [{ ...exact, queries: [word.stem, ...mode.or] }]
  if (mode.isBegun) queries.push({ ...exact, queries: [word.text], prefix: true })
  return { combineWith: 'OR', queries }
}

const everywhere: readonly Part[] = ['name', 'about', 'description']
const allOf = ({ name, about, description }: WordsByPart) => [...name, ...about, ...description]

export function createTextIndex(): TextIndex {
  const vocabulary = createVocabulary()
  const invertedIndex = createInvertedIndex()
  const ranking = createTextRanking()
  let revision = 0

  const haveWord = (one: Wanted) => (parts: readonly Part[]) =>
    invertedIndex.having(stemsOf(one), parts)
  const stemsOf = ({ word, mode }: Wanted) => [
    ...new Set([
      word.stem,
      ...mode.or,
      ...(mode.isBegun ? [word.text, ...invertedIndex.withPrefix(word.text)] : []),
    ]),
  ]

  return {
    vocabulary,
    get revision() {
      return revision
    },
    add(slot, product) {
      revision += 1
      const words = ranking.add(slot, product)
      vocabulary.learn(allOf(words))
      invertedIndex.add(slot, words)
    },
    remove(slot, product) {
      revision += 1
      const words = ranking.remove(slot, product)
      vocabulary.unlearn(allOf(words))
      invertedIndex.remove(slot, words)
    },
    findAll(wanted, within = everywhere, least = 1) {
      const chosen = chooseAll(wanted.map(haveWord), within)
      if (!chosen || chosen.size < least) return noMatches
      const query: Query = { combineWith: 'AND', queries: wanted.map(queryOf) }
      return { hits: ranking.rank(query, chosen.scored, within), others: chosen.others }
    },
    findAny(wanted) {
      const chosen = chooseAny(wanted.map((one) => haveWord(one)(everywhere)))
      if (!chosen) return noMatches
      const query: Query = { combineWith: 'OR', queries: wanted.map(queryOf) }
      return { hits: ranking.rank(query, chosen.scored, everywhere), others: chosen.others }
    },
    likeName(name) {
      const queries = [...new Set(typedWords(name).map(({ stem }) => stem))]
        .sort((one, other) => vocabulary.count(one) - vocabulary.count(other))
        .slice(0, maxNameWords)
      const named = queries.map((stem) => invertedIndex.having([stem], ['name']))
      const chosen = chooseSome(named, maxSimilarNames)
      if (!chosen) return []
      const exact = { prefix: false, fuzzy: false } as const
      return ranking.rank({ ...exact, combineWith: 'OR', queries }, chosen, ['name'])
    },
  }
}
