// What a gateway makes of the replies of Redis. Leases of several gateways: stack/test/redis.
import { expect, test, vi } from 'vitest'
import type { RedisConnection } from './connection.ts'
import { keys } from './keys.ts'
import { redisAcquireOnce, redisEventLeases } from './redis-leases.ts'

function leasesWith(reply: unknown) {
  const run = vi.fn(async () => reply)
  const client = { set: vi.fn(), del: vi.fn() }
  const command = (send: (connected: typeof client) => unknown) => send(client)
  const redis = { run, command } as unknown as RedisConnection
  return { redis, run, client }
}

test.each(['MINE', 'BUSY', 'SETTLED'])('S81 a lease is %s, for two minutes', async (reply) => {
  const { redis, run } = leasesWith(reply)
  expect(await redisEventLeases(redis, 'a').acquire('one')).toBe(reply)
  expect(run).toHaveBeenCalledWith(expect.anything(), [keys.event('one')], ['a', 120_000])
})

test('S81 a handled event is remembered for seven days, and forgotten for its replay', async () => {
  const { redis, client } = leasesWith(null)
  await redisEventLeases(redis, 'a').settle('one')
  const week = 7 * 24 * 3600 * 1000
  expect(client.set).toHaveBeenCalledWith(keys.event('one'), 'SETTLED', 'PX', week)
  await redisEventLeases(redis, 'a').release('one')
  expect(client.del).toHaveBeenCalledWith(keys.event('one'))
})

test.each([
  [1, true],
  [0, false],
])('what is done once is done by this gateway when Redis replies %i: %s', async (reply, isOwn) => {
  expect(await redisAcquireOnce(leasesWith(reply).redis, 'a')('one')).toBe(isOwn)
})
