import { fold } from '../../catalogue-index/words.ts'

const wordsOf = (text: string) => fold(text).split(/[^\p{L}\p{N}]+/u)

/** Every word of the text begins a word of the name, whatever accents and case. */
export function isLike(name: string | null | undefined, text: string): boolean {
  const words = wordsOf(name ?? '')
  const wanted = wordsOf(text).filter(Boolean)
  return wanted.length > 0 && wanted.every((one) => words.some((word) => word.startsWith(one)))
}
