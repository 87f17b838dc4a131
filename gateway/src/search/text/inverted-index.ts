// Inverted index: maps each word to posting lists per part of the product, so that products with all words of a
// query are found without scanning.
import { type Bits, emptyBits } from '../sets/bits.ts'
import { createPosting, type Posting } from '../sets/posting.ts'
import type { Word } from './words.ts'

/** The name, other attributes (brand, choices, ribbon), or the description. */
export type Part = 'name' | 'about' | 'description'
type WordsByPart = Readonly<Record<Part, readonly Word[]>>

export type InvertedIndex = {
  add(slot: number, words: WordsByPart): void
  /** Takes the words exactly as they were added. */
  remove(slot: number, words: WordsByPart): void
  /** Returns the products that have any of these words in any of these parts. */
  having(stems: Iterable<string>, parts: readonly Part[]): Bits
  /** Returns longer words that start with this text. */
  withPrefix(text: string): string[]
}

type Postings = Partial<Record<Part, Posting>>
const parts = ['name', 'about', 'description'] as const
const stemsOf = (words: readonly Word[]) => new Set(words.map(({ stem }) => stem))

export function createInvertedIndex(): InvertedIndex {
  const postingsByStem = new Map<string, Postings>()
  /** Words by first letter, so that a prefix search scans only these. */
  const byLetter = new Map<string, Set<string>>()
  /** One more than the highest slot ever added. */
  let room = 0

  function addStem(stem: string): Postings {
    const entered: Postings = {}
    postingsByStem.set(stem, entered)
    const alike = byLetter.get(stem.charAt(0)) ?? new Set()
    byLetter.set(stem.charAt(0), alike.add(stem))
    return entered
  }

  function removeStem(stem: string): void {
    postingsByStem.delete(stem)
    byLetter.get(stem.charAt(0))?.delete(stem)
  }

  function addTo(part: Part, stem: string, slot: number): void {
    const known = postingsByStem.get(stem) ?? addStem(stem)
    known[part] ??= createPosting()
    known[part].add(slot)
  }

  function removeFrom(part: Part, stem: string, slot: number): void {
    const known = postingsByStem.get(stem)
    const posting = known?.[part]
    if (!known || !posting) return
    posting.remove(slot)
    if (posting.size === 0) delete known[part]
    if (Object.keys(known).length === 0) removeStem(stem)
  }

  return {
    add(slot, words) {
      room = Math.max(room, slot + 1)
      for (const part of parts) for (const stem of stemsOf(words[part])) addTo(part, stem, slot)
    },
    remove(slot, words) {
      for (const part of parts)
        for (const stem of stemsOf(words[part])) removeFrom(part, stem, slot)
    },
    having(stems, within) {
      const bits = emptyBits(room)
      for (const stem of stems) {
        const known = postingsByStem.get(stem)
        if (known) for (const part of within) known[part]?.addTo(bits)
      }
      return bits
    },
    withPrefix: (text) =>
      [...(byLetter.get(text.charAt(0)) ?? [])].filter(
        (stem) => stem !== text && stem.startsWith(text),
      ),
  }
}
