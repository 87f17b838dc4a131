// Text as words that can be compared: case, accents and widths folded, plurals taken off. What is searched
// and what somebody types go the same way.
import { stem } from './stem.ts'

/** Characters of a typed text that are looked at. */
const mostTyped = 400
const mostTypedWords = 12
const longestWord = 40

export type Word = {
  /** As written, but folded. */
  text: string
  /** What it is compared by. */
  stem: string
}

/** Letters without a mark that can be taken off. */
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

const isAscii = /^[\x20-\x7e]*$/

/** Small letters without accents; scripts whose marks are letters keep them. Never throws. */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\p{Cf}\p{Cs}]/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßøæœđðłþı]/g, (letter) => letters[letter] ?? letter)
}

/** Written without spaces: compared by pairs of letters, the same whichever way a sentence is cut. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー'
const pieces = new RegExp(`[${unspaced}]+|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}'’])+`, 'gu')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'u')
/** The same for plain English, faster. */
const plainPieces = /[a-z0-9']+/g

/** Words every text has: they choose nothing. */
const empty = new Set(
  'a an and are as at be by for from has have if in is it its of on or our that the their them they this to was which will with you your'.split(
    ' ',
  ),
)

/** `gardener's` is `gardener`. */
const withoutApostrophes = (piece: string) => piece.replace(/['’]s?$/, '').replace(/['’]/g, '')

/** Pairs of neighbouring letters; one letter alone stays. */
function pairs(piece: string): string[] {
  const signs = [...piece]
  if (signs.length < 2) return signs
  return signs.slice(1).map((sign, index) => `${signs[index]}${sign}`)
}

/** The same few thousand words make up all texts of a shop. */
const known = new Map<string, Word | null>()
const mostKnown = 50_000

/** Null for what is no word without its apostrophes. */
function wordOf(piece: string): Word | null {
  const before = known.get(piece)
  if (before !== undefined) return before
  const text = withoutApostrophes(piece).slice(0, longestWord)
  const word = text === '' ? null : { text, stem: stem(text) }
  if (known.size < mostKnown && piece.length <= longestWord) known.set(piece, word)
  return word
}

/** `cut` makes words of what is written without spaces. */
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
 * Words somebody typed, in their order; the first twelve of a text that is cut. `mayGoOn`: the last one may
 * be the beginning of another.
 */
export function typedWords(text: string, mayGoOn = false): Word[] {
  const words = wordsOf(text.slice(0, mostTyped), pairs)
  const choosing = words.filter(
    (word, index) => chooses(word) || (mayGoOn && index === words.length - 1),
  )
  return (choosing.length > 0 ? choosing : words).slice(0, mostTypedWords)
}

/** Words two halves of which may be written as one: `e-book` is found by `ebook`. */
const joined = /(?<![\p{L}\p{N}])(\p{L}+)-(\p{L}+)(?![\p{L}\p{N}])/gu

function withCompounds(text: string): string {
  if (!text.includes('-')) return text
  const compounds = [...text.matchAll(joined)].map(([, first, second]) => `${first}${second}`)
  return [text, ...compounds].join(' ')
}

/** Words of a text that is searched. */
export const textWords = (text: string): Word[] =>
  wordsOf(withCompounds(text), (piece) => [...pairs(piece), ...piece]).filter(chooses)
