import type { Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { problem } from '../../graphql/problems.ts'
import type { CartResult } from './cart-writer.ts'

/** Returns problems found before any call, with the last remembered cart. */
export const refused = async (problems: Problem[], context: Context): Promise<CartResult> => ({
  cart: await context.cartWriter.last(context),
  problems,
})

export const notAllowed = (field: string, context: Context) =>
  refused([problem('FORBIDDEN', { field })], context)
