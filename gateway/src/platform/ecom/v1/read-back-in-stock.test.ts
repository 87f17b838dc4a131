// What the platform may leave out of a back-in-stock request, and responses of another form.
import { expect, test } from 'vitest'
import { formFailure } from '../../../testing/form-failure.ts'
import { ecomCalls } from './ecom-calls.ts'
import { readBackInStockRequest } from './read-back-in-stock.ts'

const { backInStockNotifications: calls } = ecomCalls

test('a request without details has its id alone', () => {
  const { id, ...others } = readBackInStockRequest({ id: 'r1' })
  expect(id).toBe('r1')
  expect([...new Set(Object.values(others))]).toEqual([null])
})

test('a request has the parts of its catalog reference', () => {
  const options = { options: { Size: 'S' } }
  const catalogReference = { catalogItemId: 'p1', appId: 'a1', options }
  const read = readBackInStockRequest({ id: 'r1', catalogReference, status: 'UNSPECIFIED' })
  expect(read).toMatchObject({
    ...{ catalogItemId: 'p1', catalogAppId: 'a1', catalogOptions: options, status: 'UNKNOWN' },
  })
})

test('the last page of requests has no cursor', () => {
  const call = calls.queryBackInStockNotificationRequests
  const next = (cursors: object) => call.response.parse({ metadata: { cursors } }).next
  expect([next({ next: 'c' }), next({ next: '' }), next({})]).toEqual(['c', null, null])
  expect(call.response.parse({})).toEqual({ requests: [], next: null })
})

test.each([
  [calls.getBackInStockNotificationRequest, { request: {} }, 'request.id is not a string'],
  [
    calls.queryBackInStockNotificationRequests,
    { requests: [{ id: 'r1' }, { id: 'r2', autoNotified: 'no' }] },
    'requests[1].autoNotified is not a boolean',
  ],
  [
    calls.createBackInStockNotificationRequest,
    { request: { id: 'r1', catalogReference: { appId: 5 } } },
    'request.catalogReference.appId is not a string',
  ],
])('$name of another form is named with its path', (call, response, where) => {
  expect(formFailure(call, response)).toBe(`${call.name} was answered in an unknown form: ${where}`)
})
