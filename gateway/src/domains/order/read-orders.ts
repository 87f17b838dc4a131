// The caller's own orders. The platform has no call for members, so a service call searches by buyer, and its
// results are filtered again. docs/contract/checkout-order.md §1.

import { storesAppId, type WireOrder } from '@vitrine/platform'
import * as commonMessages from '../../__generated__/messages/common.ts'
import type { QueryOrdersArgs } from '../../__generated__/schema-types.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import { type Connection, connectionOf, limitOf } from '../../graphql/paging.ts'
import { isNotFound } from '../../platform/failure.ts'
import type { MemberContext } from '../common/caller-context.ts'
import { verifiedMemberId } from '../common/verify-member.ts'

/** Returns the caller's member id; null for a visitor, and on a site without a key. */
const buyerOf = async (context: MemberContext): Promise<string | null> =>
  context.serviceCalls && verifiedMemberId(context)

const isOwn = (order: WireOrder, memberId: string): boolean =>
  order.buyerInfo?.memberId?.toLowerCase() === memberId.toLowerCase()

/** Binds the platform's cursor to the member, so that it is invalid for others. docs/security.md S71. */
const cursorFor = (memberId: string, cursor: string) =>
  Buffer.from(`m${memberId}:${cursor}`).toString('base64url')

function readCursor(memberId: string, after: string): string {
  const text = Buffer.from(after, 'base64url').toString()
  const mark = `m${memberId}:`
  if (!text.startsWith(mark)) throw new BadInput('after', commonMessages.notACursor)
  return text.slice(mark.length)
}

export async function readOrders(
  { first, after }: QueryOrdersArgs,
  context: MemberContext,
): Promise<Connection<WireOrder> | null> {
  const limit = limitOf(first)
  const memberId = await buyerOf(context)
  if (!memberId || !context.serviceCalls) return null
  const search = after
    ? { cursorPaging: { limit, cursor: readCursor(memberId, after) } }
    : {
        filter: { 'buyerInfo.memberId': memberId },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit },
      }
  const { orders, metadata } = await context.serviceCalls.searchOrders({ search })
  const next = metadata?.cursors?.next
  const endCursor = next ? cursorFor(memberId, next) : null
  const own = orders.filter((order) => isOwn(order, memberId))
  const page = connectionOf(own, { limit, offset: 0 }, null)
  return {
    ...page,
    edges: own.map((node) => ({ node, cursor: endCursor ?? '' })),
    pageInfo: {
      hasNextPage: Boolean(next),
      hasPreviousPage: Boolean(after),
      startCursor: null,
      endCursor,
    },
  }
}

/** Another member's order is reported like a missing one. docs/security.md S71. */
export async function readOrder(id: string, context: MemberContext): Promise<WireOrder | null> {
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

/** Returns the product of a line of the store's own catalog. */
export const productIdOf = ({ catalogReference }: WireOrder['lineItems'][number]): string | null =>
  catalogReference?.appId === storesAppId ? (catalogReference.catalogItemId ?? null) : null
