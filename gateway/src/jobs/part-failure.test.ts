// What a batch that failed as a whole means for its job.

import { platformCodes } from '@vitrine/platform/errors'
import { expect, test } from 'vitest'
import { PlatformFailure } from '../platform/failure.ts'
import { type Action, actions } from './actions.ts'
import { failureOf, lostPart } from './part-failure.ts'

const failure = (kind: PlatformFailure['kind'], facts: object = {}, code?: string) =>
  new PlatformFailure(
    kind,
    'text',
    { call: 'c', ...facts },
    [],
    code ? { code, description: 'why' } : undefined,
  )
const once: Action = { ...actions.ADJUST_PROPERTY }
const repeatable: Action = { ...actions.SET_PROPERTY }
const neverSent = { cause: Object.assign(new Error('away'), { code: 'ECONNREFUSED' }) }

test('a lost response is unknown, unless the batch can be sent again', () => {
  expect(failureOf(failure('system'), once, 'r1')).toEqual({ kind: 'unknown', problem: lostPart() })
  expect(failureOf(failure('system'), repeatable, 'r1')).toMatchObject({
    kind: 'again',
    problem: { code: 'UPSTREAM_UNAVAILABLE', requestId: 'r1' },
  })
  expect(failureOf(failure('system', neverSent), once, 'r1').kind).toBe('again')
  expect(failureOf(failure('system', { isSettled: true }), once, 'r1').kind).toBe('again')
})

test('a failure quotes the request id of the platform where it has one', () => {
  const { problem } = failureOf(failure('system', { requestId: 'wix-1' }), repeatable, 'r1')
  expect(problem.requestId).toBe('wix-1')
})

test.each([
  [failure('refused', { status: 429 }), 'again', 'RATE_LIMITED'],
  [failure('refused', { status: 403 }), 'stop', 'FORBIDDEN'],
  [
    failure('application', {}, platformCodes.storesNotInstalled),
    'stop',
    'NOT_AVAILABLE_ON_THIS_SITE',
  ],
  [failure('refused', { status: 404 }), 'refused', 'NOT_FOUND'],
  [failure('refused', { status: 409 }), 'refused', 'REFUSED'],
  [failure('validation'), 'refused', 'REFUSED'],
])('%s: %s', (error, kind, code) => {
  const found = failureOf(error, repeatable, 'r1')
  expect([found.kind, found.problem.code]).toEqual([kind, code])
})

test('a missing collection stops the job, a missing product does not', () => {
  const missing = failure('refused', { status: 404 })
  expect(failureOf(missing, actions.ADD_TO_COLLECTION, 'r1').kind).toBe('stop')
  expect(failureOf(failure('refused', { status: 409 }), actions.ADD_TO_COLLECTION, 'r1').kind).toBe(
    'refused',
  )
})

test('a bug is no failure of the platform', () => {
  const bug = new TypeError('bug')
  expect(() => failureOf(bug, once, 'r1')).toThrow(bug)
})
