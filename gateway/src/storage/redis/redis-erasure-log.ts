// The log of erasure requests in Redis, for gateways that were offline when one came.
import type { ErasureLog } from '../../events/erasure-log.ts'
import type { Seal } from '../seal.ts'
import type { RedisConnection } from './connection.ts'
import { keys } from './keys.ts'

/** As long as the history of events is retained. */
const retentionMs = 30 * 24 * 3600 * 1000
const sealContext = 'erasure'

/** Ids are sealed: a reader of Redis must not learn who requested erasure. docs/security.md S87. */
export const redisErasureLog = (redis: RedisConnection, seal: Seal): ErasureLog => ({
  add: (entityId) =>
    redis.command(async (client) => {
      await client.zremrangebyscore(keys.erasures, 0, Date.now() - retentionMs)
      await client.zadd(keys.erasures, Date.now(), seal.close(entityId, sealContext))
    }),
  recent: () =>
    redis.command(async (client) => {
      const entries = await client.zrangebyscore(keys.erasures, Date.now() - retentionMs, '+inf')
      return entries.flatMap((one) => seal.open(one, sealContext) ?? [])
    }),
})
