// Leases that let several gateways do something once. docs/security.md S81 and 91.
import type { EventLeases } from '../../events/event-leases.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

/** As long as the inbox remembers event ids. */
const retentionMs = 7 * 24 * 3600 * 1000
/** Longer than the pause between two tries, so that a living holder renews its lease in time. */
const leaseMs = 120_000

const acquireOnceScript = script(`
  local holder = redis.call('GET', KEYS[1])
  if not holder then
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
    return 1
  end
  if holder == ARGV[1] then return 1 end
  return 0
`)

/** Returns true for the first gateway that acquires a name, and for the same gateway again. */
export const redisAcquireOnce =
  (redis: RedisConnection, instance: string) =>
  async (id: string): Promise<boolean> =>
    (await redis.run(acquireOnceScript, [keys.event(id)], [instance, retentionMs])) === 1

const acquireScript = script(`
  local holder = redis.call('GET', KEYS[1])
  if holder == 'SETTLED' then return 'SETTLED' end
  if holder and holder ~= ARGV[1] then return 'BUSY' end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 'MINE'
`)

/**
 * Event leases: if the holder dies, the lease expires after two minutes and another gateway may acquire it.
 * `instance` is the gateway's own name and survives a restart: it may continue what it began.
 */
export const redisEventLeases = (redis: RedisConnection, instance: string): EventLeases => ({
  async acquire(id) {
    const reply = await redis.run(acquireScript, [keys.event(id)], [instance, leaseMs])
    return reply === 'SETTLED' || reply === 'BUSY' ? reply : 'MINE'
  },
  async settle(id) {
    await redis.command((client) => client.set(keys.event(id), 'SETTLED', 'PX', retentionMs))
  },
  async release(id) {
    await redis.command((client) => client.del(keys.event(id)))
  },
})
