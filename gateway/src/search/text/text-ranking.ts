// Scores how well products match words, by MiniSearch. docs/decisions/018-catalog-index.md
import MiniSearch, { type Query } from 'minisearch'
import type { IndexedProduct } from '../catalog-index.ts'
import { type Bits, hasBit } from '../sets/bits.ts'
import type { Part } from './inverted-index.ts'
import { textWords, type Word } from './words.ts'

type Document = { slot: number } & Record<Field, string>
const fields = ['name', 'brand', 'choices', 'ribbon', 'description'] as const
type Field = (typeof fields)[number]

const partOf: Record<Field, Part> = {
  name: 'name',
  brand: 'about',
  choices: 'about',
  ribbon: 'about',
  description: 'description',
}
const boost: Record<Field, number> = {
  name: 6,
  brand: 3,
  choices: 2,
  ribbon: 1.5,
  description: 0.6,
}

/** `terms`: the indexed words that matched. */
export type Hit = { slot: number; score: number; terms: readonly string[] }

/** The words of one product, grouped by part. */
export type WordsByPart = Record<Part, Word[]>

export type TextRanking = {
  add(slot: number, product: IndexedProduct): WordsByPart
  /** Takes the product exactly as it was added. */
  remove(slot: number, product: IndexedProduct): WordsByPart
  /** Returns the chosen products by score, the best first; others get a score of zero, which is cheap. */
  rank(query: Query, chosen: Bits, parts: readonly Part[]): Hit[]
}

const documentOf = (slot: number, product: IndexedProduct): Document => ({
  slot,
  name: product.name,
  brand: product.brand,
  choices: product.options.flatMap(({ choices }) => choices.map(({ label }) => label)).join(' '),
  ribbon: product.ribbon,
  description: product.description,
})

const noWords = (): WordsByPart => ({ name: [], about: [], description: [] })

export function createTextRanking(): TextRanking {
  /** Collects the words while MiniSearch tokenizes a product, so that the texts are tokenized only once. */
  let read = noWords()
  const search = new MiniSearch<Document>({
    idField: 'slot',
    fields: [...fields],
    tokenize(text, field) {
      const words = textWords(text)
      read[partOf[field as Field]].push(...words)
      return words.map(({ stem }) => stem)
    },
    processTerm: (term) => term,
    searchOptions: { boost, tokenize: (text) => [text], weights: { prefix: 0.5, fuzzy: 0 } },
    autoVacuum: false,
    logger: () => {},
  })
  return {
    add(slot, product) {
      read = noWords()
      search.add(documentOf(slot, product))
      return read
    },
    remove(slot, product) {
      read = noWords()
      search.remove(documentOf(slot, product))
      return read
    },
    rank: (query, chosen, parts) =>
      search
        .search(query, {
          fields: fields.filter((field) => parts.includes(partOf[field])),
          boostDocument: (slot) => Number(hasBit(chosen, slot)),
        })
        .map(({ id, score, terms }) => ({ slot: id, score, terms })),
  }
}
