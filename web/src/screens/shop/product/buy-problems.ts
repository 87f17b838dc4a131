// Problems beside the fields of the buy form that they concern.
import { loadedProblemWords } from '../../../lib/loaded-problem-words.ts'

export type BuyProblemEntry = {
  text: string
  tone: 'warning' | 'danger'
  /** Where it is shown. What comes late is laid over the page, so that nothing moves. */
  part: 'options' | 'text' | 'quantity' | 'late'
  requestId: string | null
  /** The same submission may succeed when repeated. */
  canRetry: boolean
}

/** Problems from the address after the plain form: `?problem=OUT_OF_STOCK&field=…`. */
export function problemsFromAddress(search: URLSearchParams): BuyProblemEntry[] {
  const code = search.get('problem')
  const words = loadedProblemWords()
  if (!words?.isProblemCode(code)) return []
  return [
    {
      text: words.problemMessages[code],
      tone: words.problemTone(code),
      part: words.buyFormPart(search.get('field'), code),
      requestId: search.get('ref'),
      canRetry: words.isTransient(code),
    },
  ]
}
