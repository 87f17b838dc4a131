import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the first call runs at once; later calls become one', () => {
  const run = vi.fn()
  const { call } = throttle(2000, run)
  call()
  vi.advanceTimersByTime(0)
  expect(run).toHaveBeenCalledTimes(1)
  for (let at = 0; at < 20; at++) {
    call()
    vi.advanceTimersByTime(50)
  }
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(2000)
  expect(run).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(2)
})

test('no call runs after it is stopped', () => {
  const run = vi.fn()
  const { call, stop } = throttle(2000, run)
  call()
  stop()
  vi.advanceTimersByTime(5000)
  expect(run).not.toHaveBeenCalled()
})
