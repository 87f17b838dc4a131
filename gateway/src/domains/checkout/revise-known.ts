// Revises the checkout of a cart that had one: from an earlier visit of the payment page, or for a gift card.
import type { Problem } from '../../__generated__/schema-types.ts'
import type { Cart, Checkout } from '../../platform/ecom/cart.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import { giftCardProblems } from '../estimate/violations.ts'
import { alignPlace } from './align-place.ts'

type Known = {
  checkoutId: string
  /** The cart as read before the checkout was created or refreshed. */
  cart: Cart
  /** An address of the request itself, which the checkout already has. */
  given: object | null | undefined
}

/**
 * Returns why a gift card on the checkout no longer pays, and takes it off, so that the next attempt goes on without it.
 * Otherwise moves the checkout to the cart's place. Makes no call for a first checkout, one for a checkout that is as it
 * should be, two for another one.
 */
export async function reviseKnown(
  { checkoutId, cart, given }: Known,
  context: PlatformContext,
): Promise<Problem[]> {
  const isFirst = cart.checkoutId?.toLowerCase() !== checkoutId.toLowerCase()
  if (isFirst) return []
  const { checkout } = await context.own.checkout.get({ id: checkoutId })
  const refused = await dropRefusedCard(checkout, context)
  if (refused.length === 0) await alignPlace({ checkout, cart, given }, context)
  return refused
}

async function dropRefusedCard(
  { id, problems }: Checkout,
  { own }: PlatformContext,
): Promise<Problem[]> {
  if (!problems.giftCard) return []
  await own.checkout.removeGiftCard({ id })
  return giftCardProblems(problems.giftCard).map((one) => ({
    ...one,
    field: 'giftCardCode',
    severity: 'ERROR',
  }))
}
