import { expect, it } from 'vitest'
import { fulfillmentText } from './status-words.ts'

const pickup = { logistics: { pickup: { method: 'STORE_PICKUP' } } }

it('an order that is picked up is ready, where another one is sent', () => {
  expect(fulfillmentText('FULFILLED', pickup).text).toBe('Ready for pickup')
  expect(fulfillmentText('NOT_FULFILLED', pickup).text).toBe('Being packed')
  expect(fulfillmentText('FULFILLED', { logistics: { pickup: null } }).text).toBe('Sent')
  expect(fulfillmentText('FULFILLED', { logistics: null }).text).toBe('Sent')
})
