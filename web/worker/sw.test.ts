// The life of a version of the worker: it is installed with its offline page, and takes over at once.
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPublic, workerScope } from './test/worker-scope.ts'

type Listener = (event: { waitUntil: (promise: Promise<unknown>) => void }) => void

const skipWaiting = vi.fn(async () => undefined)
const listeners = new Map<string, Listener>()
const { fetched } = workerScope()
Object.assign(self, {
  addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  skipWaiting,
})
await import('./sw.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  skipWaiting.mockClear()
})
afterAll(() => void vi.unstubAllGlobals())

const installed = () =>
  new Promise<unknown>((resolve) => listeners.get('install')?.({ waitUntil: resolve }))

test('a version skips waiting once its offline page is stored, and again after its installation', async () => {
  fetched.mockImplementation(async () => new Response('<head>', { headers: isPublic }))
  await installed()
  expect(skipWaiting).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(skipWaiting).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(skipWaiting).toHaveBeenCalledTimes(2)
})

test('a version without its offline page is not installed, and does not take over', async () => {
  fetched.mockImplementation(async () => new Response('', { status: 503 }))
  await expect(installed()).rejects.toThrow('/offline returned 503')
  await vi.runAllTimersAsync()
  expect(skipWaiting).not.toHaveBeenCalled()
})
