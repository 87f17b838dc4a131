// Messages after an outage of Redis. Needs the Redis program itself, because it is killed.
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { RedisConnection } from '../../../gateway/src/storage/redis/connection.ts'
import { createSeal } from '../../../gateway/src/storage/seal.ts'
import { createRedisBus } from '../../../gateway/src/subscriptions/redis-bus.ts'
import { topics } from '../../../gateway/src/subscriptions/topics.ts'
import { useRedis } from '../support/redis.ts'
import { connected, isOnTheBus } from '../support/redis-connection.ts'

const server = useRedis()
let one: RedisConnection
let two: RedisConnection

beforeEach(async () => {
  one = await connected(server().url)
  two = await connected(server().url)
})
afterEach(async () => {
  await one.close()
  await two.close()
})

test('after an outage of Redis every gateway reports a gap of events', async () => {
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const missed: string[] = []
  for (const [redis, origin] of [
    [one, 'a'],
    [two, 'b'],
  ] as const) {
    const bus = createRedisBus({ redis, seal, origin, onError: () => {} })
    bus.listen(topics.eventGap, () => missed.push(origin))
  }
  await Promise.all([one, two].map(isOnTheBus))
  missed.length = 0
  await server().kill()
  await expect
    .poll(() => [one, two].some(({ subscriber }) => subscriber.status === 'ready'))
    .toBe(false)
  await server().start()
  await expect.poll(() => new Set(missed), { timeout: 5000 }).toEqual(new Set(['a', 'b']))
})
