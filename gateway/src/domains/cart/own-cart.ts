import { platformCodes, type WireCart } from '@vitrine/platform'
import type { Context } from '../../graphql/context.ts'
import { isRefusal } from '../../platform/failure.ts'

/** Reads the caller's cart; null when there is none. Other errors are rethrown. */
export async function readOwnCart(context: Context): Promise<WireCart | null> {
  try {
    return (await context.own.currentCart.getCurrentCart({})).cart
  } catch (error) {
    if (isRefusal(error, platformCodes.noCart)) return null
    throw error
  }
}
