import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { untilReady, untilRestored } from './index-patience.ts'

const never = new Promise<void>(() => {})
const index = (parts: { isReady?: boolean; restored?: Promise<void>; ready?: Promise<void> }) => ({
  state: () => ({ isReady: parts.isReady ?? false, isStale: false, products: 0, asOf: null }),
  restored: () => parts.restored ?? never,
  ready: () => parts.ready ?? never,
})

/** Milliseconds until it is over, by a clock of its own. */
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

it('a list waits while what was kept is taken in, and no longer', async () => {
  const restored = new Promise<void>((done) => setTimeout(done, 700))
  expect(await waited(untilRestored(index({ restored })))).toBe(700)
  expect(vi.getTimerCount()).toBe(0)
})

it('it is answered without the index after three seconds', async () => {
  expect(await waited(untilRestored(index({})))).toBe(3000)
  expect(await waited(untilReady(index({ restored: Promise.resolve() })))).toBe(3000)
})

it('nobody waits for an index that is there, or that has nothing to begin with', async () => {
  await untilRestored(index({ isReady: true }))
  await untilRestored(index({ restored: Promise.resolve() }))
  await untilReady(index({ ready: Promise.resolve() }))
  expect(vi.getTimerCount()).toBe(0)
})
