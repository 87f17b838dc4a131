// The caller's own orders. The platform has no call for them: the site searches by the buyer, and
// what it finds is looked at once more before it is shown. contract/checkout-order.md §1.
import { storesAppId, type WireOrder } from '@vitrine/platform'
import type { QueryOrdersArgs } from '../../__generated__/resolvers.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { type Connection, connectionOf, limitOf } from '../../graphql/paging.ts'
import { isNotFound } from '../../platform/failure.ts'
import { provenMemberId } from '../common/standing.ts'

/** Member id of the caller; null for a visitor, and on a site without a key of its own. */
const buyerOf = async (context: Context): Promise<string | null> =>
  context.elevated && provenMemberId(context)

const isOwn = (order: WireOrder, memberId: string): boolean =>
  order.buyerInfo?.memberId?.toLowerCase() === memberId.toLowerCase()

/** The platform's cursor, bound to the member: another member's is of no use. SECURITY row 71. */
const cursorFor = (memberId: string, cursor: string) =>
  Buffer.from(`m${memberId}:${cursor}`).toString('base64url')

function readCursor(memberId: string, after: string): string {
  const text = Buffer.from(after, 'base64url').toString()
  const mark = `m${memberId}:`
  if (!text.startsWith(mark)) throw new BadInput('after', 'This is not a cursor of this list.')
  return text.slice(mark.length)
}

export async function readOrders(
  { first, after }: QueryOrdersArgs,
  context: Context,
): Promise<Connection<WireOrder> | null> {
  const limit = limitOf(first)
  const memberId = await buyerOf(context)
  if (!memberId || !context.elevated) return null
  const search = after
    ? { cursorPaging: { limit, cursor: readCursor(memberId, after) } }
    : {
        filter: { 'buyerInfo.memberId': memberId },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit },
      }
  const { orders, metadata } = await context.elevated.searchOrders({ search })
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

/** Somebody else's order reads exactly like one that does not exist. SECURITY row 71. */
export async function readOrder(id: string, context: Context): Promise<WireOrder | null> {
  const memberId = await buyerOf(context)
  if (!memberId || !context.elevated || !/^[\w-]{1,100}$/.test(id)) return null
  try {
    const { order } = await context.elevated.getOrder({ id })
    return isOwn(order, memberId) ? order : null
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

/** Product of a line of the shop's own catalogue. */
export const productIdOf = ({ catalogReference }: WireOrder['lineItems'][number]): string | null =>
  catalogReference?.appId === storesAppId ? (catalogReference.catalogItemId ?? null) : null
