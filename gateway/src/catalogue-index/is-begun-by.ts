import { fold } from './words.ts'

/** Words as they are compared with what somebody has begun to type. */
export const plainWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Each of these begins a word of the name; false where there are none. */
export function isBegunBy(name: string, begun: readonly string[]): boolean {
  const words = plainWords(name)
  return begun.length > 0 && begun.every((one) => words.some((word) => word.startsWith(one)))
}
