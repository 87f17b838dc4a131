// How well words fit a product: MiniSearch's part. docs/decisions/018-catalogue-index.md
import MiniSearch, { type Query } from 'minisearch'
import { type Bits, hasBit } from './bits.ts'
import type { IndexedProduct } from './catalogue-index.ts'
import type { Part } from './word-places.ts'
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

/** `terms`: the words of the shop that were met. */
export type Hit = { slot: number; score: number; terms: readonly string[] }

/** The words of one product, by the part they stand in. */
export type WordsByPart = Record<Part, Word[]>

export type Fits = {
  add(slot: number, product: IndexedProduct): WordsByPart
  /** `product` as it was when it was added. */
  remove(slot: number, product: IndexedProduct): WordsByPart
  /** The best first. What is not chosen costs a look and no more. */
  ask(query: Query, chosen: Bits, parts: readonly Part[]): Hit[]
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

export function createFits(): Fits {
  /** MiniSearch takes a product's texts apart exactly once, and nobody else need do it again. */
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
    ask: (query, chosen, parts) =>
      search
        .search(query, {
          fields: fields.filter((field) => parts.includes(partOf[field])),
          boostDocument: (slot) => Number(hasBit(chosen, slot)),
        })
        .map(({ id, score, terms }) => ({ slot: id, score, terms })),
  }
}
