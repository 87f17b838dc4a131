import { allCalls } from '@vitrine/platform'
import { expect, test } from 'vitest'
import { NeverSentError, PlatformFailure } from './failure.ts'
import { createPacers } from './pacers.ts'
import { withRetry } from './with-retry.ts'

const timeout = Object.assign(new Error('late'), { name: 'TimeoutError' })
const { addToCurrentCart, getCurrentCart } = allCalls.currentCart

test.each([
  ['a write that waited for a connection', addToCurrentCart, new NeverSentError(timeout), true],
  ['a read that waited for a connection', getCurrentCart, new NeverSentError(timeout), true],
  ['a write that got no response', addToCurrentCart, timeout, false],
  ['a read that got no response', getCurrentCart, timeout, false],
])('%s for as long as a call may take is not repeated', async (_, call, cause, isNeverSent) => {
  let attempts = 0
  const attempt = async () => {
    attempts += 1
    throw new PlatformFailure('system', 'late', { call: call.name, cause })
  }
  const pacer = createPacers({}).of({})
  const error = await withRetry(attempt, { call, scope: {}, timeoutMs: 300, pacer }).catch(
    (failure: unknown) => failure,
  )
  expect(attempts).toBe(1)
  expect(error).toMatchObject({ isNeverSent, isOutcomeUnknown: !isNeverSent })
})
