import { EventEmitter } from 'node:events'
import { expect, test, vi } from 'vitest'
import { DisconnectSignal } from './disconnect-signal.ts'

class Response extends EventEmitter {
  closed = false
  writableFinished = false
  close() {
    this.closed = true
    this.emit('close')
  }
}

test('a caller that disconnects aborts all that listen, with a reason', () => {
  const response = new Response()
  const signal = new DisconnectSignal(response)
  const [one, other, removed] = [vi.fn(), vi.fn(), vi.fn()]
  for (const listener of [one, other, removed]) signal.addEventListener('abort', listener)
  signal.removeEventListener('abort', removed)
  expect([signal.aborted, signal.reason]).toEqual([false, undefined])
  expect(() => signal.throwIfAborted()).not.toThrow()
  response.close()
  expect(signal.aborted).toBe(true)
  expect([one, other, removed].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0])
  expect(() => signal.throwIfAborted()).toThrow(expect.objectContaining({ name: 'AbortError' }))
})

test('a response that was written whole aborts nothing', () => {
  const response = new Response()
  const signal = new DisconnectSignal(response)
  const listener = vi.fn()
  signal.addEventListener('abort', listener)
  response.writableFinished = true
  response.close()
  expect(signal.aborted).toBe(false)
  expect(listener).not.toHaveBeenCalled()
})

test('a request with many calls has one listener of its response, and one without calls has none', () => {
  const response = new Response()
  const signal = new DisconnectSignal(response)
  expect(response.listenerCount('close')).toBe(0)
  for (let at = 0; at < 20; at++) signal.addEventListener('abort', vi.fn())
  expect(response.listenerCount('close')).toBe(1)
})
