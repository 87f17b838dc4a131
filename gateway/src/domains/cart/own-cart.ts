import { platformCodes } from '@vitrine/platform'
import type { Cart } from '../../platform/ecom/cart.ts'
import { isRefusal, PlatformFailure } from '../../platform/failure.ts'
import type { PlatformContext } from '../../platform/platform.ts'

/** Reads the caller's cart; null when there is none. Other errors are rethrown. */
export async function readOwnCart(context: PlatformContext): Promise<Cart | null> {
  try {
    return (await context.own.cart.get({})).cart
  } catch (error) {
    if (isRefusal(error, platformCodes.noCart)) return null
    throw error
  }
}

/**
 * Reads the cart as it is after a write whose answer was lost, and with it the token to read what it wrote: a change of
 * nothing is answered with the present cart. Assumed; where it is refused, the cart is read. docs/decisions/064.
 */
export async function readPresentCart(context: PlatformContext): Promise<Cart | null> {
  try {
    return (await context.own.cart.update({})).cart
  } catch (error) {
    if (isRefusal(error, platformCodes.noCart)) return null
    if (error instanceof PlatformFailure && !error.isOutcomeUnknown) return readOwnCart(context)
    throw error
  }
}
