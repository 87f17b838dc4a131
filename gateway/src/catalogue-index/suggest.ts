// What somebody may mean who is still typing.
import { lifted } from './answer.ts'
import type { IndexSuggestions } from './catalogue-index.ts'
import { findWords } from './find-words.ts'
import { isBegunBy } from './is-begun-by.ts'
import type { ProductTable } from './product-table.ts'
import { fold, typedWords } from './words.ts'

/** Best hits that are looked at for names beginning as typed. */
const looked = 200
const mostBrands = 5

/** 2: begins as typed. 1: one of its words begins as the typed ones. 0: found otherwise. */
function likeness(name: string, typed: string): number {
  const folded = fold(name)
  if (folded.startsWith(typed)) return 2
  return folded.includes(` ${typed}`) ? 1 : 0
}

export function suggest(table: ProductTable, text: string, first: number): IndexSuggestions {
  const words = typedWords(text, true)
  const asFound = findWords(table.text, text, true)
  const found = asFound && lifted(table, asFound)
  if (!found) return { productIds: [], brands: [], correction: null }
  const typed = words.map((word) => word.text).join(' ')
  // `candles` begins no name, and is meant by each candle.
  const stems = words.map((word) => word.stem).join(' ')
  const ranked = found.hits
    .slice(0, looked)
    .map(({ slot }) => table.at(slot))
    .map((product, place) => ({
      product,
      place,
      like: Math.max(likeness(product.name, typed), likeness(product.name, stems)),
    }))
    .sort((one, other) => other.like - one.like || one.place - other.place)
  return {
    productIds: ranked.slice(0, first).map(({ product }) => product.id),
    brands: brandsLike(
      table,
      typedWords(found.correction ?? text, true).map((word) => word.text),
    ),
    correction: found.correction,
  }
}

/** Makers one of whose words begins with each of the typed ones; the largest first. */
function brandsLike({ values: { brands } }: ProductTable, typed: readonly string[]): string[] {
  return [...brands.values()]
    .filter(({ label }) => isBegunBy(label, typed))
    .sort((one, other) => other.posting.size - one.posting.size)
    .slice(0, mostBrands)
    .map(({ label }) => label)
}
