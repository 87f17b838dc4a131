import { hasPrefix, plainWords } from '../../search/text/has-prefix.ts'

/** Returns whether every word of the text is a prefix of a word of the name, ignoring accents and case. */
export const isLike = (name: string | null | undefined, text: string): boolean =>
  hasPrefix(name ?? '', plainWords(text))
