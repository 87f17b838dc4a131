import { fold } from './words.ts'

/** Returns the folded words of a text, for prefix matching. */
export const plainWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Returns whether each of `begun` is a prefix of a word of the name; false for an empty list. */
export function hasPrefix(name: string, prefixes: readonly string[]): boolean {
  const words = plainWords(name)
  return prefixes.length > 0 && prefixes.every((one) => words.some((word) => word.startsWith(one)))
}
