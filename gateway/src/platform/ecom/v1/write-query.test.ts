// What is sent of queries of orders and of back-in-stock requests.
import { expect, test } from 'vitest'
import { ecomCalls } from './ecom-calls.ts'

const { searchOrders } = ecomCalls.orders
const { queryBackInStockNotificationRequests: queryRequests } = ecomCalls.backInStockNotifications
const sent = (body: unknown) => JSON.stringify(body)
const newest = [{ field: 'createdAt' as const, order: 'DESC' as const }]

test('orders are searched by buyer or checkout, in the words of the platform', () => {
  const ofBuyer = { filter: { buyerMemberId: 'm1' }, sort: newest, page: { limit: 10 } }
  expect(sent(searchOrders.request.parse({ query: ofBuyer }))).toBe(
    '{"search":{"filter":{"buyerInfo.memberId":"m1"},"sort":[{"fieldName":"createdDate","order":"DESC"}],"cursorPaging":{"limit":10}}}',
  )
  const ofCheckout = { filter: { checkoutId: 'c1' }, page: { limit: 1 } }
  expect(sent(searchOrders.request.parse({ query: ofCheckout }))).toBe(
    '{"search":{"filter":{"checkoutId":"c1"},"cursorPaging":{"limit":1}}}',
  )
  expect(sent(searchOrders.request.parse({ query: { page: { limit: 1 } } }))).toBe(
    '{"search":{"cursorPaging":{"limit":1}}}',
  )
})

test('back-in-stock requests are queried by contact, in the words of the platform', () => {
  const query = { filter: { contactId: 'k1' }, sort: newest, page: { limit: 20 } }
  expect(sent(queryRequests.request.parse({ query }))).toBe(
    '{"query":{"filter":{"contactId":"k1"},"sort":[{"fieldName":"createdDate","order":"DESC"}],"cursorPaging":{"limit":20}}}',
  )
})

test('a page after a cursor has neither filter nor order', () => {
  const page = { limit: 5, cursor: 'c' }
  const orders = { filter: { buyerMemberId: 'm1' }, sort: newest, page }
  expect(sent(searchOrders.request.parse({ query: orders }))).toBe(
    '{"search":{"cursorPaging":{"limit":5,"cursor":"c"}}}',
  )
  const requests = { filter: { contactId: 'k1' }, sort: newest, page }
  expect(sent(queryRequests.request.parse({ query: requests }))).toBe(
    '{"query":{"cursorPaging":{"limit":5,"cursor":"c"}}}',
  )
})
