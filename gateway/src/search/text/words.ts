// Tokenizer: folds case, accents and widths, and stems words. Indexed texts and search texts are treated alike.
import { createRecentEntries } from '../../cache/recent-entries.ts'
import { stem } from './stem.ts'

/** Number of characters of a search text that are read. */
const mostTyped = 400
const mostTypedWords = 12
const longestWord = 40

export type Word = {
  /** Folded spelling. */
  text: string
  /** The key by which words are compared. */
  stem: string
}

/** Letters that do not decompose into a base letter and a mark. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

const anyLetter = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

const isAscii = /^[\x20-\x7e]*$/

/** Returns lower case without accents; marks that are letters of their script stay. Never throws. */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(anyLetter, (letter) => letters[letter] ?? letter)
}

/** Scripts without spaces: compared by letter pairs, which does not depend on word boundaries. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー'
const pieces = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}'’])+`, 'gu')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')
/** A faster variant for ASCII text. */
const plainPieces = /[a-z0-9']+/g

/** Stop words. */
const empty = new Set(
  'a an and are as at be by for from has have if in is it its of on or our that the their them they this to was which will with you your'.split(
    ' ',
  ),
)

/** `gardener's` is `gardener`. */
const withoutApostrophes = (piece: string) =>
  piece.replace(/['\u2019]s$/, '').replace(/['\u2019]/g, '')

/** Returns the pairs of adjacent letters; a single letter stays. */
function pairs(piece: string): string[] {
  const signs = [...piece]
  if (signs.length < 2) return signs
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

/** Most of the texts of a shop consists of a few thousand words. */
const known = createRecentEntries<Word | null>(2048)

/** Returns null when nothing but apostrophes is left. */
function wordOf(piece: string): Word | null {
  const before = known.find(piece)
  if (before !== undefined) return before
  const text = withoutApostrophes(piece).slice(0, longestWord)
  const word = text === '' ? null : { text, stem: stem(text) }
  if (piece.length <= longestWord) known.add(piece, word)
  return word
}

/** Splits a text into words; `cut` splits text of scripts without spaces. */
function wordsOf(text: string, cut: (piece: string) => string[]): Word[] {
  const folded = fold(text)
  const isPlain = isAscii.test(folded)
  const words: Word[] = []
  for (const piece of folded.match(isPlain ? plainPieces : pieces) ?? []) {
    if (!isPlain && isUnspaced.test(piece)) {
      for (const sign of cut(piece)) words.push({ text: sign, stem: sign })
      continue
    }
    const word = wordOf(piece)
    if (word) words.push(word)
  }
  return words
}

const chooses = ({ text }: Word) => !empty.has(text)

/**
 * Returns the first twelve words of a search text, without stop words unless there are no others. `mayGoOn`: the
 * last word may be incomplete, so it stays even if it is a stop word.
 */
export function typedWords(text: string, mayGoOn = false): Word[] {
  const words = wordsOf(text.slice(0, mostTyped), pairs)
  const choosing = words.filter(
    (word, index) => chooses(word) || (mayGoOn && index === words.length - 1),
  )
  return (choosing.length > 0 ? choosing : words).slice(0, mostTypedWords)
}

/** Matches hyphenated words that may also be written as one: `ebook` finds `e-book`. */
const joined = /(?<![\p{L}\p{N}])(\p{L}+)-(\p{L}+)(?![\p{L}\p{N}])/gu

function withCompounds(text: string): string {
  if (!text.includes('-')) return text
  const compounds = [...text.matchAll(joined)].map(([, first, second]) => `${first}${second}`)
  return [text, ...compounds].join(' ')
}

/** Returns the words of an indexed text. */
export const textWords = (text: string): Word[] =>
  wordsOf(withCompounds(text), (piece) => [...pairs(piece), ...piece]).filter(chooses)
