// Maps refusals of the cart to messages and fields of the buy form. Loaded with the first refusal.
import type { Dispatch, SetStateAction } from 'react'
import type { CartProblem } from '../../../lib/cart-signal.ts'
import { loadProblemWords } from '../../../lib/loaded-problem-words.ts'
import type { BuyProblemEntry } from './buy-problems.ts'

export async function entriesOf(problems: readonly CartProblem[]): Promise<BuyProblemEntry[]> {
  const { problemMessages, isProblemCode, isTransient, buyFormPart } = await loadProblemWords()
  return problems.map(({ code, field, message, severity, requestId = null }) => {
    const known = isProblemCode(code) ? code : 'REFUSED'
    return {
      text: message || problemMessages[known],
      tone: severity === 'WARNING' ? 'warning' : 'danger',
      part: buyFormPart(field ?? null, known) === 'text' ? 'text' : 'late',
      requestId,
      canRetry: isTransient(code),
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

type Shown = {
  form: HTMLFormElement
  show: Dispatch<SetStateAction<BuyProblemEntry[]>>
  onRefused: (left: number) => void
}

/** Shows refusals until they are closed, and corrects the stock. */
export async function showRefusals(
  refusals: readonly CartProblem[],
  { form, show, onRefused }: Shown,
) {
  const entries = await entriesOf(refusals)
  show(entries)
  const left = leftAfter(refusals)
  if (left !== null) onRefused(left)
  // Sent from the lower edge, the form may be out of sight.
  form.scrollIntoView({ block: 'nearest' })
  // What is at its field stays there until the next try, and what that has closed stays closed.
  const isAtField = ({ part }: BuyProblemEntry) => part === 'text'
  if (!entries.every(isAtField)) closeOutside(form, () => show((now) => now.filter(isAtField)))
}

/** Calls `close` once, at Escape or a press outside the message. A dialog above the page has both for itself. */
function closeOutside(form: HTMLFormElement, close: () => void) {
  const listening = new AbortController()
  const onUse = ({ type, key, target }: Event & { key?: string }) => {
    if (type === 'keydown' && key !== 'Escape') return
    if (!(target instanceof Element) || target.closest('dialog')) return
    if (type === 'pointerdown' && form.contains(target.closest('[role=alert], [role=status]')))
      return
    listening.abort()
    close()
  }
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, onUse, { signal: listening.signal })
}
