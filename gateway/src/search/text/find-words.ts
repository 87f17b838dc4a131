// Finds products by a search text: exact words first, with typing errors tolerated only when those find nothing.

import { createBoundedEntries } from '../../cache/bounded-entries.ts'
import { addAll, clearBit, emptyBits } from '../sets/bits.ts'
import { joined, split } from './compounds.ts'
import type { Part } from './product-words.ts'
import {
  type Matches,
  type MatchMode,
  noMatches,
  type TextIndex,
  type Wanted,
} from './text-index.ts'
import { typedWords, type Word } from './words.ts'

/**
 * `correction`: the corrected text; null when nothing was corrected. `isPartial`: no product has all words, and
 * these have the most of them.
 */
export type SearchMatches = Matches & { correction: string | null; isPartial: boolean }

/** Most searches match these parts; descriptions mention too much else. */
const mainParts: readonly Part[] = ['name', 'about']
/** From this many hits on, descriptions are not searched. */
const enough = 100
/** Number of best hits whose words a correction may use. */
const maxCorrectionHits = 50

const isPlainWord = /^\p{L}+$/u

/** Returns how many letters may be wrong: one from four letters on, two from seven on, none in numbers. */
const allowedErrors = ({ stem }: Word): number => {
  if (!isPlainWord.test(stem) || stem.length < 4) return 0
  return stem.length < 7 ? 1 : 2
}
/** Returns whether the first letter may be wrong too; in a short word that would match too much. */
const mayErrInFirstLetter = (word: Word): boolean =>
  word.stem.length >= 6 && allowedErrors(word) > 0

/**
 * Which words may be prefixes, and what may replace unknown words: the most similar word, all similar words, or for
 * all words everything within the allowed distance.
 */
type Strategy = { begun: 'last' | 'all'; wrong: 'none' | 'likest' | 'like' | 'any' }
const asTyped: Strategy = { begun: 'last', wrong: 'none' }
const tolerantStrategies: readonly Strategy[] = [
  { begun: 'last', wrong: 'likest' },
  { begun: 'last', wrong: 'like' },
  { begun: 'all', wrong: 'any' },
]

/** Most bytes of cached searches: popular ones, and those of whose list the facets and the next page are read. */
const maxBytes = 4 * 1024 * 1024
/** What a hit takes, also boosted, and a search beside its hits. */
const [hitBytes, searchBytes] = [170, 2048]
type Searches = ReturnType<typeof createBoundedEntries<SearchMatches>>
type CachedSearches = { revision: number; found: Searches }
const searchesByIndex = new WeakMap<TextIndex, CachedSearches>()

function cachedSearches(text: TextIndex): Searches {
  const known = searchesByIndex.get(text)
  if (known?.revision === text.revision) return known.found
  const found = createBoundedEntries<SearchMatches>({ maxBytes })
  searchesByIndex.set(text, { revision: text.revision, found })
  return found
}

/**
 * Finds products by a search text. Returns null for a blank text; a text without words finds nothing. `mayGoOn`:
 * the text is still being typed.
 */
export function findWords(text: TextIndex, typed: string, mayGoOn = false): SearchMatches | null {
  if (typed.trim() === '') return null
  const words = typedWords(typed, mayGoOn)
  const recent = cachedSearches(text)
  const key = words.map((word) => word.text).join(' ')
  const known = recent.find(key)
  if (known) return known
  const found = findOnce(text, words, mayGoOn)
  const bytes = searchBytes + key.length + found.hits.length * hitBytes
  recent.add(key, found, { bytes, ms: Number.POSITIVE_INFINITY })
  return found
}

/** Searches with the correction when there is one, so that its results equal those of searching for it. */
function findOnce(text: TextIndex, words: readonly Word[], mayGoOn: boolean): SearchMatches {
  const found = find(text, words)
  const correction = correctionOf(text, words, found.hits)
  if (correction === null) return { ...found, correction }
  const proposed = find(text, typedWords(correction, mayGoOn))
  const isBetter = found.isPartial || !proposed.isPartial
  return { ...(isBetter ? proposed : found), correction }
}

type Attempt = Matches & { isPartial: boolean }
const whole = (matches: Matches): Attempt => ({ ...matches, isPartial: false })

