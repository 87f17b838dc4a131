// Maps refusals of the cart to messages and fields of the buy form.
import type { CartProblem } from '../../../lib/cart-signal.ts'
import { loadedProblemWords, loadProblemWords } from '../../../lib/loaded-problem-words.ts'

export type BuyProblemEntry = {
  text: string
  tone: 'warning' | 'danger'
  part: 'options' | 'text' | 'quantity'
  requestId: string | null
  /** The same submission may succeed when repeated. */
  canRetry: boolean
}

const transient = /^(NO_ANSWER|UPSTREAM_UNAVAILABLE|OUTCOME_UNKNOWN|RATE_LIMITED)$/

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

export async function entriesOf(problems: readonly CartProblem[]): Promise<BuyProblemEntry[]> {
  if (problems.length === 0) return []
  const { problemMessages, isProblemCode, buyFormPart } = await loadProblemWords()
  return problems.map(({ code, field, message, severity, requestId = null }) => {
    const known = isProblemCode(code) ? code : 'REFUSED'
    return {
      text: message || problemMessages[known],
      tone: severity === 'WARNING' ? 'warning' : 'danger',
      part: buyFormPart(field ?? null, known),
      requestId,
      canRetry: transient.test(code),
    }
  })
}

const soldOut = new Set(['OUT_OF_STOCK', 'VARIANT_NOT_AVAILABLE', 'PRODUCT_NOT_AVAILABLE'])

/** Pieces left, if the refusal has a number; else null. */
export function leftAfter(problems: readonly CartProblem[]): number | null {
  for (const { code, availableQuantity } of problems) {
    if (code === 'QUANTITY_CAPPED') return availableQuantity ?? null
    if (soldOut.has(code)) return availableQuantity ?? 0
  }
  return null
}
