import { afterAll, beforeAll } from 'vitest'
import { NoRedisProgram, startRedis, type TestRedis } from './start-redis.ts'

/** For tests that stop or kill it: starts before the file's tests and ends after them. */
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
 * For tests that leave it running: one of the file's own, else the Redis `REDIS_URL` names. There they use and empty
 * the given logical database, so that a file has one to itself.
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
      const place = new URL(given)
      place.pathname = `/${database}`
      url = place.href
    }
  })
  afterAll(() => own?.kill())
  return () => ({ url })
}
