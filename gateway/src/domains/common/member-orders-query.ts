// The request for a page of the orders of one member. docs/contract/checkout-order.md §1.
import type { ListPage, ListQuery, OrderField } from '../../platform/list-query.ts'

/** Returns the query of the newest orders first. */
export const ordersOf = (memberId: string, page: ListPage): { query: ListQuery<OrderField> } => ({
  query: {
    filter: { buyerMemberId: memberId },
    sort: [{ field: 'createdAt', order: 'DESC' }],
    page,
  },
})
