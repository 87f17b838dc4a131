import { afterAll, beforeAll } from 'vitest'
import { NoRedisProgram, startRedis, type TestRedis } from './start-redis.ts'

/** Starts a Redis before the file's tests and ends it after them, for tests that stop or kill it. */
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

/**
 * Provides a Redis for tests that leave it running: their own, or the one in `REDIS_URL`. There they empty and use
 * the given logical database, so that each file has one to itself.
 */
export function useAnyRedis(database: number): () => Pick<TestRedis, 'url'> {
  let own: TestRedis | undefined
  let url = ''
  beforeAll(async () => {
    try {
      own = await startRedis()
      url = own.url
    } catch (error) {
      const given = process.env.REDIS_URL
      if (!given || !(error instanceof NoRedisProgram)) throw error
      const target = new URL(given)
      target.pathname = `/${database}`
      url = target.href
    }
  })
  afterAll(() => own?.kill())
  return () => ({ url })
}
