// What several gateways want to do once. SECURITY rows 81 and 91.
import type { EventClaims } from '../events/event-claims.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

/** As long as the inbox remembers an id. */
const keptMs = 7 * 24 * 3600 * 1000
/** Longer than an event waits between two tries: who holds one and lives holds it on. */
const leaseMs = 120_000

const claim = script(`
  local holder = redis.call('GET', KEYS[1])
  if not holder then
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
    return 1
  end
  if holder == ARGV[1] then return 1 end
  return 0
`)

/** True for the first gateway that asks, and for that one again. */
export const redisClaims =
  (redis: RedisConnection, instance: string) =>
  async (id: string): Promise<boolean> =>
    (await redis.run(claim, [keys.event(id)], [instance, keptMs])) === 1

const take = script(`
  local holder = redis.call('GET', KEYS[1])
  if holder == 'SETTLED' then return 'SETTLED' end
  if holder and holder ~= ARGV[1] then return 'BUSY' end
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return 'MINE'
`)

/**
 * Whose an event is: a gateway that is gone in the middle of it has it for two minutes, then another one may.
 * `instance` is the gateway's own name, the same after a restart: what it began it may end.
 */
export const redisEventClaims = (redis: RedisConnection, instance: string): EventClaims => ({
  async take(id) {
    const answer = await redis.run(take, [keys.event(id)], [instance, leaseMs])
    return answer === 'SETTLED' || answer === 'BUSY' ? answer : 'MINE'
  },
  async settle(id) {
    await redis.ask((client) => client.set(keys.event(id), 'SETTLED', 'PX', keptMs))
  },
  async release(id) {
    await redis.ask((client) => client.del(keys.event(id)))
  },
})
