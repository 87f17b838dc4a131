import { mayHaveCart } from '../../session/cart-hint.ts'
import { topics } from '../../subscriptions/topics.ts'
import type { CartContext } from '../cart/cart-context.ts'
import { readOwnCart } from '../cart/own-cart.ts'

/** Returns the topics of the caller's session; none without a session. */
export async function ownTopics(context: CartContext): Promise<string[]> {
  const session = await context.session.find()
  if (!session) return []
  const cartId = await cartIdOf(context, session.cartHint)
  return [
    topics.session(session.idHash),
    ...(session.memberId ? [topics.member(session.memberId)] : []),
    ...(cartId ? [topics.cart(cartId)] : []),
  ]
}

/** Returns the id of the last known cart, or reads it once; null when there is none or it cannot be read. */
async function cartIdOf(context: CartContext, mark: string | undefined): Promise<string | null> {
  const last = await context.cartWriter.last(context)
  if (last || mark !== mayHaveCart) return last?.id ?? null
  // If the cart cannot be read now, its later changes are published on the session's topic.
  const cart = await readOwnCart(context).catch(() => null)
  await context.cartWriter.remember(context, cart)
  return cart?.id ?? null
}
