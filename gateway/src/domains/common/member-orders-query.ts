// The request for a page of the orders of one member. docs/contract/checkout-order.md §1.
import type { CursorPaging } from '../../graphql/cursor-pages.ts'

/** Newest first. A cursor contains its own filter and order. */
export const ordersOf = (memberId: string, { limit, cursor }: CursorPaging) => ({
  search: cursor
    ? { cursorPaging: { limit, cursor } }
    : {
        filter: { 'buyerInfo.memberId': memberId },
        sort: [{ fieldName: 'createdDate', order: 'DESC' as const }],
        cursorPaging: { limit },
      },
})
