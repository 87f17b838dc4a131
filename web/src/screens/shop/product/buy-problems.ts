// Problems beside the fields of the buy form that they concern.
import { loadedProblemWords } from '../../../lib/loaded-problem-words.ts'

export type BuyProblemEntry = {
  text: string
  tone: 'warning' | 'danger'
  part: 'options' | 'text' | 'quantity'
  requestId: string | null
  /** The same submission may succeed when repeated. */
  canRetry: boolean
}

export const transient = /^(NO_ANSWER|UPSTREAM_UNAVAILABLE|OUTCOME_UNKNOWN|RATE_LIMITED)$/

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
      canRetry: transient.test(code),
    },
  ]
}
