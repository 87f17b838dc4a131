// The platform says that a line is not there, and not which.
import type { Context } from '../../graphql/context.ts'
import { problem } from '../../graphql/problems.ts'
import type { CartResult } from './cart-writer.ts'
import { readOwnCart } from './own-cart.ts'

/** Looks at the cart as it is and names each line that is gone. */
export async function withMissingLines(
  result: CartResult,
  asked: readonly { lineId: string }[],
  context: Context,
): Promise<CartResult> {
  if (!result.problems.some(({ code }) => code === 'LINE_NOT_FOUND')) return result
  // What was told stands where nothing can be looked up.
  const cart = await readOwnCart(context).catch(() => null)
  if (!cart) return result
  await context.cartWriter.saw(context, cart)
  const known = new Set(cart.lineItems.map(({ id }) => id))
  const missing = asked.flatMap(({ lineId }, index) =>
    known.has(lineId.toLowerCase())
      ? []
      : [problem('LINE_NOT_FOUND', { field: `lines[${index}].lineId`, lineId })],
  )
  return missing.length > 0 ? { cart, problems: missing } : result
}
