import { describe, expect, it } from 'vitest'
import { testShop } from './testing/test-shop.ts'

type Activity = { type: string; createdDate: string }
type SampleOrder = {
  number: string
  status: string
  paymentStatus: string
  fulfillmentStatus: string
  createdDate: string
  updatedDate: string
  activities: Activity[]
  shippingInfo: { logistics: { pickupDetails?: object } }
  priceSummary: { total: { amount: string } }
  balanceSummary: Record<string, { amount: string } | undefined>
}

const { state } = await testShop()
// Rows have the type of what the platform stores; a sample has the members above.
const orders = state.orders.all().map(({ order }) => order as unknown as SampleOrder)
const has = ({ activities }: SampleOrder, wanted: string) =>
  activities.some(({ type }) => type === wanted)

it('every sample order has a story, and there are several', () => {
  expect(orders.map(({ number }) => number)).toEqual(['9871', '9902', '9930', '9954'])
  const stories = orders.map(({ activities }) => activities.map(({ type }) => type).join())
  expect(new Set(stories).size).toBe(3)
})

describe.each(orders)('order $number', (order) => {
  it('goes on in time, up to its last change', () => {
    const times = order.activities.map(({ createdDate }) => createdDate)
    expect(times).toEqual([...times].sort())
    expect([times[0], times.at(-1)]).toEqual([order.createdDate, order.updatedDate])
    expect(times.length).toBeGreaterThan(2)
  })

  it('is paid, sent, canceled and refunded where its activities say so', () => {
    expect(has(order, 'ORDER_PAID')).toBe(order.paymentStatus !== 'NOT_PAID')
    expect(has(order, 'INVOICE_SENT')).toBe(order.paymentStatus === 'NOT_PAID')
    const isSent = order.fulfillmentStatus !== 'NOT_FULFILLED'
    expect(has(order, 'SHIPPING_CONFIRMATION_EMAIL_SENT')).toBe(isSent)
    expect(has(order, 'ORDER_CANCELED')).toBe(order.status === 'CANCELED')
    expect(has(order, 'PAYMENT_REFUNDED')).toBe(order.paymentStatus === 'FULLY_REFUNDED')
  })

  it('is sent in parts only where it is sent', () => {
    const isPickedUp = order.shippingInfo.logistics.pickupDetails !== undefined
    expect(isPickedUp && order.fulfillmentStatus === 'PARTIALLY_FULFILLED').toBe(false)
  })

  it('has a balance of its status', () => {
    const { amount } = order.priceSummary.total
    const { balance, paid, refunded } = order.balanceSummary
    const isPaid = order.paymentStatus !== 'NOT_PAID'
    expect(balance?.amount).toBe(isPaid ? '0' : amount)
    expect(paid?.amount).toBe(isPaid ? amount : '0')
    expect(refunded?.amount).toBe(order.paymentStatus === 'FULLY_REFUNDED' ? amount : undefined)
  })
})
