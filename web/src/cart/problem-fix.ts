// The one-click fix of a problem of a line.
import * as messages from '../__generated__/messages/cart.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import type { Problem } from './engine-types.ts'
import { forms } from './form-paths.ts'

export type Fix = { label: string; action: string; fields: Record<string, string>; run: () => void }

type FixTools = {
  lineId: string
  returnTo: string
  onRemove: () => void
  onSet: (quantity: number) => void
}

const beyondRepair = new Set(['LINE_NOT_AVAILABLE', 'OUT_OF_STOCK', 'PRODUCT_NOT_AVAILABLE'])

/** Returns whether a line can only be removed. */
export const isBeyondRepair = ({ code, suggestedFix, availableQuantity }: Problem) =>
  beyondRepair.has(code) ||
  suggestedFix === 'REMOVE_LINE_ITEM' ||
  (code === 'LINE_PARTIALLY_AVAILABLE' && (availableQuantity ?? 0) < 1)

/** Returns a form that sets the line to the quantity left, or removes it; null if neither helps. */
export function fixOf(
  problem: Problem,
  { lineId, returnTo, onRemove, onSet }: FixTools,
): Fix | null {
  const left = problem.availableQuantity ?? 0
  const fields = { lineId, returnTo }
  if (problem.code === 'LINE_PARTIALLY_AVAILABLE' && left > 0) {
    const run = () => onSet(left)
    const quantity = String(left)
    return {
      label: messages.setTo({ left }),
      action: forms.setQuantity,
      fields: { ...fields, quantity },
      run,
    }
  }
  return isBeyondRepair(problem)
    ? { label: commonMessages.remove, action: forms.removeLine, fields, run: onRemove }
    : null
}
