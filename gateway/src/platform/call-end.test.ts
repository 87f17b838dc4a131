import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallEnd } from './call-end.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const listen = (end: CallEnd) => {
  const listener = vi.fn()
  end.on('abort', listener)
  return listener
}

test('a call ends at its deadline, with the reason of a timeout', () => {
  const end = new CallEnd(1000)
  const listener = listen(end)
  vi.advanceTimersByTime(999)
  expect(end.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(listener).toHaveBeenCalledOnce()
  expect(end.reason).toMatchObject({ name: 'TimeoutError' })
})

test('a call ends with its caller, for the caller’s reason, and once', () => {
  const caller = new AbortController()
  const end = new CallEnd(1000, caller.signal)
  const listener = listen(end)
  const reason = new Error('left')
  caller.abort(reason)
  vi.advanceTimersByTime(1000)
  expect(listener).toHaveBeenCalledOnce()
  expect(end.reason).toBe(reason)
})

test('a call whose caller has left before has ended', () => {
  const end = new CallEnd(1000, AbortSignal.abort(new Error('left')))
  expect(end.aborted).toBe(true)
})

test('a settled call holds neither a timer nor its caller', () => {
  const caller = new AbortController()
  const end = new CallEnd(1000, caller.signal)
  const listener = listen(end)
  end.release()
  caller.abort()
  expect(vi.getTimerCount()).toBe(0)
  expect(listener).not.toHaveBeenCalled()
})
