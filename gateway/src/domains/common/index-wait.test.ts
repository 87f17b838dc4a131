import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilReady, untilRestored } from './index-wait.ts'

const never = new Promise<void>(() => {})
const index = (parts: { isReady?: boolean; restored?: Promise<void>; ready?: Promise<void> }) => ({
  state: () => ({ isReady: parts.isReady ?? false, isStale: false, products: 0, asOf: null }),
  restored: () => parts.restored ?? never,
  ready: () => parts.ready ?? never,
})

/** Returns the milliseconds until a promise resolves. */
async function waited(waiting: Promise<void>): Promise<number> {
  const started = Date.now()
  let ended: number | null = null
  void waiting.then(() => {
    ended = Date.now()
  })
  for (let step = 0; ended === null && step < 500; step += 1) await vi.advanceTimersByTimeAsync(10)
  return (ended ?? Number.POSITIVE_INFINITY) - started
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a list waits for the snapshot', async () => {
  const restored = new Promise<void>((done) => setTimeout(done, 700))
  expect(await waited(untilRestored(index({ restored })))).toBe(700)
  expect(vi.getTimerCount()).toBe(0)
})

it('a list stops waiting after three seconds', async () => {
  expect(await waited(untilRestored(index({})))).toBe(3000)
  expect(await waited(untilReady(index({ restored: Promise.resolve() })))).toBe(3000)
})

it('a list does not wait for a ready index or without a snapshot', async () => {
  await untilRestored(index({ isReady: true }))
  await untilRestored(index({ restored: Promise.resolve() }))
  await untilReady(index({ ready: Promise.resolve() }))
  expect(vi.getTimerCount()).toBe(0)
})
