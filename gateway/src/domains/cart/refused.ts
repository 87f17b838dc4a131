import type { Problem } from '../../__generated__/schema-types.ts'
import { problem } from '../../graphql/problems.ts'
import type { CartContext, CartResult } from './cart-context.ts'

/** Returns problems found before any call, with the last remembered cart. */
export const refused = async (problems: Problem[], context: CartContext): Promise<CartResult> => ({
  cart: await context.cartWriter.last(context),
  problems,
})

export const notAllowed = (field: string, context: CartContext) =>
  refused([problem('FORBIDDEN', { field })], context)
