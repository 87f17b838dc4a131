// The log of cart writes in Redis, shared by all gateways.
import type { CartQuantities, UnfinishedWrite, WriteLog } from '../cart-write-log.ts'
import { writeRetentionMs } from '../cart-write-log.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

const begin = script(`
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'fingerprint', ARGV[1], 'before', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
  if ARGV[4] ~= '' then
    redis.call('SADD', KEYS[2], ARGV[4])
    redis.call('PEXPIRE', KEYS[2], ARGV[3])
  end
`)
/** An expired entry is not created again. */
const finish = script(`
  if redis.call('EXISTS', KEYS[1]) == 1 then redis.call('HSET', KEYS[1], 'outcome', ARGV[1]) end
  redis.call('SREM', KEYS[2], ARGV[2])
`)
const discard = script(`
  redis.call('DEL', KEYS[1])
  redis.call('SREM', KEYS[2], ARGV[1])
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
    const unfinished = before.total === null ? '' : idempotencyKey
    const values = [fingerprint, JSON.stringify(before), writeRetentionMs, unfinished]
    await redis.run(begin, keysOf(idHash, idempotencyKey), values)
  },
  async finish(idHash, idempotencyKey, outcome) {
    await redis.run(finish, keysOf(idHash, idempotencyKey), [outcome, idempotencyKey])
  },
  async discard(idHash, idempotencyKey) {
    await redis.run(discard, keysOf(idHash, idempotencyKey), [idempotencyKey])
  },
  async unfinished(idHash) {
    const writes = await redis.command((client) => client.smembers(keys.unfinishedWrites(idHash)))
    const found = await Promise.all(
      writes.map(async (idempotencyKey): Promise<UnfinishedWrite[]> => {
        const entry = await redis.command((client) =>
          client.hget(keys.write(idHash, idempotencyKey), 'before'),
        )
        return entry ? [{ idempotencyKey, before: JSON.parse(entry) as CartQuantities }] : []
      }),
    )
    return found.flat()
  },
})

const keysOf = (idHash: string, idempotencyKey: string) => [
  keys.write(idHash, idempotencyKey),
  keys.unfinishedWrites(idHash),
]
