// The texts of products, searchable. Finding words is MiniSearch's; it is asked word by word, the rarest first,
// and each further word only among what the ones before have left. docs/decisions/018-catalogue-index.md
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import type { IndexedProduct } from './catalogue-index.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { textWords, typedWords, type Word } from './words.ts'

type Document = { slot: number } & Record<Field, string>
const fields = ['name', 'brand', 'choices', 'ribbon', 'description'] as const
export type Field = (typeof fields)[number]

const boost: Record<Field, number> = {
  name: 6,
  brand: 3,
  choices: 2,
  ribbon: 1.5,
  description: 0.6,
}

/** Of a long name the rarest words say what it is. */
const tellingWords = 3

/** `terms`: the words of the shop that were met. */
export type Hit = { slot: number; score: number; terms: readonly string[] }

/** How one word is tried. */
export type Manner = {
  /** Words that begin with it fit too. */
  isBegun: boolean
  /** Letters that may be wrong. */
  wrong: number
  /** Other words that fit as well as it does. */
  or: readonly string[]
}
export type Wanted = { word: Word; manner: Manner }

export type TextIndex = {
  readonly vocabulary: Pick<Vocabulary, 'has' | 'swapped' | 'near' | 'nearest'>
  /** Grows with every text that comes or goes: what was found before may be another now. */
  readonly revision: number
  add(slot: number, product: IndexedProduct): void
  /** `product` as it was when it was added. */
  remove(slot: number, product: IndexedProduct): void
  /** Products all words fit, the best first. */
  findAll(wanted: readonly Wanted[], within?: readonly Field[]): Hit[]
  /** Products any of the words fits. */
  findAny(wanted: readonly Wanted[]): Hit[]
  /** Products whose names share words with this one. */
  likeName(name: string): Hit[]
}

const documentOf = (slot: number, product: IndexedProduct): Document => ({
  slot,
  name: product.name,
  brand: product.brand,
  choices: product.options.flatMap(({ choices }) => choices.map(({ label }) => label)).join(' '),
  ribbon: product.ribbon,
  description: product.description,
})

function queryOf({ word, manner }: Wanted): Query {
  const exact = { fuzzy: 0, prefix: false }
  const queries: Query[] = [{ ...exact, queries: [word.stem, ...manner.or], fuzzy: manner.wrong }]
  if (manner.isBegun) queries.push({ ...exact, queries: [word.text], prefix: true })
  return { combineWith: 'OR', queries }
}

export function createTextIndex(): TextIndex {
  const vocabulary = createVocabulary()
  let revision = 0
  /** What is done with the words MiniSearch asks for: it reads a product's words exactly once. */
  let onWords: (words: readonly Word[]) => void = () => {}
  const search = new MiniSearch<Document>({
    idField: 'slot',
    fields: [...fields],
    tokenize(text) {
      const words = textWords(text)
      onWords(words)
      return words.map(({ stem }) => stem)
    },
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (text) => [text], weights: { prefix: 0.5, fuzzy: 0.35 } },
    autoVacuum: false,
    logger: () => {},
  })

  const ask = (query: Query, options: SearchOptions): Hit[] =>
    search.search(query, options).map(({ id, score, terms }) => ({ slot: id, score, terms }))

  return {
    vocabulary,
    get revision() {
      return revision
    },
    add(slot, product) {
      revision += 1
      onWords = vocabulary.learn
      search.add(documentOf(slot, product))
    },
    remove(slot, product) {
      revision += 1
      onWords = vocabulary.unlearn
      search.remove(documentOf(slot, product))
    },
    findAll(wanted, within = fields) {
      const commonness = ({ word, manner }: Wanted) =>
        manner.isBegun ? Number.POSITIVE_INFINITY : vocabulary.count(word.stem)
      const [rarest, ...others] = [...wanted].sort(
        (one, other) => Math.min(commonness(one), 1e9) - Math.min(commonness(other), 1e9),
      )
      if (!rarest) return []
      const options = { fields: [...within] }
      let hits = ask(queryOf(rarest), options)
      for (const each of others) {
        if (hits.length === 0) return []
        const left = new Map(hits.map((hit) => [hit.slot, hit]))
        const boostDocument = (slot: number) => Number(left.has(slot))
        hits = ask(queryOf(each), { ...options, boostDocument }).map((hit) => both(hit, left))
      }
      return wanted.length > 1 ? hits.sort((one, other) => other.score - one.score) : hits
    },
    findAny: (wanted) => ask({ combineWith: 'OR', queries: wanted.map(queryOf) }, {}),
    likeName(name) {
      const queries = [...new Set(typedWords(name).map(({ stem }) => stem))]
        .sort((one, other) => vocabulary.count(one) - vocabulary.count(other))
        .slice(0, tellingWords)
      if (queries.length === 0) return []
      const exact = { fields: ['name'], prefix: false, fuzzy: false }
      return ask({ combineWith: 'OR', queries }, exact)
    },
  }
}

function both(hit: Hit, left: ReadonlyMap<number, Hit>): Hit {
  const before = left.get(hit.slot)
  if (!before) return hit
  return {
    slot: hit.slot,
    score: hit.score + before.score,
    terms: [...before.terms, ...hit.terms],
  }
}
