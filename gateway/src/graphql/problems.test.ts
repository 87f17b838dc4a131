import { expect, test } from 'vitest'
import { problemMessages } from '../__generated__/problem-messages.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { codeOfRefusal, problemOfViolation, problemsOfFailure, withRequestId } from './problems.ts'

test.each([
  ['OWNED_CART_NOT_FOUND', 'CART_NOT_FOUND'],
  ['ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', 'COUPON_LIMIT_PER_CUSTOMER'],
  ['ERROR_COUPON_NOT_APPLICABLE', 'COUPON_NOT_APPLICABLE'],
  ['SITE_MUST_ACCEPT_PAYMENTS', 'PAYMENTS_NOT_ACCEPTED'],
  ['SITE_MUST_ACCEPT_PAYMENTS_TO_CREATE_CHECKOUT', 'PAYMENTS_NOT_ACCEPTED'],
  ['CHECKOUT_IS_COMPLETE', 'CHECKOUT_COMPLETED'],
  ['CATALOG_V1_SITE_CALLING_CATALOG_V3_API', 'NOT_AVAILABLE_ON_THIS_SITE'],
  ['CATALOG_V1_CALLING_CATALOG_V3_API', 'NOT_AVAILABLE_ON_THIS_SITE'],
  ['CATALOG_V3_SITE_CALLING_CATALOG_V1_API', 'NOT_AVAILABLE_ON_THIS_SITE'],
  ['CATALOG_V3_CALLING_CATALOG_V1_API', 'NOT_AVAILABLE_ON_THIS_SITE'],
  ['REQUIRED_APP_NOT_INSTALLED', 'NOT_AVAILABLE_ON_THIS_SITE'],
  ['FIXED_QUANTITY', 'QUANTITY_FIXED'],
  ['CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM', 'MEMBERSHIP_NOT_APPLICABLE'],
  ['SOMETHING_NEW', 'REFUSED'],
])('%s reads as %s', (code, own) => {
  expect(codeOfRefusal(code)).toBe(own)
  const facts = { call: 'any', status: 428 }
  const failure = new PlatformFailure('application', 'no', facts, [], { code, description: 'no' })
  // A cart that is not there is about no field.
  const field = own === 'CART_NOT_FOUND' ? undefined : 'lines'
  expect(problemsOfFailure(failure, 'lines')).toMatchObject([{ code: own, field }])
})

test.each([
  ['refused', 429, 'RATE_LIMITED'],
  ['system', 500, 'UPSTREAM_UNAVAILABLE'],
  ['refused', 410, 'REFUSED'],
] as const)('%s %i becomes %s with a request id', (kind, status, code) => {
  const named = new PlatformFailure(kind, 'no', { call: 'any', status, requestId: 'theirs' })
  expect(withRequestId(problemsOfFailure(named), 'ours')).toMatchObject([
    { code, requestId: 'theirs' },
  ])
  const unnamed = new PlatformFailure(kind, 'no', { call: 'any', status })
  expect(withRequestId(problemsOfFailure(unnamed), 'ours')).toMatchObject([
    { code, requestId: 'ours' },
  ])
})

test.each([
  ['refused', undefined, problemMessages.RATE_LIMITED],
  ['refused', 900, 'The shop is very busy right now. Try again in 1 second.'],
  ['refused', 41_001, 'The shop is very busy right now. Try again in 42 seconds.'],
  // A body with details does not change what a 429 is.
  ['application', 2000, 'The shop is very busy right now. Try again in 2 seconds.'],
] as const)('row L: a 429 (%s) that ends after %s ms says so', (kind, retryAfterMs, message) => {
  const failure = new PlatformFailure(kind, 'no', { call: 'any', status: 429, retryAfterMs })
  expect(problemsOfFailure(failure, 'lines')).toEqual([
    { code: 'RATE_LIMITED', severity: 'ERROR', message, suggestedFix: 'TRY_AGAIN' },
  ])
})

test('a refusal caused by the caller has no request id', () => {
  const failure = new PlatformFailure('refused', 'no', { call: 'any', status: 404 })
  expect(withRequestId(problemsOfFailure(failure, 'id'), 'ours')[0]?.requestId).toBeUndefined()
})

test.each([
  [1, 'At least 1 character, please.'],
  [2, 'At least 2 characters, please.'],
])('a length of %i is said in the right number', (threshold, message) => {
  const violation = { field: 'code', violatedRule: 'MIN_LENGTH', data: { threshold } }
  expect(problemOfViolation(violation as never)).toMatchObject({ message, field: 'code' })
})
