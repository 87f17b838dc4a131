// The words of all indexed texts. One object has all that is known of a word, because there are tens of thousands.
import type { Posting } from '../sets/posting.ts'
import type { Part } from './product-words.ts'
import type { Word } from './words.ts'

const plainWord = /^\p{L}{3,}$/u

/** `number` stands for the word in `TermLists`; it is reused after the last text with the word is gone. */
export class Term {
  readonly stem: string
  /** Occurrences in all texts. */
  count = 0
  /** Its spelling in the texts; the stem itself where that is one. */
  text: string
  readonly isPlain: boolean
  /** The products that have it, by part. */
  name: Posting | null = null
  about: Posting | null = null
  description: Posting | null = null

  constructor(
    readonly number: number,
    { stem, text }: Word,
  ) {
    this.stem = stem
    // One text where both are the same.
    this.text = text === stem ? stem : text
    this.isPlain = plainWord.test(stem)
  }
}

/** Returns how many products have the word in that part. */
export const productsWith = (term: Term, part: Part): number => term[part]?.size ?? 0

export type Terms = {
  get(stem: string): Term | undefined
  /** Notes one more occurrence. */
  add(word: Word): Term
  /** Notes one less; the last one removes the word. */
  remove(word: Word): void
  firstLetters(): Iterable<string>
  /** Returns the words with this first letter: neither typing errors nor prefixes need the others. */
  withFirstLetter(letter: string): Iterable<Term>
}

export function createTerms(): Terms {
  const byStem = new Map<string, Term>()
  const byLetter = new Map<string, Set<Term>>()
  const freed: number[] = []
  let numbers = 0

  function enter(word: Word): Term {
    const reused = freed.pop()
    const term = new Term(reused ?? numbers, word)
    if (reused === undefined) numbers += 1
    byStem.set(word.stem, term)
    const letter = word.stem.charAt(0)
    byLetter.set(letter, (byLetter.get(letter) ?? new Set()).add(term))
    return term
  }

  return {
    get: (stem) => byStem.get(stem),
    add(word) {
      const term = byStem.get(word.stem) ?? enter(word)
      term.count += 1
      if (word.text === word.stem) term.text = term.stem
      return term
    },
    remove({ stem }) {
      const term = byStem.get(stem)
      if (!term) return
      term.count -= 1
      if (term.count > 0) return
      byStem.delete(stem)
      byLetter.get(stem.charAt(0))?.delete(term)
      freed.push(term.number)
    },
    firstLetters: () => byLetter.keys(),
    withFirstLetter: (letter) => byLetter.get(letter) ?? [],
  }
}
