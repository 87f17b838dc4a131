// Converts queries of orders and of back-in-stock requests to the platform's form. docs/contract/checkout-order.md §1, §10.
import type { BackInStockField, ListQuery, OrderField } from '../../list-query.ts'
import { listWriters } from '../../write-list-query.ts'

const orders = listWriters<OrderField>({
  buyerMemberId: 'buyerInfo.memberId',
  checkoutId: 'checkoutId',
  createdAt: 'createdDate',
})
const backInStock = listWriters<BackInStockField>({
  contactId: 'contactId',
  createdAt: 'createdDate',
})

/** Returns a search of orders. */
export const ordersBody = ({ query }: { readonly query: ListQuery<OrderField> }) => ({
  search: orders.cursorQueryBody(query),
})
/** Returns a query of back-in-stock requests. */
export const backInStockQueryBody = ({
  query,
}: {
  readonly query: ListQuery<BackInStockField>
}) => ({ query: backInStock.cursorQueryBody(query) })
