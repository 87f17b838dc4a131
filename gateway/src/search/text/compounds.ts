// Handles compound words with two spellings: `tea pot` and `teapot`, `giftcard` and `gift card`.
import type { Vocabulary } from './lexicon.ts'
import { typedWords, type Word } from './words.ts'

type KnownWords = Pick<Vocabulary, 'has'>

const shortestPart = 3

/** Joins adjacent words where the shop uses the compound; returns null when it uses none. */
export function joined(words: readonly Word[], vocabulary: KnownWords): Word[] | null {
  const result: Word[] = []
  for (let place = 0; place < words.length; place += 1) {
    const [one, next] = [words[place], words[place + 1]]
    const [both] = one && next ? typedWords(one.text + next.text) : []
    if (both && vocabulary.has(both.stem)) {
      result.push(both)
      place += 1
    } else if (one) result.push(one)
  }
  return result.length < words.length ? result : null
}

/** Splits unknown words where the shop uses both parts; returns null when there is none. */
export function split(words: readonly Word[], vocabulary: KnownWords): Word[] | null {
  const result = words.flatMap((word) =>
    vocabulary.has(word.stem) ? word : (partsOf(word, vocabulary) ?? word),
  )
  return result.length > words.length ? result : null
}

function partsOf({ text }: Word, vocabulary: KnownWords): Word[] | null {
  for (let place = text.length - shortestPart; place >= shortestPart; place -= 1) {
    const parts = typedWords(`${text.slice(0, place)} ${text.slice(place)}`)
    if (parts.length === 2 && parts.every(({ stem }) => vocabulary.has(stem))) return parts
  }
  return null
}
