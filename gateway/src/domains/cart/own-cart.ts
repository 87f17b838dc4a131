import { platformCodes, type WireCart } from '@vitrine/platform'
import { isRefusal } from '../../platform/failure.ts'
import type { PlatformContext } from '../../platform/platform.ts'

/** Reads the caller's cart; null when there is none. Other errors are rethrown. */
export async function readOwnCart(context: PlatformContext): Promise<WireCart | null> {
  try {
    return (await context.own.currentCart.getCurrentCart({})).cart
  } catch (error) {
    if (isRefusal(error, platformCodes.noCart)) return null
    throw error
  }
}
