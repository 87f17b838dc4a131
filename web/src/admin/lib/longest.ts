/** The problem with a text that is too long; null when it is not. */
export const longest = (text: string, most: number): string | null =>
  text.trim().length > most ? `At most ${most.toLocaleString('en')} characters.` : null
