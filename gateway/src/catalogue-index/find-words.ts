// What a typed text finds: as typed first, with typing errors forgiven only when that finds nothing.
import { joined, split } from './compounds.ts'
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

/** Letters that may be wrong: one from four letters on, two from seven on; none in numbers. */
const forgiven = ({ stem }: Word): number => {
  if (!isPlainWord.test(stem) || stem.length < 4) return 0
  return stem.length < 7 ? 1 : 2
}
/** The same for words that need not even begin alike: of a short one that would be any other. */
const forgivenAnywhere = (word: Word): number =>
  word.stem.length < 6 ? 0 : Math.min(forgiven(word), 1)

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
  if (words.length === 0) return { hits: [], correction: null }
  const recent = keptOf(text)
  const key = words.map((word) => word.text).join(' ')
  const known = recent.get(key)
  if (known) return known
  const hits = find(text, words)
  const found = { hits, correction: correctionOf(text, words, hits) }
  const [oldest] = recent.keys()
  if (recent.size >= mostKept && oldest !== undefined) recent.delete(oldest)
  recent.set(key, found)
  return found
}

function find(text: TextIndex, words: readonly Word[]): Hit[] {
  const asOne = joined(words, text.vocabulary)
  const together = asOne ? text.findAll(wantedOf(text, asOne, asTyped)) : []
  const apart = findAsTyped(text, words)
  if (together.length + apart.length > 0) return [...together, ...without(apart, together)]
  const parts = split(words, text.vocabulary)
  const inParts = parts ? text.findAll(wantedOf(text, parts, asTyped)) : []
  if (inParts.length > 0) return inParts
  for (const way of forgiving) {
    const hits = text.findAll(wantedOf(text, words, way))
    if (hits.length > 0) return hits
  }
  return words.length === 1
    ? []
    : text.findAny(wantedOf(text, words, { begun: 'last', wrong: 'likest' }))
}

function findAsTyped(text: TextIndex, words: readonly Word[]): Hit[] {
  const strict = text.findAll(wantedOf(text, words, asTyped), mainFields)
  return strict.length >= enough ? strict : text.findAll(wantedOf(text, words, asTyped))
}

function without(hits: Hit[], others: readonly Hit[]): Hit[] {
  if (others.length === 0) return hits
  const slots = new Set(others.map(({ slot }) => slot))
  return hits.filter(({ slot }) => !slots.has(slot))
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
  const isBegun = (isLast || begun === 'all') && word.text.length > 1
  if (wrong === 'any')
    return { isBegun, wrong: forgivenAnywhere(word), or: likeWords(vocabulary, word) }
  const isUnknown = wrong !== 'none' && !vocabulary.has(word.stem)
  const or = isUnknown ? likeWords(vocabulary, word) : []
  return { isBegun, wrong: 0, or: wrong === 'likest' ? or.slice(0, 1) : or }
}

/** Letters changed over first, where that makes a word; then what begins alike, the likest first. */
function likeWords(vocabulary: TextIndex['vocabulary'], word: Word): string[] {
  const near = vocabulary.near(word.stem, forgiven(word)).map(({ stem }) => stem)
  return [...new Set([...vocabulary.swapped(word.stem), ...near])]
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
