// Token buckets shared by all gateways. While Redis is unavailable each gateway counts for itself: limits neither
// disappear nor block everything.
import { type BucketOf, type BucketResult, createBucket } from '../token-bucket.ts'
import { type RedisConnection, script } from './connection.ts'
import { keys } from './keys.ts'

/** ARGV: tokens per minute, cost. Uses the clock of Redis: clocks of gateways differ. Returns the wait in s and what is left. */
const take = script(`
  local size, wanted = tonumber(ARGV[1]), tonumber(ARGV[2])
  local time = redis.call('TIME')
  local now = time[1] * 1000 + math.floor(time[2] / 1000)
  local level = redis.call('HMGET', KEYS[1], 'left', 'at')
  local left = tonumber(level[1]) or size
  local past = math.max(0, now - (tonumber(level[2]) or now))
  left = math.min(size, left + past / 60000 * size)
  local wait = 0
  if left >= wanted then left = left - wanted else wait = math.ceil((wanted - left) * 60 / size) end
  redis.call('HSET', KEYS[1], 'left', left, 'at', now)
  redis.call('PEXPIRE', KEYS[1], 60000)
  return { wait, math.floor(left) }
`)

/** Buckets of the same name are shared by all gateways. */
export const redisBuckets =
  (redis: RedisConnection): BucketOf =>
  (name, perMinute) => {
    const local = createBucket(perMinute)
    return async (key, cost = 1): Promise<BucketResult> => {
      // A cost above the capacity takes a full bucket, as in one process.
      const values = [perMinute, Math.min(cost, perMinute)]
      const taken = await redis.run(take, [keys.bucket(name, key)], values).catch(() => null)
      if (taken === null) return local(key, cost)
      const [wait, left] = taken as [number, number]
      return { ok: wait === 0, retryAfterSeconds: wait, left }
    }
  }
