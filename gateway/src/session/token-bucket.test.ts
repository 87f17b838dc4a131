import { expect, test } from 'vitest'
import { createBucket } from './token-bucket.ts'

const start = (perMinute: number, mostKeys?: number) => {
  const clock = { at: 0 }
  return { clock, take: createBucket(perMinute, { now: () => clock.at, mostKeys }) }
}

test('S62 a key that has taken everything waits, and says for how long; others do not', () => {
  const { take } = start(60)
  expect(take('one', 60).ok).toBe(true)
  expect(take('one', 30)).toEqual({ ok: false, retryAfterSeconds: 30 })
  expect(take('other', 60).ok).toBe(true)
})

test('what was taken comes back evenly, never more than there was', () => {
  const { clock, take } = start(60)
  take('one', 60)
  clock.at = 10_000
  expect(take('one', 10).ok).toBe(true)
  expect(take('one', 1).ok).toBe(false)
  clock.at = 600_000
  expect(take('one', 60).ok).toBe(true)
  expect(take('one', 1).ok).toBe(false)
})

test('a refused wish takes nothing', () => {
  const { take } = start(60)
  take('one', 50)
  expect(take('one', 30).ok).toBe(false)
  expect(take('one', 10).ok).toBe(true)
})

test('what costs more than there ever is needs a full bucket', () => {
  const { take } = start(60)
  expect(take('one', 1000).ok).toBe(true)
  expect(take('one', 1000)).toEqual({ ok: false, retryAfterSeconds: 60 })
})

test('S62 the key unused for longest is forgotten first', () => {
  const { take } = start(60, 2)
  take('old', 60)
  take('busy', 60)
  expect(take('old', 1).ok).toBe(false)
  take('new')
  expect(take('old', 1).ok).toBe(false)
  expect(take('busy', 1).ok).toBe(true)
})
