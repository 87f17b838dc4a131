// Orders, read by the site. contract/checkout-order.md §1, §5.
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

/** Orders of the seed were made before the platform knew its own address. */
function readable({ order }: StoredOrder, { site }: CallContext): WireOrder {
  const lines = order.lineItems as Line[]
  const lineItems = lines.map((line) => {
    const { id, url } = line.image ?? {}
    if (!id || url) return line
    return { ...line, image: { ...line.image, url: `${site.url}/media/${encodeURIComponent(id)}` } }
  })
  // What is kept has every member of the wire's form, but a looser type.
  return { ...order, lineItems } as unknown as WireOrder
}
