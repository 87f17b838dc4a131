// An order as the platform keeps it. contract/checkout-order.md §5; amounts are `{amount,
// formattedAmount}` here.
export type OrderPrice = { amount: string; formattedAmount: string }

export type WireOrder = {
  id: string
  number: string
  createdDate: string
  updatedDate: string
  purchasedDate: string
  status: 'APPROVED'
  paymentStatus: 'PAID' | 'NOT_PAID'
  fulfillmentStatus: 'NOT_FULFILLED' | 'FULFILLED'
  priceSummary: Record<string, OrderPrice>
  [member: string]: unknown
}
