// `?form=slug&problem=SLUG_TAKEN&field=slug`: what the gateway says when it answered a plain form.
import { loadedProblemWords, loadProblemWords } from '../lib/loaded-problem-words.ts'
import type { ScreenRequest } from '../lib/screen.ts'
import type { FormProblem } from './form-types.ts'

/** For a screen's `ready`: the words come before the screen is shown. */
export const readyToTell = async ({ search }: ScreenRequest): Promise<unknown> =>
  search.has('problem') && loadProblemWords()

/** `name` where a page has several forms. */
export function toldForm(search: URLSearchParams, name?: string): FormProblem[] {
  const code = search.get('problem')
  const words = loadedProblemWords()
  if ((name ?? null) !== search.get('form') || !words?.isProblemCode(code)) return []
  const { problemWords } = words
  const field = search.get('field')
  return [{ code, message: problemWords[code], field, requestId: search.get('ref') }]
}
