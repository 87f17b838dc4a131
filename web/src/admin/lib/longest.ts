import * as messages from '../__generated__/messages/ui.ts'
/** The problem with a text that is too long; null when it is not. */
export const longest = (text: string, most: number): string | null =>
  text.trim().length > most ? messages.atMostCharacters({ count: most.toLocaleString('en') }) : null
