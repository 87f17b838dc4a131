// Implements reading orders with the site's key. docs/contract/checkout-order.md §1, §5.
import {
  type AllCalls,
  type Handlers,
  maxPageSize,
  platformCodes,
  type WireOrder,
} from '@vitrine/platform'
import { fittedUrl } from '../catalog/picture.ts'
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

type Line = { image?: { id?: string; url?: string; width?: number; height?: number } }

/** Writes the URL of the site's pictures as orders have it: transformed. docs/contract/real-site.md §1.1. */
function readable({ order }: StoredOrder, { site }: CallContext): WireOrder {
  const lines = order.lineItems as Line[]
  const lineItems = lines.map((line) => {
    const { id, url, width = 1000, height = 1000 } = line.image ?? {}
    if (!id || (url && !url.startsWith(`${site.url}/media/`))) return line
    return { ...line, image: { ...line.image, url: fittedUrl(id, { width, height }, site.url) } }
  })
  // The stored row has every field of the wire type, but a looser TypeScript type.
  return { ...order, lineItems } as unknown as WireOrder
}
