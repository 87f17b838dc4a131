// Which streams are open. SECURITY row 76.
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
const who = { session: 'session', network: '10.0.0.1' }

test('one that was gone before it began is not asked about, nor ended', async () => {
  const streams = createOpenStreams()
  const place = streams.reserve(who)
  const [gone, mayListen] = [stream(), vi.fn(async () => false)]
  place?.free()
  place?.add({ stream: gone, mayListen })
  await vi.advanceTimersByTimeAsync(10_000)
  streams.close()
  expect(mayListen).not.toHaveBeenCalled()
  expect([gone.complete, gone.close].flatMap(({ mock }) => mock.calls)).toEqual([])
  expect(streams.count).toBe(0)
})

test('one who may no longer listen is out within five seconds, the others stay', async () => {
  const streams = createOpenStreams()
  const [out, kept] = [stream(), stream()]
  streams.reserve(who)?.add({ stream: out, mayListen: async () => false })
  streams.reserve(who)?.add({ stream: kept, mayListen: async () => true })
  await vi.advanceTimersByTimeAsync(5000)
  expect(out.complete).toHaveBeenCalled()
  expect(kept.complete).not.toHaveBeenCalled()
  streams.close()
})

test('one that was still opening when the gateway stops is ended as it opens', () => {
  const streams = createOpenStreams()
  const place = streams.reserve(who)
  const late = stream()
  streams.close()
  place?.add({ stream: late, mayListen: async () => true })
  expect(late.close).toHaveBeenCalledOnce()
})
