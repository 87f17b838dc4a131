// The number a shopper knows an order by. A visitor's token reads a checkout but no order, so the site looks it up for
// a checkout that the caller's own token has just read. contract/checkout-order.md §1.

import type { Context } from '../../graphql/context.ts'
import type { CheckoutSource } from '../../graphql/sources.ts'

/** Null before there is an order, without an API key, and for a checkout that came with a change event. */
export async function readOrderNumber(
  { id, completed, isTold }: CheckoutSource,
  { elevated }: Context,
): Promise<string | null> {
  if (!completed || isTold || !elevated) return null
  const search = { filter: { checkoutId: id }, cursorPaging: { limit: 1 } }
  const { orders } = await elevated.searchOrders({ search })
  const [order] = orders
  return order?.checkoutId?.toLowerCase() === id.toLowerCase() ? (order.number ?? null) : null
}
