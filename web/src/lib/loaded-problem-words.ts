// The sentences for problems, kept out of the first load.
type Words = typeof import('./problem-words.ts')

let words: Words | null = null

export async function loadProblemWords(): Promise<Words> {
  words ??= await import('./problem-words.ts')
  return words
}

/** Null until someone waited for `loadProblemWords`. */
export const loadedProblemWords = (): Words | null => words
