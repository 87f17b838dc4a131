/** Ends a sentence: after a word of at least three letters, so that `Mr.` and `z. B.` end none. */
const end = /\p{L}{3}[.!?…]["”“’]?(?=\s+\p{Lu}|\s*$)/u

/** Returns the first sentence of a text; the whole text where none ends. */
export function firstSentence(text: string): string {
  const found = end.exec(text)
  return (found ? text.slice(0, found.index + found[0].length) : text).trim()
}
