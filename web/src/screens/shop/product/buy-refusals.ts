// Maps refusals of the cart to messages and fields of the buy form. Loaded with the first refusal.
import type { CartProblem } from '../../../lib/cart-signal.ts'
import { loadProblemWords } from '../../../lib/loaded-problem-words.ts'
import { type BuyProblemEntry, transient } from './buy-problems.ts'

export async function entriesOf(problems: readonly CartProblem[]): Promise<BuyProblemEntry[]> {
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
