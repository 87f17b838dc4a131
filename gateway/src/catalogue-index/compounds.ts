// What is one word to some and two to others: `tea pot` and `teapot`, `giftcard` and `gift card`.
import type { Vocabulary } from './vocabulary.ts'
import { typedWords, type Word } from './words.ts'

type Known = Pick<Vocabulary, 'has'>

const shortestPart = 3

/** Neighbours written as one where the shop writes them so; null when it does not. */
export function joined(words: readonly Word[], vocabulary: Known): Word[] | null {
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

/** Words the shop does not know taken apart where it knows both parts; null when there is none. */
export function split(words: readonly Word[], vocabulary: Known): Word[] | null {
  const result = words.flatMap((word) =>
    vocabulary.has(word.stem) ? word : (partsOf(word, vocabulary) ?? word),
  )
  return result.length > words.length ? result : null
}

function partsOf({ text }: Word, vocabulary: Known): Word[] | null {
  for (let place = text.length - shortestPart; place >= shortestPart; place -= 1) {
    const parts = typedWords(`${text.slice(0, place)} ${text.slice(place)}`)
    if (parts.length === 2 && parts.every(({ stem }) => vocabulary.has(stem))) return parts
  }
  return null
}
