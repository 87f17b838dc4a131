// Which products have a word, and where: what tells at once, without looking at any product, which of them have all
// the words somebody typed.
import { type Bits, emptyBits } from './bits.ts'
import { createPosting, type Posting } from './posting.ts'
import type { Word } from './words.ts'

/** Its name, what else says what it is (maker, choices, ribbon), or its description. */
export type Part = 'name' | 'about' | 'description'
type WordsByPart = Readonly<Record<Part, readonly Word[]>>

export type WordPlaces = {
  add(slot: number, words: WordsByPart): void
  /** `words` as they were when it was added. */
  remove(slot: number, words: WordsByPart): void
  /** Products that have any of these words in any of these parts. */
  having(stems: Iterable<string>, parts: readonly Part[]): Bits
  /** Words that begin like this, itself left out. */
  begunBy(text: string): string[]
}

type Places = Partial<Record<Part, Posting>>
const parts = ['name', 'about', 'description'] as const
const stemsOf = (words: readonly Word[]) => new Set(words.map(({ stem }) => stem))

export function createWordPlaces(): WordPlaces {
  const places = new Map<string, Places>()
  /** Words of one first letter are few enough to be gone through. */
  const byLetter = new Map<string, Set<string>>()
  /** One more than the highest slot there ever was. */
  let room = 0

  function enter(stem: string): Places {
    const entered: Places = {}
    places.set(stem, entered)
    const alike = byLetter.get(stem.charAt(0)) ?? new Set()
    byLetter.set(stem.charAt(0), alike.add(stem))
    return entered
  }

  function forget(stem: string): void {
    places.delete(stem)
    byLetter.get(stem.charAt(0))?.delete(stem)
  }

  function addTo(part: Part, stem: string, slot: number): void {
    const known = places.get(stem) ?? enter(stem)
    known[part] ??= createPosting()
    known[part].add(slot)
  }

  function removeFrom(part: Part, stem: string, slot: number): void {
    const known = places.get(stem)
    const posting = known?.[part]
    if (!known || !posting) return
    posting.remove(slot)
    if (posting.size === 0) delete known[part]
    if (Object.keys(known).length === 0) forget(stem)
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
        const known = places.get(stem)
        if (known) for (const part of within) known[part]?.addTo(bits)
      }
      return bits
    },
    begunBy: (text) =>
      [...(byLetter.get(text.charAt(0)) ?? [])].filter(
        (stem) => stem !== text && stem.startsWith(text),
      ),
  }
}
