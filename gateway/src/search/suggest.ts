// Suggestions for a text that is still being typed: products, brands and a spelling correction.

import type { IndexSuggestions } from './catalog-index.ts'
import type { ProductTable } from './product-table.ts'
import { boosted } from './run-query.ts'
import { findWords } from './text/find-words.ts'
import { hasPrefix } from './text/has-prefix.ts'
import { fold, typedWords } from './text/words.ts'

/** Number of best hits whose names are compared with the typed text. */
const maxCompared = 200
const mostBrands = 5

/** Returns 2 when the name starts with the typed text, 1 when one of its words does, 0 otherwise. */
function prefixRank(name: string, typed: string): number {
  const folded = fold(name)
  if (folded.startsWith(typed)) return 2
  return folded.includes(` ${typed}`) ? 1 : 0
}

export function suggest(table: ProductTable, text: string, first: number): IndexSuggestions {
  const words = typedWords(text, true)
  const matches = findWords(table.text, text, true)
  const found = matches && boosted(table, matches)
  if (!found) return { productIds: [], brands: [], correction: null }
  const typed = words.map((word) => word.text).join(' ')
  // The stem also counts: no name starts with `candles`, while many start with `candle`.
  const stems = words.map((word) => word.stem).join(' ')
  const ranked = found.hits
    .slice(0, maxCompared)
    .map(({ slot }) => table.at(slot))
    .map((product, place) => ({
      product,
      place,
      like: Math.max(prefixRank(product.name, typed), prefixRank(product.name, stems)),
    }))
    .sort((one, other) => other.like - one.like || one.place - other.place)
  return {
    productIds: ranked.slice(0, first).map(({ product }) => product.id),
    brands: matchingBrands(
      table,
      typedWords(found.correction ?? text, true).map((word) => word.text),
    ),
    correction: found.correction,
  }
}

/** Returns brands in which every typed word is a prefix of a word, the largest first. */
function matchingBrands({ values: { brands } }: ProductTable, typed: readonly string[]): string[] {
  return [...brands.values()]
    .filter(({ label }) => hasPrefix(label, typed))
    .sort((one, other) => other.posting.size - one.posting.size)
    .slice(0, mostBrands)
    .map(({ label }) => label)
}
