import { unmask } from '../__generated__/fragment-masking.ts'
import { Cart_problem } from './cart-document.ts'
import type { CartEngine } from './cart-engine.ts'
import type { Problem } from './engine-types.ts'
import { fixOf } from './problem-fix.ts'
import type { CartSnapshot } from './transport.ts'

/** Returns the problems that block the checkout. */
export function blockingOf(cart: CartSnapshot | null): readonly Problem[] {
  return cart ? unmask(Cart_problem, cart.problems) : []
}

/**
 * Returns the state of the cart that its totals are of; null for an empty one. They are without lines that cannot be
 * ordered, which the revision does not cover: stock and prices change without the cart.
 */
export function totalsState(cart: CartSnapshot | null): string | null {
  if (!cart) return null
  const blocked = blockingOf(cart).map(({ lineId, code }) => `${lineId} ${code}`)
  return [cart.revision, cart.subtotal?.display, ...blocked].join()
}

/** Returns the problems that block the checkout, each with the name of its line and its fix. */
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
