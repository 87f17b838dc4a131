import { describe, expect, test } from 'vitest'
import {
  codeOf,
  insteadOfFailure,
  insteadOfRefusal,
  isForbidden,
  isNotFound,
  isRefusal,
  isTimeout,
  PlatformFailure,
} from './failure.ts'

const coded = (code: string) => Object.assign(new Error(code), { code })
const failure = (facts: object = {}, code?: string, kind: PlatformFailure['kind'] = 'system') =>
  new PlatformFailure(
    kind,
    'text',
    { call: 'c', ...facts },
    [],
    code ? { code, description: '' } : undefined,
  )

test('a failure has the code of the refusal and the cause, for logs too', () => {
  const cause = coded('ECONNRESET')
  const one = failure({ cause }, 'NOT_THERE', 'application')
  expect(one).toMatchObject({ name: 'PlatformFailure', message: 'text', code: 'NOT_THERE', cause })
  expect(failure().code).toBeUndefined()
  expect(new PlatformFailure('refused', 'text', { call: 'c' }).violations).toEqual([])
})

describe('the outcome', () => {
  test.each([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'UND_ERR_CONNECT_TIMEOUT',
    'BREAKER_OPEN',
    'NEVER_SENT',
  ])('is known after %s: the call was never sent', (code) => {
    const { isNeverSent, isOutcomeUnknown } = failure({ cause: coded(code) })
    expect([isNeverSent, isOutcomeUnknown]).toEqual([true, false])
  })

  test.each([coded('ECONNRESET'), coded('UND_ERR_BODY_TIMEOUT'), new Error('plain'), undefined])(
    'is unknown after %s',
    (cause) => {
      const { isNeverSent, isOutcomeUnknown } = failure({ cause })
      expect([isNeverSent, isOutcomeUnknown]).toEqual([false, true])
    },
  )

  test('is known after a refusal, and once it has been looked up', () => {
    for (const kind of ['validation', 'application', 'refused'] as const)
      expect(failure({ status: 400 }, undefined, kind).isOutcomeUnknown).toBe(false)
    const settled = failure({ status: 500, requestId: 'r' }).settled()
    expect(settled.isOutcomeUnknown).toBe(false)
    expect(settled).toMatchObject({
      ...{ kind: 'system', message: 'text' },
      facts: { call: 'c', status: 500, requestId: 'r' },
    })
  })
})

test.each([
  ['no response', { cause: coded('ECONNRESET') }, true],
  ['a breaker that is open', { cause: coded('BREAKER_OPEN') }, true],
  ['502 of what stands before it', { status: 502 }, true],
  ['503', { status: 503 }, true],
  ['504', { status: 504 }, true],
  ['a fault of one call', { status: 500 }, false],
  ['a response that cannot be read', { status: 200 }, false],
  ['a path that it does not know', { status: 404, isUnknownPath: true }, false],
])('%s: whether the platform is away', (_, facts, isAway) => {
  expect(failure(facts).isUnreachable).toBe(isAway)
})

test('a refusal shows that the platform is there', () => {
  expect(failure({}, undefined, 'refused').isUnreachable).toBe(false)
})

test('a timeout has a name or a code of undici; a connection that was never made has neither', () => {
  const named = Object.assign(new Error('late'), { name: 'TimeoutError' })
  const late = [named, coded('UND_ERR_HEADERS_TIMEOUT'), coded('UND_ERR_BODY_TIMEOUT')]
  expect(late.map(isTimeout)).toEqual([true, true, true])
  const others = [coded('UND_ERR_CONNECT_TIMEOUT'), new Error('late'), { name: 'TimeoutError' }]
  expect(others.map(isTimeout)).toEqual([false, false, false])
})

test('the code of an error is its own, or the next one below it', () => {
  const below = new Error('outer', { cause: new Error('inner', { cause: coded('EPIPE') }) })
  expect(codeOf(below)).toBe('EPIPE')
  expect(codeOf(Object.assign(coded('OUTER'), { cause: coded('EPIPE') }))).toBe('OUTER')
  expect(codeOf(Object.assign(coded(''), { cause: coded('EPIPE') }))).toBe('EPIPE')
  expect(codeOf(Object.assign(new Error('x'), { code: 7 }))).toBe('7')
  expect([codeOf(new Error('x')), codeOf({ code: 'EPIPE' }), codeOf(undefined)]).toEqual([
    '',
    '',
    '',
  ])
})

test('a failure is recognized by code or status, and no other error is', () => {
  const refusal = failure({ status: 404 }, 'GONE', 'application')
  const foreign = { code: 'GONE', facts: { status: 404 } }
  expect([isRefusal(refusal, 'OTHER', 'GONE'), isRefusal(refusal, 'OTHER')]).toEqual([true, false])
  expect([isRefusal(refusal), isRefusal(failure(), 'GONE'), isRefusal(foreign, 'GONE')]).toEqual([
    false,
    false,
    false,
  ])
  expect([refusal, failure({ status: 403 }), foreign].map(isNotFound)).toEqual([true, false, false])
  const forbidden = { facts: { status: 403 } }
  expect([failure({ status: 403 }), refusal, forbidden].map(isForbidden)).toEqual([
    true,
    false,
    false,
  ])
})

test('a value stands in for a failure, not for a bug', () => {
  expect(insteadOfFailure('none')(failure())).toBe('none')
  expect(() => insteadOfFailure('none')(new TypeError('bug'))).toThrow(TypeError)
})

test('a value stands in for a refusal, not for what a repeat may change', () => {
  const gone = failure({ status: 404 }, undefined, 'refused')
  expect(insteadOfRefusal('none')(gone)).toBe('none')
  for (const error of [
    failure(),
    failure({ status: 429 }, undefined, 'refused'),
    new Error('a bug'),
  ]) {
    expect(() => insteadOfRefusal('none')(error)).toThrow(error)
  }
})
