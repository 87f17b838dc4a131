// Types of a stored order. docs/contract/checkout-order.md §5; amounts are `{amount, formattedAmount}` here.
export type OrderPrice = { amount: string; formattedAmount: string }

export type WireOrder = {
  id: string
  number: string
  createdDate: string
  updatedDate: string
  purchasedDate: string
  status: 'APPROVED' | 'CANCELED'
  paymentStatus: 'PAID' | 'NOT_PAID' | 'FULLY_REFUNDED'
  fulfillmentStatus: 'NOT_FULFILLED' | 'PARTIALLY_FULFILLED' | 'FULFILLED'
  priceSummary: Record<string, OrderPrice>
  [member: string]: unknown
}
