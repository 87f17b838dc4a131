import type { CartEngine } from './cart-engine.ts'
import { blockingOf } from './parts/CartLines.tsx'
import { fixOf } from './parts/ProblemNote.tsx'
import type { CartSnapshot } from './transport.ts'

/** Returns the problems that block the checkout, by line, each with its fix. */
export function blockingEntries(
  cart: CartSnapshot | null,
  engine: CartEngine | null,
  returnTo: string,
) {
  return blockingOf(cart).map((problem) => {
    const lineId = problem.lineId ?? ''
    const tools = {
      lineId,
      returnTo,
      onRemove: () => engine?.remove(lineId),
      onSet: (quantity: number) => engine?.setQuantity(lineId, quantity),
    }
    const name = cart?.lines.find(({ id }) => id === lineId)?.name
    return { problem, name, fix: lineId ? fixOf(problem, tools) : null }
  })
}
