import { expect, test } from 'vitest'
import { isNotFound } from './failure.ts'
import { headerOf, readFailure } from './read-failure.ts'

const response = (status: number, body: unknown, statusText = '') => ({
  call: 'anyCall',
  status,
  statusText,
  headers: { 'x-wix-request-id': 'req-1' },
  text: typeof body === 'string' ? body : JSON.stringify(body),
})

// The four shapes of spec §8.
test('validation: the text names field and description', () => {
  const failure = readFailure(
    response(400, {
      message: 'x',
      details: {
        validationError: {
          fieldViolations: [
            {
              field: 'lineItems[0].quantity',
              description: 'must be at least 1',
              violatedRule: 'MIN',
              data: { threshold: 1 },
            },
          ],
        },
      },
    }),
  )
  expect(failure).toMatchObject({
    kind: 'validation',
    message: 'INVALID_ARGUMENT: "lineItems[0].quantity" must be at least 1',
  })
  expect(failure.violations).toHaveLength(1)
})

test('application: code, description, data; a numeric code reads as text', () => {
  const failure = readFailure(
    response(404, {
      details: {
        applicationError: { code: 'OWNED_CART_NOT_FOUND', description: 'Cart not found', data: {} },
      },
    }),
  )
  expect(failure).toMatchObject({
    kind: 'application',
    code: 'OWNED_CART_NOT_FOUND',
    message: 'Cart not found',
  })
  expect(readFailure(response(400, { details: { applicationError: { code: -19976 } } })).code).toBe(
    '-19976',
  )
})

test.each([['plain text'], [''], [{}], [{ details: 'odd' }]])(
  'another 4xx (%j): the status text',
  (body) => {
    expect(readFailure(response(403, body, 'Forbidden'))).toMatchObject({
      kind: 'refused',
      message: 'Forbidden',
    })
  },
)

test.each([500, 503])('%i: a system error that quotes the request id', (status) => {
  const failure = readFailure(response(status, 'oops'))
  expect(failure).toMatchObject({
    kind: 'system',
    message: 'System error occurred, request id req-1',
  })
  expect(failure.isOutcomeUnknown).toBe(true)
  expect(failure.settled().isOutcomeUnknown).toBe(false)
})

test.each(['<!doctype html><h1>Not Found</h1>', ''])(
  'row R: a 404 without JSON (%j) is an unknown path, and no missing entity',
  (body) => {
    const failure = readFailure(response(404, body, 'Not Found'))
    expect([failure.kind, failure.isOutcomeUnknown, isNotFound(failure)]).toEqual([
      'system',
      false,
      false,
    ])
    const missing = readFailure(response(404, {}, 'Not Found'))
    expect([missing.kind, isNotFound(missing)]).toEqual(['refused', true])
  },
)

test('a site that is not published is known by its message: a refusal, although it comes with a 500', () => {
  const message = 'No Public URL Found - verify that site is published'
  const failure = readFailure(response(500, { message, details: {} }))
  expect(failure).toMatchObject({ kind: 'application', code: 'SITE_NOT_PUBLISHED', message })
  expect(failure.isOutcomeUnknown).toBe(false)
})

const violation = (field: string) => ({
  field,
  description: `${field} is wrong`,
  violatedRule: 'X',
})

test('several violations are listed, whatever else the answer has', () => {
  const details = {
    validationError: { fieldViolations: [violation('a'), violation('b')] },
    applicationError: { code: 'OTHER' },
  }
  expect(readFailure(response(400, { details }))).toMatchObject({
    kind: 'validation',
    message: 'INVALID_ARGUMENT: "a" a is wrong, "b" b is wrong',
    facts: { call: 'anyCall', status: 400, requestId: 'req-1' },
  })
})

test('a refusal without a description has the message of the answer, or else its code', () => {
  const applicationError = { code: 'NOT_NOW' }
  const text = (body: object) => readFailure(response(409, body)).message
  expect(text({ message: 'Later', details: { applicationError } })).toBe('Later')
  expect(text({ message: '', details: { applicationError } })).toBe('NOT_NOW')
  expect(readFailure(response(409, { details: { applicationError } })).violations).toEqual([])
})

test.each([
  [399, 'system'],
  [400, 'refused'],
  [499, 'refused'],
  [500, 'system'],
])('a status %i without a reason: %s', (status, kind) => {
  expect(readFailure(response(status, ''))).toMatchObject({
    kind,
    message: kind === 'refused' ? `Status ${status}` : 'System error occurred, request id req-1',
    facts: { status, requestId: 'req-1' },
  })
})

test('a system error without a request id quotes none', () => {
  const failure = readFailure({ ...response(500, ''), headers: {} })
  expect(failure.message).toBe('System error occurred')
})

test('of a header that came twice the first counts', () => {
  expect(headerOf({ a: ['1', '2'] }, 'a')).toBe('1')
  expect(headerOf({ a: '1' }, 'a')).toBe('1')
  expect(headerOf({}, 'a')).toBeUndefined()
})
