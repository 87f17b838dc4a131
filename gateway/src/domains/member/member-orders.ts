// Orders of a member, for staff. docs/contract/checkout-order.md §1.

import { guid } from '@vitrine/platform'
import type { QueryMemberOrdersArgs } from '../../__generated__/schema-types.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import { cursorPage } from '../../graphql/cursor-pages.ts'
import { type Connection, limitOf } from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Order } from '../../platform/ecom/order.ts'
import { ordersOf } from '../common/member-orders-query.ts'

/** Binds the platform's cursors to the member, so that they are invalid for others. */
const markOf = (memberId: string) => `w${memberId.toLowerCase()}:`

export async function readMemberOrders(
  { memberId, ...args }: QueryMemberOrdersArgs,
  context: AdminPlatformContext,
): Promise<Connection<Order>> {
  // Refuses a wrong size before anything is read.
  limitOf(args.first ?? 10)
  checkArgument(guid, memberId, 'memberId')
  const platform = requireAdminPlatform(context)
  return cursorPage(args, markOf(memberId), async (paging) => {
    const { orders, next } = await platform.orders.search(ordersOf(memberId, paging))
    return { nodes: orders, next }
  })
}
