import { topics } from '../../events/topics.ts'
import type { Context } from '../../graphql/context.ts'
import { someCart } from '../../session/cart-mark.ts'
import { readOwnCart } from '../cart/own-cart.ts'

/** What the caller's session may hear of its own; nothing without a session. */
export async function ownTopics(context: Context): Promise<string[]> {
  const session = await context.session.find()
  if (!session) return []
  const cartId = await cartIdOf(context, session.cartMark)
  return [
    topics.session(session.idHash),
    ...(session.memberId ? [topics.member(session.memberId)] : []),
    ...(cartId ? [topics.cart(cartId)] : []),
  ]
}

/** The cart this gateway saw last, or asked for once; null when there is none yet, or none to be had. */
async function cartIdOf(context: Context, mark: string | undefined): Promise<string | null> {
  const last = await context.cartWriter.last(context)
  if (last || mark !== someCart) return last?.id ?? null
  // A cart that cannot be read now is heard of by the session's own topic, once it is.
  const cart = await readOwnCart(context).catch(() => null)
  await context.cartWriter.saw(context, cart)
  return cart?.id ?? null
}
