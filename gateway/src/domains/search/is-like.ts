import { isBegunBy, plainWords } from '../../catalogue-index/is-begun-by.ts'

/** Every word of the text begins a word of the name, whatever accents and case. */
export const isLike = (name: string | null | undefined, text: string): boolean =>
  isBegunBy(name ?? '', plainWords(text))
