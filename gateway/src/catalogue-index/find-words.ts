// What a typed text finds: as typed first, with typing errors forgiven only when that finds nothing.

import { addAll, clearBit, emptyBits } from './bits.ts'
import { joined, split } from './compounds.ts'
import { type Manner, type Matches, noMatches, type TextIndex, type Wanted } from './text-index.ts'
import type { Part } from './word-places.ts'
import { typedWords, type Word } from './words.ts'

/**
 * `correction`: the text as it would have been right; null when nothing had to be guessed. `isPartial`: nothing has all
 * the words, and these have the most of them.
 */
export type Found = Matches & { correction: string | null; isPartial: boolean }

/** Where most of what people mean is; descriptions mention everything. */
const mainParts: readonly Part[] = ['name', 'about']
/** With this many found there, descriptions add nothing anybody would page to. */
const enough = 100
/** Best hits whose words a correction is made of. */
const looked = 50

const isPlainWord = /^\p{L}+$/u

/** Letters that may be wrong: one from four letters on, two from seven on; none in numbers. */
const forgiven = ({ stem }: Word): number => {
  if (!isPlainWord.test(stem) || stem.length < 4) return 0
  return stem.length < 7 ? 1 : 2
}
/** Also an error in the first letter: a short word would be any other then. */
const isForgivenAnywhere = (word: Word): boolean => word.stem.length >= 6 && forgiven(word) > 0

/**
 * Which words may be only begun, and what may stand for words the shop does not know: the likest word, every like
 * one, or for all words whatever differs in few letters.
 */
type Way = { begun: 'last' | 'all'; wrong: 'none' | 'likest' | 'like' | 'any' }
const asTyped: Way = { begun: 'last', wrong: 'none' }
const forgiving: readonly Way[] = [
  { begun: 'last', wrong: 'likest' },
  { begun: 'last', wrong: 'like' },
  { begun: 'all', wrong: 'any' },
]

/** Texts whose hits are kept: a page asks for its products, its facets and its next page by the same one. */
const mostKept = 4
type Kept = { revision: number; found: Map<string, Found> }
const kept = new WeakMap<TextIndex, Kept>()

function keptOf(text: TextIndex): Map<string, Found> {
  const known = kept.get(text)
  if (known?.revision === text.revision) return known.found
  const found = new Map<string, Found>()
  kept.set(text, { revision: text.revision, found })
  return found
}

/**
 * Null for a blank text; signs that make no word find nothing. `mayGoOn`: somebody is still typing.
 */
export function findWords(text: TextIndex, typed: string, mayGoOn = false): Found | null {
  if (typed.trim() === '') return null
  const words = typedWords(typed, mayGoOn)
  if (words.length === 0) return { ...noMatches, correction: null, isPartial: false }
  const recent = keptOf(text)
  const key = words.map((word) => word.text).join(' ')
  const known = recent.get(key)
  if (known) return known
  const found = findOnce(text, words, mayGoOn)
  const [oldest] = recent.keys()
  if (recent.size >= mostKept && oldest !== undefined) recent.delete(oldest)
  recent.set(key, found)
  return found
}

/** What is proposed is what is found: a correction's results are those of its own words. */
function findOnce(text: TextIndex, words: readonly Word[], mayGoOn: boolean): Found {
  const found = find(text, words)
  const correction = correctionOf(text, words, found.hits)
  if (correction === null) return { ...found, correction }
  const proposed = find(text, typedWords(correction, mayGoOn))
  const isBetter = proposed.hits.length > 0 && (found.isPartial || !proposed.isPartial)
  return { ...(isBetter ? proposed : found), correction }
}

type Tried = Matches & { isPartial: boolean }
const whole = (matches: Matches): Tried => ({ ...matches, isPartial: false })

function find(text: TextIndex, words: readonly Word[]): Tried {
  const like = likeWordsOf(text.vocabulary)
  const wantedBy = (some: readonly Word[], way: Way) => wantedOf(some, way, like)
  const asOne = joined(words, text.vocabulary)
  const together = asOne ? text.findAll(wantedBy(asOne, asTyped)) : noMatches
  const apart = findAsTyped(text, wantedBy(words, asTyped))
  if (together.hits.length + apart.hits.length > 0) return whole(both(together, apart))
  const parts = split(words, text.vocabulary)
  const inParts = parts ? text.findAll(wantedBy(parts, asTyped)) : noMatches
  if (inParts.hits.length > 0) return whole(inParts)
  for (const way of forgiving) {
    const matches = text.findAll(wantedBy(words, way))
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
  for (const { slot } of hits) if (slot < size) clearBit(others, slot)
  return { hits, others: size > 0 ? others : null }
}

const wantedOf = (words: readonly Word[], way: Way, like: LikeWords): Wanted[] =>
  words.map((word, index) => ({
    word,
    manner: mannerOf(word, { ...way, isLast: index === words.length - 1 }, like),
  }))

function mannerOf(
  word: Word,
  { begun, wrong, isLast }: Way & { isLast: boolean },
  like: LikeWords,
): Manner {
  const isBegun = (isLast || begun === 'all') && word.text.length > 1
  if (wrong === 'any') return { isBegun, or: [...like(word).words, ...like(word).otherwiseBegun] }
  const { isKnown, words } = wrong === 'none' ? noneLike : like(word)
  const or = isKnown ? [] : words
  return { isBegun, or: wrong === 'likest' ? or.slice(0, 1) : or }
}

type LikeWords = (word: Word) => { isKnown: boolean; words: string[]; otherwiseBegun: string[] }
const noneLike = { isKnown: true, words: [] }

/**
 * Letters changed over first, where that makes a word; then what begins alike, the likest first. To compare a word with
 * all others takes long, so it is done once for each.
 */
function likeWordsOf(vocabulary: TextIndex['vocabulary']): LikeWords {
  const known = new Map<string, ReturnType<LikeWords>>()
  return (word) => {
    const before = known.get(word.stem)
    if (before) return before
    const near = vocabulary.near(word.stem, forgiven(word)).map(({ stem }) => stem)
    const words = [...new Set([...vocabulary.swapped(word.stem), ...near])]
    const otherwiseBegun = isForgivenAnywhere(word) ? vocabulary.otherwiseBegun(word.stem) : []
    const like = { isKnown: vocabulary.has(word.stem), words, otherwiseBegun }
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
