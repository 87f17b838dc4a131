// What a typed text finds: as typed first, with typing errors forgiven only when that finds nothing.
import type { Field, Hit, Manner, TextIndex, Wanted } from './text-index.ts'
import { typedWords, type Word } from './words.ts'

/** `correction`: the text as it would have been right; null when nothing had to be guessed. */
export type Found = { hits: readonly Hit[]; correction: string | null }

/** Where most of what people mean is; descriptions mention everything. */
const mainFields: Field[] = ['name', 'brand', 'choices', 'ribbon']
/** With this many found there, descriptions add nothing anybody would page to. */
const enough = 100
/** Best hits whose words a correction is made of. */
const looked = 50

const isPlainWord = /^\p{L}+$/u

/** Letters that may be wrong: one from four letters on, two from six on; none in numbers. */
const forgiven = ({ stem }: Word): number => {
  if (!isPlainWord.test(stem) || stem.length < 4) return 0
  return stem.length < 6 ? 1 : 2
}

/** Which words may be only begun, and which may be wrong. */
type Way = { begun: 'last' | 'all'; wrong: 'none' | 'unknown' | 'all' }
const asTyped: Way = { begun: 'last', wrong: 'none' }
const ways: readonly Way[] = [
  asTyped,
  { begun: 'last', wrong: 'unknown' },
  { begun: 'all', wrong: 'all' },
]

/**
 * Null for a blank text; signs that make no word find nothing. `mayGoOn`: somebody is still typing.
 */
export function findWords(text: TextIndex, typed: string, mayGoOn = false): Found | null {
  if (typed.trim() === '') return null
  const words = typedWords(typed, mayGoOn)
  if (words.length === 0) return { hits: [], correction: null }
  const hits = find(text, words)
  return { hits, correction: correctionOf(text, words, hits) }
}

function find(text: TextIndex, words: readonly Word[]): Hit[] {
  const strict = text.findAll(wantedOf(text, words, asTyped), mainFields)
  if (strict.length >= enough) return strict
  for (const way of ways) {
    const hits = text.findAll(wantedOf(text, words, way))
    if (hits.length > 0) return hits
  }
  return words.length === 1
    ? []
    : text.findAny(wantedOf(text, words, { begun: 'last', wrong: 'unknown' }))
}

const wantedOf = (text: TextIndex, words: readonly Word[], way: Way): Wanted[] =>
  words.map((word, index) => ({
    word,
    manner: mannerOf(text, word, { ...way, isLast: index === words.length - 1 }),
  }))

function mannerOf(
  { vocabulary }: TextIndex,
  word: Word,
  { begun, wrong, isLast }: Way & { isLast: boolean },
): Manner {
  const isForgiven = wrong === 'all' || (wrong === 'unknown' && !vocabulary.has(word.stem))
  return {
    isBegun: (isLast || begun === 'all') && word.text.length > 1,
    wrong: isForgiven ? forgiven(word) : 0,
    or: isForgiven ? vocabulary.swapped(word.stem) : [],
  }
}

function correctionOf(
  { vocabulary }: TextIndex,
  words: readonly Word[],
  hits: readonly Hit[],
): string | null {
  const isKnown = (word: Word) => vocabulary.has(word.stem)
  if (words.every(isKnown)) return null
  const terms = new Set(hits.slice(0, looked).flatMap((hit) => hit.terms))
  const isBegun = (word: Word) => [...terms].some((term) => term.startsWith(word.text))
  const respelled = words.map((word, index) => {
    const isRight = isKnown(word) || (index === words.length - 1 && isBegun(word))
    return isRight ? word.text : (vocabulary.nearest(word.stem, nearness(word), terms) ?? word.text)
  })
  const isOther = respelled.some((text, index) => text !== words[index]?.text)
  return isOther ? respelled.join(' ') : null
}

/** Letters changed over are one error, whatever the length of the word. */
const nearness = (word: Word) => Math.max(1, forgiven(word))
