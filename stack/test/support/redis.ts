import { afterAll, beforeAll } from 'vitest'
import { startRedis, type TestRedis } from './start-redis.ts'

/** Starts before the file's tests and ends after them. */
export function useRedis(): () => TestRedis {
  let redis: TestRedis | undefined
  beforeAll(async () => {
    redis = await startRedis()
  })
  afterAll(() => redis?.kill())
  return () => {
    if (!redis) throw new Error('Redis has not started')
    return redis
  }
}
