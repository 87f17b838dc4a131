import {
  connectRedis,
  type RedisConnection,
} from '../../../gateway/src/storage/redis/connection.ts'
import { keys } from '../../../gateway/src/storage/redis/keys.ts'

/** Resolves once Redis has answered. */
export async function connected(url: string): Promise<RedisConnection> {
  const redis = connectRedis(url)
  await new Promise<void>((resolve) => redis.onAvailable(resolve))
  return redis
}

/** A bus of this connection hears the others from now on: what is subscribed to twice is answered in order. */
export const isOnTheBus = ({ subscriber }: RedisConnection) => subscriber.subscribe(keys.bus)
