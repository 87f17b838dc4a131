// The texts of products, searchable. Which products have the words is known by where the words are; how well they
// fit is worked out for no more of them than anybody would page to. docs/decisions/018-catalogue-index.md
import type { Query } from 'minisearch'
import type { Bits } from './bits.ts'
import type { IndexedProduct } from './catalogue-index.ts'
import { chooseAll, chooseAny, chooseSome } from './choose-products.ts'
import { createFits, type Hit, type WordsByPart } from './fits.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { createWordPlaces, type Part } from './word-places.ts'
import { typedWords, type Word } from './words.ts'

/** Of a long name the rarest words say what it is. */
const tellingWords = 3
/** Products alike in name that are looked at. */
const mostAlike = 300

/** `hits`: the best first. `others` fit too, and are too many to be told apart. */
export type Matches = { hits: readonly Hit[]; others: Bits | null }
export const noMatches: Matches = { hits: [], others: null }

/** How one word is tried. */
export type Manner = {
  /** Words that begin with it fit too. */
  isBegun: boolean
  /** Other words that fit as well as it does. */
  or: readonly string[]
}
export type Wanted = { word: Word; manner: Manner }

export type TextIndex = {
  readonly vocabulary: Pick<Vocabulary, 'has' | 'swapped' | 'otherwiseBegun' | 'near' | 'nearest'>
  /** Grows with every text that comes or goes: what was found before may be another now. */
  readonly revision: number
  add(slot: number, product: IndexedProduct): void
  /** `product` as it was when it was added. */
  remove(slot: number, product: IndexedProduct): void
  /** Products all words fit; none where there are fewer than `least`. */
  findAll(wanted: readonly Wanted[], within?: readonly Part[], least?: number): Matches
  /** Products that have the most of the words. */
  findAny(wanted: readonly Wanted[]): Matches
  /** Products whose names share words with this one. */
  likeName(name: string): readonly Hit[]
}

function queryOf({ word, manner }: Wanted): Query {
  const exact = { fuzzy: 0, prefix: false }
  const queries: Query[] = [{ ...exact, queries: [word.stem, ...manner.or] }]
  if (manner.isBegun) queries.push({ ...exact, queries: [word.text], prefix: true })
  return { combineWith: 'OR', queries }
}

const everywhere: readonly Part[] = ['name', 'about', 'description']
const allOf = ({ name, about, description }: WordsByPart) => [...name, ...about, ...description]

export function createTextIndex(): TextIndex {
  const vocabulary = createVocabulary()
  const places = createWordPlaces()
  const fits = createFits()
  let revision = 0

  const haveWord = (one: Wanted) => (parts: readonly Part[]) => places.having(stemsOf(one), parts)
  const stemsOf = ({ word, manner }: Wanted) => [
    ...new Set([
      word.stem,
      ...manner.or,
      ...(manner.isBegun ? [word.text, ...places.begunBy(word.text)] : []),
    ]),
  ]

  return {
    vocabulary,
    get revision() {
      return revision
    },
    add(slot, product) {
      revision += 1
      const words = fits.add(slot, product)
      vocabulary.learn(allOf(words))
      places.add(slot, words)
    },
    remove(slot, product) {
      revision += 1
      const words = fits.remove(slot, product)
      vocabulary.unlearn(allOf(words))
      places.remove(slot, words)
    },
    findAll(wanted, within = everywhere, least = 1) {
      const chosen = chooseAll(wanted.map(haveWord), within)
      if (!chosen || chosen.size < least) return noMatches
      const query: Query = { combineWith: 'AND', queries: wanted.map(queryOf) }
      return { hits: fits.ask(query, chosen.judged, within), others: chosen.others }
    },
    findAny(wanted) {
      const chosen = chooseAny(wanted.map((one) => haveWord(one)(everywhere)))
      if (!chosen) return noMatches
      const query: Query = { combineWith: 'OR', queries: wanted.map(queryOf) }
      return { hits: fits.ask(query, chosen.judged, everywhere), others: chosen.others }
    },
    likeName(name) {
      const queries = [...new Set(typedWords(name).map(({ stem }) => stem))]
        .sort((one, other) => vocabulary.count(one) - vocabulary.count(other))
        .slice(0, tellingWords)
      const named = queries.map((stem) => places.having([stem], ['name']))
      const chosen = chooseSome(named, mostAlike)
      if (!chosen) return []
      const exact = { prefix: false, fuzzy: false } as const
      return fits.ask({ ...exact, combineWith: 'OR', queries }, chosen, ['name'])
    },
  }
}
