// Reads the order number of a checkout. A visitor's token cannot read orders, so a service call searches the order
// of a checkout that the caller's own token just read. docs/contract/checkout-order.md §1.

import type { CheckoutSource } from '../../graphql/sources.ts'
import type { ServiceContext } from '../../platform/service-calls.ts'

/** Returns null before there is an order, without an API key, and for a checkout from a change event. */
export async function readOrderNumber(
  { id, completed, isFromEvent }: CheckoutSource,
  { serviceCalls }: ServiceContext,
): Promise<string | null> {
  if (!completed || isFromEvent || !serviceCalls) return null
  const query = { filter: { checkoutId: id }, page: { limit: 1 } }
  const { orders } = await serviceCalls.searchOrders({ query })
  const [order] = orders
  return order?.checkoutId?.toLowerCase() === id.toLowerCase() ? (order.number ?? null) : null
}
