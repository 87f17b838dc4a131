// Loads the messages of problems, which are not part of the first load.
type Words = typeof import('./problem-words.ts')

let words: Words | null = null

export async function loadProblemWords(): Promise<Words> {
  words ??= await import('./problem-words.ts')
  return words
}

/** Returns the messages; null until `loadProblemWords` has resolved. */
export const loadedProblemWords = (): Words | null => words
