import { connectRedis, type RedisConnection } from '../../../gateway/src/redis/connection.ts'

/** Resolves once Redis has answered. */
export async function connected(url: string): Promise<RedisConnection> {
  const redis = connectRedis(url)
  await new Promise<void>((resolve) => redis.onBack(resolve))
  return redis
}
