// Finds out which lines are missing, because the platform's refusal does not name them.
import { problem } from '../../graphql/problems.ts'
import type { CartContext, CartResult } from './cart-context.ts'
import { readOwnCart } from './own-cart.ts'

/** Reads the current cart and returns a problem for each missing line. */
export async function withMissingLines(
  result: CartResult,
  requested: readonly { lineId: string }[],
  context: CartContext,
): Promise<CartResult> {
  if (!result.problems.some(({ code }) => code === 'LINE_NOT_FOUND')) return result
  // If the cart cannot be read, the original problems are returned.
  const cart = await readOwnCart(context).catch(() => null)
  if (!cart) return result
  await context.cartWriter.remember(context, cart)
  const known = new Set(cart.lines.map(({ id }) => id))
  const missing = requested.flatMap(({ lineId }, index) =>
    known.has(lineId.toLowerCase())
      ? []
      : [problem('LINE_NOT_FOUND', { field: `lines[${index}].lineId`, lineId })],
  )
  return missing.length > 0 ? { cart, problems: missing } : result
}
