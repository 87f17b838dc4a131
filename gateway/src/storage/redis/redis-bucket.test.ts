// What a gateway requests of Redis, and what it does without. Buckets of several gateways: stack/test/redis.
import { expect, test, vi } from 'vitest'
import type { RedisConnection } from './connection.ts'
import { keys } from './keys.ts'
import { redisBuckets } from './redis-bucket.ts'

const bucketWith = (run: RedisConnection['run']) =>
  redisBuckets({ run } as Partial<RedisConnection> as RedisConnection)('mail', 60)

test('S62 a request costs one token unless it says more, and at most a full bucket', async () => {
  const run = vi.fn(async () => [0, 59])
  const take = bucketWith(run)
  expect(await take('who')).toEqual({ ok: true, retryAfterSeconds: 0, left: 59 })
  for (const cost of [7, 60, 1000]) await take('who', cost)
  const expected = [1, 7, 60, 60].map((cost) => [
    expect.anything(),
    [keys.bucket('mail', 'who')],
    [60, cost],
  ])
  expect(run.mock.calls).toEqual(expected)
})

test('S62 an empty bucket says how long to wait', async () => {
  const empty = bucketWith(async () => [20, 0])
  expect(await empty('who')).toEqual({ ok: false, retryAfterSeconds: 20, left: 0 })
})

test('S62 without Redis a gateway counts by itself, for each key', async () => {
  const take = bucketWith(() => Promise.reject(new Error('away')))
  expect((await take('who', 59))?.ok).toBe(true)
  expect((await take('who'))?.ok).toBe(true)
  expect((await take('who'))?.ok).toBe(false)
  expect((await take('another'))?.ok).toBe(true)
})
