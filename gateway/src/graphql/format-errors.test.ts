import { GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { problemMessages } from '../__generated__/problem-messages.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { formatError } from './format-errors.ts'

const log = { warn: vi.fn(), error: vi.fn() } as unknown as Parameters<typeof formatError>[1]['log']
const facts = { requestId: 'req-12345678', log, isOpen: false }
const formatted = (originalError: Error) =>
  formatError(new GraphQLError(originalError.message, { originalError }), facts)

const failed = (kind: PlatformFailure['kind'], status?: number) =>
  new PlatformFailure(kind, 'MARKER words of the upstream', {
    call: 'MARKERcall',
    cause: new Error('connect ECONNREFUSED 10.0.0.1 MARKER'),
    ...(status !== undefined && { status }),
  })

test.each([
  ['no answer', failed('system'), 'UPSTREAM_UNAVAILABLE'],
  ['a broken answer', failed('system', 500), 'UPSTREAM_UNAVAILABLE'],
  ['a refusal', failed('refused', 403), 'REFUSED'],
  ['something that is not there', failed('refused', 404), 'NOT_FOUND'],
  ['too many calls', failed('refused', 429), 'RATE_LIMITED'],
])('S70 %s is put in words of the catalog', (_, failure, code) => {
  const error = formatted(failure)
  expect(error.extensions.code).toBe(code)
  expect(Object.values(problemMessages)).toContain(error.message)
  expect(JSON.stringify(error)).not.toMatch(/MARKER|10\.0\.0\.1/)
})

test('an error says that the platform is away as a whole, not that one of its calls failed', () => {
  const unreachable = (failure: Error) => formatted(failure).extensions.unreachable
  expect([failed('system'), failed('system', 503)].map(unreachable)).toEqual([true, true])
  const others = [failed('system', 500), failed('refused', 404), new TypeError('MARKER')]
  expect(others.map(unreachable)).toEqual(others.map(() => undefined))
})

test('row L: a 429 with a time says how long to wait', () => {
  const facts = { call: 'any', status: 429, retryAfterMs: 30_000 }
  const error = formatted(new PlatformFailure('application', 'MARKER', facts))
  expect([error.extensions.code, error.message]).toEqual([
    'RATE_LIMITED',
    'The shop is very busy right now. Try again in 30 seconds.',
  ])
})

test('S70 nothing of an unexpected error is repeated', () => {
  const error = formatted(new TypeError('MARKER of undefined at /srv/gateway.ts:7'))
  expect(error.extensions).toEqual({ code: 'INTERNAL', requestId: 'req-12345678' })
  expect(JSON.stringify(error)).not.toMatch(/MARKER|srv/)
})

test('S65 suggestions are left out where documents are closed', () => {
  const error = new GraphQLError('Cannot query field "a" on type "B". Did you mean "secret"?')
  expect(formatError(error, facts).message).not.toContain('secret')
  expect(formatError(error, { ...facts, isOpen: true }).message).toContain('secret')
})
