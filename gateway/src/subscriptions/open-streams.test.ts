// Bookkeeping of open streams. docs/security.md S76.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EventStream } from './event-stream.ts'
import { createOpenStreams } from './open-streams.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
const stream = () =>
  ({
    next: vi.fn(),
    send: vi.fn(),
    complete: vi.fn(),
    close: vi.fn(),
    isOpen: true,
  }) satisfies EventStream
const reader = { session: 'session', network: '10.0.0.1' }

test('a stream freed before it was added is neither checked nor ended', async () => {
  const streams = createOpenStreams()
  const slot = streams.reserve(reader)
  const [ended, mayListen] = [stream(), vi.fn(async () => false)]
  slot?.free()
  slot?.add({ stream: ended, mayListen })
  await vi.advanceTimersByTimeAsync(10_000)
  streams.close()
  expect(mayListen).not.toHaveBeenCalled()
  expect([ended.complete, ended.close].flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(streams.count).toBe(0)
})

test('a reader without authorization is disconnected within five seconds, others stay', async () => {
  const streams = createOpenStreams()
  const [out, remaining] = [stream(), stream()]
  streams.reserve(reader)?.add({ stream: out, mayListen: async () => false })
  streams.reserve(reader)?.add({ stream: remaining, mayListen: async () => true })
  await vi.advanceTimersByTimeAsync(5000)
  expect(out.complete).toHaveBeenCalled()
  expect(remaining.complete).not.toHaveBeenCalled()
  streams.close()
})

test('a stream that opens while the gateway stops is ended at once', () => {
  const streams = createOpenStreams()
  const slot = streams.reserve(reader)
  const late = stream()
  streams.close()
  slot?.add({ stream: late, mayListen: async () => true })
  expect(late.close).toHaveBeenCalledOnce()
})
