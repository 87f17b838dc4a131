import { expect, test } from 'vitest'
import { BreakerOpen, createBreaker } from './breaker.ts'

test('opens after failures in a row, probes once after its rest, closes on success', () => {
  let clock = 0
  const breaker = createBreaker({ failuresToOpen: 3, openMs: 100, now: () => clock })
  for (let i = 0; i < 2; i += 1) breaker.failed()
  expect(breaker.state).toBe('closed')
  breaker.succeeded()
  for (let i = 0; i < 3; i += 1) breaker.failed()
  expect(() => breaker.enter()).toThrow(BreakerOpen)
  clock = 150
  expect(breaker.state).toBe('half-open')
  breaker.enter()
  expect(() => breaker.enter()).toThrow(BreakerOpen)
  breaker.failed()
  expect(() => breaker.enter()).toThrow(BreakerOpen)
  clock = 300
  breaker.enter()
  breaker.succeeded()
  expect(breaker.state).toBe('closed')
})
