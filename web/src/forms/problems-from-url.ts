// Problems from the address after a plain form: `?form=slug&problem=SLUG_TAKEN&field=slug`.
import { loadedProblemWords, loadProblemWords } from '../lib/loaded-problem-words.ts'
import type { ScreenRequest } from '../lib/screen.ts'
import type { FormProblem } from './form-types.ts'

/** Preloads the messages; for a screen's `ready`. */
export const preloadProblemMessages = async ({ search }: ScreenRequest): Promise<unknown> =>
  search.has('problem') && loadProblemWords()

/** `name` is the form, on a page with several. */
export function problemsFromUrl(search: URLSearchParams, name?: string): FormProblem[] {
  const code = search.get('problem')
  const words = loadedProblemWords()
  if ((name ?? null) !== search.get('form') || !words?.isProblemCode(code)) return []
  const { problemMessages } = words
  const field = search.get('field')
  return [{ code, message: problemMessages[code], field, requestId: search.get('ref') }]
}
