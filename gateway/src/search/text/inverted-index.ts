// Inverted index: maps each word to posting lists per part of the product, so that products with all words of a
// query are found without scanning.
import { type Bits, emptyBits } from '../sets/bits.ts'
import { createPosting } from '../sets/posting.ts'
import { type Part, type ProductWords, partOf, textFields } from './product-words.ts'
import type { Term, Terms } from './terms.ts'

export type InvertedIndex = {
  /** Takes words that are among the terms. */
  add(slot: number, words: ProductWords): void
  /** Takes the words exactly as they were added, before they are removed from the terms. */
  remove(slot: number, words: ProductWords): void
  /** Returns the products that have any of these words in any of these parts. */
  having(some: Iterable<Term>, parts: readonly Part[]): Bits
  /** Returns longer words that start with this text. */
  withPrefix(text: string): Term[]
}

const allParts: readonly Part[] = ['name', 'about', 'description']

/** Returns the words of a part, each once. */
const stemsIn = (words: ProductWords, part: Part) =>
  new Set(
    textFields
      .filter((field) => partOf[field] === part)
      .flatMap((field) => words[field].map(({ stem }) => stem)),
  )

export function createInvertedIndex(terms: Terms): InvertedIndex {
  /** One more than the highest slot ever added. */
  let room = 0

  function addTo(part: Part, stem: string, slot: number): void {
    const term = terms.get(stem)
    if (!term) return
    term[part] ??= createPosting()
    term[part].add(slot)
  }

  function removeFrom(part: Part, stem: string, slot: number): void {
    const term = terms.get(stem)
    const posting = term?.[part]
    if (!term || !posting) return
    posting.remove(slot)
    if (posting.size === 0) term[part] = null
  }

  return {
    add(slot, words) {
      room = Math.max(room, slot + 1)
      for (const part of allParts) for (const stem of stemsIn(words, part)) addTo(part, stem, slot)
    },
    remove(slot, words) {
      for (const part of allParts)
        for (const stem of stemsIn(words, part)) removeFrom(part, stem, slot)
    },
    having(some, within) {
      const bits = emptyBits(room)
      for (const term of some) for (const part of within) term[part]?.addTo(bits)
      return bits
    },
    withPrefix: (text) =>
      [...terms.withFirstLetter(text.charAt(0))].filter(
        ({ stem }) => stem !== text && stem.startsWith(text),
      ),
  }
}
