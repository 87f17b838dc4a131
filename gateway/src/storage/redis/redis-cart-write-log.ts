// The log of cart writes in Redis, shared by all gateways.
import type { CartQuantities, WriteLog } from '../cart-write-log.ts'
import { writeRetentionMs } from '../cart-write-log.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

const begin = script(`
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'fingerprint', ARGV[1], 'before', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
`)
/** An expired entry is not created again. */
const finish = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'outcome', ARGV[1]) end
`)

export const redisWriteLog = (redis: RedisConnection): WriteLog => ({
  async find(idHash, idempotencyKey) {
    const entry = await redis.command((client) =>
      client.hgetall(keys.write(idHash, idempotencyKey)),
    )
    if (entry.fingerprint === undefined) return null
    return {
      fingerprint: entry.fingerprint,
      before: JSON.parse(entry.before ?? '') as CartQuantities,
      outcome: entry.outcome,
    }
  },
  async begin(idHash, idempotencyKey, { fingerprint, before }) {
    const values = [fingerprint, JSON.stringify(before), writeRetentionMs]
    await redis.run(begin, [keys.write(idHash, idempotencyKey)], values)
  },
  async finish(idHash, idempotencyKey, outcome) {
    await redis.run(finish, [keys.write(idHash, idempotencyKey)], [outcome])
  },
  async discard(idHash, idempotencyKey) {
    await redis.command((client) => client.del(keys.write(idHash, idempotencyKey)))
  },
})
