import { expect, test } from 'vitest'
import { createBucket } from './token-bucket.ts'

const start = (perMinute: number, mostKeys?: number) => {
  const clock = { at: 0 }
  return { clock, take: createBucket(perMinute, { now: () => clock.at, mostKeys }) }
}

test('S62 an empty bucket refuses with the time to wait; other keys are unaffected', () => {
  const { take } = start(60)
  expect(take('one', 60).ok).toBe(true)
  expect(take('one', 30)).toEqual({ ok: false, retryAfterSeconds: 30, left: 0 })
  expect(take('other', 60).ok).toBe(true)
})

test('tokens are refilled evenly up to the capacity', () => {
  const { clock, take } = start(60)
  take('one', 60)
  clock.at = 10_000
  expect(take('one', 10).ok).toBe(true)
  expect(take('one', 1).ok).toBe(false)
  clock.at = 600_000
  expect(take('one', 60).ok).toBe(true)
  expect(take('one', 1).ok).toBe(false)
})

test('a refused request takes no tokens', () => {
  const { take } = start(60)
  take('one', 50)
  expect(take('one', 30).ok).toBe(false)
  expect(take('one', 10).ok).toBe(true)
})

test('a cost above the capacity needs a full bucket', () => {
  const { take } = start(60)
  expect(take('one', 1000).ok).toBe(true)
  expect(take('one', 1000)).toEqual({ ok: false, retryAfterSeconds: 60, left: 0 })
})

test('S62 the least recently used key is evicted first', () => {
  const { take } = start(60, 2)
  take('old', 60)
  take('busy', 60)
  expect(take('old', 1).ok).toBe(false)
  take('new')
  expect(take('old', 1).ok).toBe(false)
  expect(take('busy', 1).ok).toBe(true)
})

test('a request costs one token unless it says more, and waits are rounded up', () => {
  const { clock, take } = start(60)
  for (let count = 0; count < 60; count += 1) expect(take('one').ok).toBe(true)
  expect(take('one')).toEqual({ ok: false, retryAfterSeconds: 1, left: 0 })
  clock.at = 999
  expect(take('one')).toEqual({ ok: false, retryAfterSeconds: 1, left: expect.closeTo(0.999) })
  clock.at = 1000
  expect(take('one')).toEqual({ ok: true, retryAfterSeconds: 0, left: 0 })
})
