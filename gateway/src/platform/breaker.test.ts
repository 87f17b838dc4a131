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

test('opens at the eighth failure, for exactly three seconds', () => {
  let clock = 1_000_000
  const breaker = createBreaker({ now: () => clock })
  for (let count = 0; count < 7; count += 1) breaker.failed()
  breaker.enter()
  breaker.failed()
  expect(() => breaker.enter()).toThrow(BreakerOpen)
  clock += 2999
  expect(breaker.state).toBe('open')
  expect(() => breaker.enter()).toThrow(BreakerOpen)
  clock += 1
  expect(breaker.state).toBe('half-open')
  breaker.enter()
  expect(breaker.state).toBe('open')
})

test('a probe that fails opens it again for the whole time; one that says nothing does not', () => {
  let clock = 1_000_000
  const breaker = createBreaker({ failuresToOpen: 1, openMs: 100, now: () => clock })
  breaker.failed()
  clock += 100
  breaker.enter()
  breaker.failed()
  clock += 99
  expect(breaker.state).toBe('open')
  clock += 1
  breaker.enter()
  breaker.abandoned()
  expect(breaker.state).toBe('half-open')
})

test('many calls at once are no probes while it is closed', () => {
  const breaker = createBreaker({ failuresToOpen: 2 })
  breaker.failed()
  breaker.enter()
  breaker.enter()
  breaker.failed()
  expect(breaker.state).toBe('open')
})
