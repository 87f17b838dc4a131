import {
  connectRedis,
  type RedisConnection,
} from '../../../gateway/src/storage/redis/connection.ts'
import { keys } from '../../../gateway/src/storage/redis/keys.ts'

/** Resolves once Redis has responded. */
export async function connected(url: string): Promise<RedisConnection> {
  const redis = connectRedis(url)
  await new Promise<void>((resolve) => redis.onAvailable(resolve))
  return redis
}

/** Resolves once this connection receives messages of the bus: a repeated subscription is acknowledged in order. */
export const isOnTheBus = ({ subscriber }: RedisConnection) => subscriber.subscribe(keys.bus)
