import { authenticationStates, type Violation } from '@vitrine/platform'
import { describe, expect, test } from 'vitest'
import { PlatformFailure } from '../platform/failure.ts'
import {
  type LoginStep,
  loginErrorOf,
  mayVerify,
  registrationErrorOf,
  stepOf,
  stepOfRefusal,
} from './sign-in-state.ts'

const refusal = (code: string) =>
  new PlatformFailure('application', 'No', { call: 'login', status: 400 }, [], {
    code,
    description: 'No',
  })
const violated = (violation: Partial<Violation>) =>
  new PlatformFailure('validation', 'INVALID_ARGUMENT: "loginId.email" is not one', { call: 'x' }, [
    { field: 'loginId.email', description: 'is not one', violatedRule: 'FORMAT', ...violation },
  ])

describe('answers', () => {
  const tokens = { sessionToken: 'session', stateToken: 'state' }
  const unknown: LoginStep = { state: 'FAILURE', error: 'Unknown _state' }
  const expected: Record<string, LoginStep> = {
    SUCCESS: { state: 'SUCCESS', sessionToken: 'session' },
    REQUIRE_OWNER_APPROVAL: { state: 'OWNER_APPROVAL_REQUIRED' },
    REQUIRE_EMAIL_VERIFICATION: { state: 'EMAIL_VERIFICATION_REQUIRED', stateToken: 'state' },
    REQUIRE_MFA: { state: 'FACTOR_REQUIRED', stateToken: 'state' },
    MFA_CHALLENGE: { state: 'FACTOR_REQUIRED', stateToken: 'state' },
  }
  test.each(authenticationStates)('%s with its tokens', (state) => {
    expect(stepOf({ state, ...tokens })).toEqual(expected[state] ?? unknown)
  })
  test.each(authenticationStates)('%s without any token', (state) => {
    const needsNone = state === 'REQUIRE_OWNER_APPROVAL'
    expect(stepOf({ state })).toEqual(needsNone ? expected[state] : unknown)
  })
  test.each([undefined, null])('no state at all (%s)', (state) => {
    expect(stepOf({ state, ...tokens })).toEqual(unknown)
  })
})

describe('refusals', () => {
  test.each([
    ['-19971', 'missingCaptchaToken', 'missingCaptchaToken'],
    ['-19970', 'invalidCaptchaToken', 'invalidCaptchaToken'],
    ['-19995', 'emailAlreadyExists', 'invalidEmail'],
    ['-19976', undefined, 'invalidPassword'],
    ['-19973', undefined, 'resetPassword'],
    ['THROTTLED_FEATURE', undefined, 'invalidEmail'],
  ])('%s: register %s, login %s', (code, registration, login) => {
    expect(registrationErrorOf(refusal(code))).toBe(registration)
    expect(loginErrorOf(refusal(code))).toBe(login)
  })

  test('a violation of the kind EMAIL is the email’s, and only that', () => {
    expect(registrationErrorOf(violated({ data: { type: 'EMAIL' } }))).toBe('invalidEmail')
    expect(registrationErrorOf(violated({ data: { type: 'PHONE' } }))).toBeUndefined()
    expect(registrationErrorOf(violated({ data: null }))).toBeUndefined()
  })

  test('a missing captcha leads to the captcha step of the site’s kind', () => {
    const missing = refusal('-19971')
    expect(stepOfRefusal(missing, loginErrorOf)).toEqual({ state: 'USER_CAPTCHA_REQUIRED' })
    expect(stepOfRefusal(missing, loginErrorOf, 'INVISIBLE')).toEqual({
      state: 'SILENT_CAPTCHA_REQUIRED',
    })
  })

  test('any other is a failure with its reason', () => {
    expect(stepOfRefusal(refusal('-19976'), loginErrorOf)).toEqual({
      state: 'FAILURE',
      error: 'No',
      errorCode: 'invalidPassword',
    })
    expect(stepOfRefusal(refusal('-1'), registrationErrorOf)).toEqual({
      state: 'FAILURE',
      error: 'No',
    })
  })

  test.each([
    new Error('a fault of ours'),
    new PlatformFailure('system', 'System error occurred', { call: 'login', status: 500 }),
    new PlatformFailure('refused', 'Too Many Requests', { call: 'login', status: 429 }),
  ])('what is no refusal is thrown on: %s', (error) => {
    expect(() => stepOfRefusal(error, loginErrorOf)).toThrow(error)
  })
})

test.each([
  ['EMAIL_VERIFICATION_REQUIRED', true],
  ['INITIAL', false],
  ['SUCCESS', false],
  ['FAILURE', false],
  ['OWNER_APPROVAL_REQUIRED', false],
  ['USER_CAPTCHA_REQUIRED', false],
  ['SILENT_CAPTCHA_REQUIRED', false],
  ['FACTOR_REQUIRED', false],
] as const)('a code while in %s: %s', (state, accepted) => {
  expect(mayVerify(state)).toBe(accepted)
})
