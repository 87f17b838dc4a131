// The caller's own orders. The platform has no call for members, so a service call searches by buyer, and its
// results are filtered again. docs/contract/checkout-order.md §1.

import type { QueryOrdersArgs } from '../../__generated__/schema-types.ts'
import { cursorPage } from '../../graphql/cursor-pages.ts'
import { type Connection, limitOf } from '../../graphql/paging.ts'
import type { Order } from '../../platform/ecom/order.ts'
import { isNotFound } from '../../platform/failure.ts'
import type { MemberContext } from '../common/caller-context.ts'
import { ordersOf } from '../common/member-orders-query.ts'
import { callsOf } from '../common/store-features.ts'
import { verifiedMemberId } from '../common/verify-member.ts'

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
  const calls = callsOf('ORDER_HISTORY', context)
  const memberId = calls && (await verifiedMemberId(context))
  if (!memberId) return null
  return cursorPage(args, markOf(memberId), async (paging) => {
    const { orders, next } = await calls.searchOrders(ordersOf(memberId, paging))
    const nodes = orders.map((order) => (isOwn(order, memberId) ? order : null))
    return { nodes, next }
  })
}

/** Another member's order is reported like a missing one. docs/security.md S71. */
export async function readOrder(id: string, context: MemberContext): Promise<Order | null> {
  const calls = callsOf('ORDER_HISTORY', context)
  const memberId = calls && (await verifiedMemberId(context))
  if (!memberId || !/^[\w-]{1,100}$/.test(id)) return null
  try {
    const { order } = await calls.getOrder({ id })
    return isOwn(order, memberId) ? order : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