function find(text: TextIndex, words: readonly Word[]): Attempt {
  const like = similarWordsOf(text.vocabulary)
  const wantedBy = (some: readonly Word[], strategy: Strategy) => wantedOf(some, strategy, like)
  const asOne = joined(words, text.vocabulary)
  const together = asOne ? text.findAll(wantedBy(asOne, asTyped)) : noMatches
  const separate = findAsTyped(text, wantedBy(words, asTyped))
  if (together.hits.length + separate.hits.length > 0) return whole(both(together, separate))
  const parts = split(words, text.vocabulary)
  const inParts = parts ? text.findAll(wantedBy(parts, asTyped)) : noMatches
  if (inParts.hits.length > 0) return whole(inParts)
  for (const strategy of tolerantStrategies) {
    const matches = text.findAll(wantedBy(words, strategy))
    if (matches.hits.length > 0) return whole(matches)
  }
  if (words.length === 1) return whole(noMatches)
  const some = text.findAny(wantedBy(words, { begun: 'last', wrong: 'likest' }))
  return { ...some, isPartial: some.hits.length > 0 }
}

function findAsTyped(text: TextIndex, wanted: readonly Wanted[]): Matches {
  const main = text.findAll(wanted, mainParts, enough)
  return main.hits.length > 0 ? main : text.findAll(wanted)
}

function both(first: Matches, second: Matches): Matches {
  if (first.hits.length === 0) return second
  const slots = new Set(first.hits.map(({ slot }) => slot))
  const hits = [...first.hits, ...second.hits.filter(({ slot }) => !slots.has(slot))]
  const size = Math.max(first.others?.length ?? 0, second.others?.length ?? 0) * 32
  const others = emptyBits(size)
  for (const each of [first, second]) if (each.others) addAll(others, each.others)
  for (const { slot } of hits) clearBit(others, slot)
  return { hits, others: size > 0 ? others : null }
}

const wantedOf = (words: readonly Word[], strategy: Strategy, like: SimilarWords): Wanted[] =>
  words.map((word, index) => ({
    word,
    mode: modeOf(word, { ...strategy, isLast: index === words.length - 1 }, like),
  }))

function modeOf(
  word: Word,
  { begun, wrong, isLast }: Strategy & { isLast: boolean },
  like: SimilarWords,
): MatchMode {
  const isBegun = (isLast || begun === 'all') && word.text.length > 1
  if (wrong === 'any')
    return { isBegun, or: [...like(word).words, ...like(word).withOtherFirstLetter] }
  const { isKnown, words } = wrong === 'none' ? noSimilarWords : like(word)
  const or = isKnown ? [] : words
  return { isBegun, or: wrong === 'likest' ? or.slice(0, 1) : or }
}

type SimilarWords = (word: Word) => {
  isKnown: boolean
  words: string[]
  withOtherFirstLetter: string[]
}
const noSimilarWords = { isKnown: true, words: [] }

/**
 * Returns similar words: transposed letters first, then words with the same first letter by distance. Caches the
 * result per word, because each comparison scans the vocabulary.
 */
function similarWordsOf(vocabulary: TextIndex['vocabulary']): SimilarWords {
  const known = new Map<string, ReturnType<SimilarWords>>()
  return (word) => {
    const before = known.get(word.stem)
    if (before) return before
    const near = vocabulary.near(word.stem, allowedErrors(word)).map(({ stem }) => stem)
    const words = [...new Set([...vocabulary.swapped(word.stem), ...near])]
    const withOtherFirstLetter = mayErrInFirstLetter(word)
      ? vocabulary.withOtherFirstLetter(word.stem)
      : []
    const like = {
      isKnown: vocabulary.has(word.stem),
      words,
      withOtherFirstLetter: withOtherFirstLetter,
    }
    known.set(word.stem, like)
    return like
  }
}

function correctionOf(
  { vocabulary }: TextIndex,
  words: readonly Word[],
  hits: Matches['hits'],
): string | null {
  const isKnown = (word: Word) => vocabulary.has(word.stem)
  if (words.every(isKnown)) return null
  const terms = new Set(hits.slice(0, maxCorrectionHits).flatMap((hit) => hit.terms))
  const isBegun = (word: Word) => [...terms].some((term) => term.startsWith(word.text))
  const respelled = words.map((word, index) => {
    const isRight = isKnown(word) || (index === words.length - 1 && isBegun(word))
    return isRight ? word.text : (vocabulary.nearest(word.stem, nearness(word), terms) ?? word.text)
  })
  const isOther = respelled.some((text, index) => text !== words[index]?.text)
  return isOther ? respelled.join(' ') : null
}

/**
 * Returns the allowed distance of a correction: at least one, since transposed letters count as one error in words
 * of any length.
 */
const nearness = (word: Word) => Math.max(1, allowedErrors(word))
