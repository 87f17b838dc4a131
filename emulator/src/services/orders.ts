// Implements reading orders with the site's key. docs/contract/checkout-order.md §1, §5.
import {
  type AllCalls,
  type Handlers,
  maxPageSize,
  platformCodes,
  type WireOrder,
} from '@vitrine/platform'
import { orderFields } from '../checkout/order-fields.ts'
import type { CallContext } from '../context.ts'
import { refused } from '../refuse.ts'
import type { StoredOrder } from '../rows/commerce-rows.ts'
import { runQuery } from '../rules/run-query.ts'

export const orders: Handlers<AllCalls['orders'], CallContext> = {
  getOrder: ({ id }, context) => {
    const known = context.state.orders.get(id.toLowerCase())
    if (!known) throw refused(404, platformCodes.noOrder, 'There is no such order')
    return { order: readable(known, context) }
  },

  searchOrders: ({ search }, context) => {
    const { filter, sort, cursorPaging } = search ?? {}
    const { items, metadata } = runQuery(
      context.state.orders.all(),
      { filter, sort, cursorPaging },
      {
        fields: orderFields,
        root: 'search',
        pageSize: maxPageSize,
        defaultSort: [{ fieldName: 'createdDate', descending: true }],
        alwaysCursor: true,
      },
    )
    return { orders: items.map((one) => readable(one, context)), metadata }
  },
}

type Line = { image?: { id?: string; url?: string } }

/** Adds the platform's URL to pictures: seeded orders were created before it was known. */
function readable({ order }: StoredOrder, { site }: CallContext): WireOrder {
  const lines = order.lineItems as Line[]
  const lineItems = lines.map((line) => {
    const { id, url } = line.image ?? {}
    if (!id || url) return line
    return { ...line, image: { ...line.image, url: `${site.url}/media/${encodeURIComponent(id)}` } }
  })
  // The stored row has every field of the wire type, but a looser TypeScript type.
  return { ...order, lineItems } as unknown as WireOrder
}
