// Orders of a member, for staff. docs/contract/checkout-order.md §1.

import { guid, type WireOrder } from '@vitrine/platform'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { QueryMemberOrdersArgs } from '../../__generated__/schema-types.ts'
import { BadInput, checkArgument } from '../../graphql/bad-input.ts'
import { type Connection, connectionOf, limitOf } from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'

/** Prefix that binds the platform's cursor to the member, so that it is invalid for others. */
const markOf = (memberId: string) => `w${memberId.toLowerCase()}:`

function cursorIn(after: string, memberId: string): string {
  const text = Buffer.from(after, 'base64url').toString()
  const mark = markOf(memberId)
  if (!text.startsWith(mark)) throw new BadInput('after', commonMessages.notACursor)
  return text.slice(mark.length)
}

export async function readMemberOrders(
  { memberId, first, after }: QueryMemberOrdersArgs,
  context: AdminPlatformContext,
): Promise<Connection<WireOrder>> {
  const limit = limitOf(first)
  checkArgument(guid, memberId, 'memberId')
  const search = after
    ? { cursorPaging: { limit, cursor: cursorIn(after, memberId) } }
    : {
        filter: { 'buyerInfo.memberId': memberId },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit },
      }
  const { orders, metadata } = await requireAdminPlatform(context).orders.searchOrders({ search })
  const next = metadata?.cursors?.next
  const endCursor = next ? Buffer.from(`${markOf(memberId)}${next}`).toString('base64url') : null
  return {
    ...connectionOf(orders, { limit, offset: 0 }, null),
    edges: orders.map((node) => ({ node, cursor: endCursor ?? '' })),
    pageInfo: {
      hasNextPage: Boolean(next),
      hasPreviousPage: Boolean(after),
      startCursor: null,
      endCursor,
    },
  }
}
