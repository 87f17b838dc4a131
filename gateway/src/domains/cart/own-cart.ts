import { platformCodes } from '@vitrine/platform'
import type { Cart } from '../../platform/ecom/cart.ts'
import { isRefusal } from '../../platform/failure.ts'
import type { PlatformContext } from '../../platform/platform.ts'

/** Reads the caller's cart; null when there is none. Other errors are rethrown. */
export async function readOwnCart(context: PlatformContext): Promise<Cart | null> {
  try {
    return (await context.own.currentCart.getCurrentCart({})).cart
  } catch (error) {
    if (isRefusal(error, platformCodes.noCart)) return null
    throw error
  }
}
