import { expect, it } from 'vitest'
import { activityText } from './activity-words.ts'

const pickup = { logistics: { pickup: { method: 'STORE_PICKUP' } } }
const delivered = { logistics: { pickup: null } }

it('an order that is picked up was made ready, where another one was sent', () => {
  expect(activityText('ORDER_FULFILLED', pickup)).toBe('Ready for pickup')
  expect(activityText('ORDER_FULFILLED', delivered)).toBe('Sent')
  expect(activityText('ORDER_PAID', pickup)).toBe('Paid')
})

it('an activity of the shop alone has no line', () => {
  expect(activityText('FULFILLER_EMAIL_SENT', delivered)).toBeUndefined()
  expect(activityText(null, delivered)).toBeNull()
})
