import type { Erasures } from '../events/erasures.ts'
import type { Seal } from '../session/seal.ts'
import type { RedisConnection } from './connection.ts'
import { keys } from './keys.ts'

/** As long as the history of events is kept. */
const keptMs = 30 * 24 * 3600 * 1000
const place = 'erasure'

/** Sealed: who asked to be forgotten is nobody's business. SECURITY row 87. */
export const redisErasures = (redis: RedisConnection, seal: Seal): Erasures => ({
  add: (entityId) =>
    redis.ask(async (client) => {
      await client.zremrangebyscore(keys.erasures, 0, Date.now() - keptMs)
      await client.zadd(keys.erasures, Date.now(), seal.close(entityId, place))
    }),
  recent: () =>
    redis.ask(async (client) => {
      const kept = await client.zrangebyscore(keys.erasures, Date.now() - keptMs, '+inf')
      return kept.flatMap((one) => seal.open(one, place) ?? [])
    }),
})
