// The caller's own orders. The platform has no call for members, so a service call searches by buyer, and its
// results are filtered again. docs/contract/checkout-order.md §1.

import type { QueryOrdersArgs } from '../../__generated__/schema-types.ts'
import { cursorPage } from '../../graphql/cursor-pages.ts'
import { type Connection, limitOf } from '../../graphql/paging.ts'
import type { Order } from '../../platform/ecom/order.ts'
import { isNotFound } from '../../platform/failure.ts'
import type { MemberContext } from '../common/caller-context.ts'
import { ordersOf } from '../common/member-orders-query.ts'
import { verifiedMemberId } from '../common/verify-member.ts'

/** Returns the caller's member id; null for a visitor, and on a site without a key. */
const buyerOf = async (context: MemberContext): Promise<string | null> =>
  context.serviceCalls && verifiedMemberId(context)

const isOwn = (order: Order, memberId: string): boolean =>
  order.buyerMemberId?.toLowerCase() === memberId.toLowerCase()

/** Binds the platform's cursors to the member, so that they are invalid for others. docs/security.md S71. */
const markOf = (memberId: string) => `m${memberId}:`

export async function readOrders(
  args: QueryOrdersArgs,
  context: MemberContext,
): Promise<Connection<Order> | null> {
  // Refuses a wrong size before anything is read.
  limitOf(args.first ?? 20)
  const memberId = await buyerOf(context)
  const { serviceCalls } = context
  if (!memberId || !serviceCalls) return null
  return cursorPage(args, markOf(memberId), async (paging) => {
    const { orders, next } = await serviceCalls.searchOrders(ordersOf(memberId, paging))
    const nodes = orders.map((order) => (isOwn(order, memberId) ? order : null))
    return { nodes, next }
  })
}

/** Another member's order is reported like a missing one. docs/security.md S71. */
export async function readOrder(id: string, context: MemberContext): Promise<Order | null> {
  const memberId = await buyerOf(context)
  if (!memberId || !context.serviceCalls || !/^[\w-]{1,100}$/.test(id)) return null
  try {
    const { order } = await context.serviceCalls.getOrder({ id })
    return isOwn(order, memberId) ? order : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
