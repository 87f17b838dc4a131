import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSeal } from '../seal.ts'
import type { RedisConnection } from './connection.ts'
import { redisErasureLog } from './redis-erasure-log.ts'

const day = 24 * 3600 * 1000
const newSeal = () => createSeal([randomBytes(32).toString('base64url')])

/** The entries of a sorted set, as Redis has them. */
let entries: { key: string; score: number; value: string }[]
const client = {
  async zremrangebyscore(key: string, from: number, to: number) {
    entries = entries.filter((one) => one.key !== key || one.score < from || one.score > to)
  },
  zadd: async (key: string, score: number, value: string) =>
    void entries.push({ key, score, value }),
  zrangebyscore: async (key: string, from: number, to: string) =>
    entries
      .filter((one) => one.key === key && one.score >= from && to === '+inf')
      .map((one) => one.value),
}
const redis = {
  command: (send: (connected: typeof client) => Promise<unknown>) => send(client),
} as unknown as RedisConnection

beforeEach(() => {
  entries = []
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

test('S87 a request is read for thirty days, exactly, and deleted later', async () => {
  const log = redisErasureLog(redis, newSeal())
  await log.add('mara')
  vi.setSystemTime(Date.now() + 30 * day)
  expect(await log.recent()).toEqual(['mara'])
  vi.setSystemTime(Date.now() + 1)
  expect(await log.recent()).toEqual([])
  await log.add('jonas')
  expect(await log.recent()).toEqual(['jonas'])
  expect(entries).toHaveLength(1)
})

test('S87 a reader of Redis does not learn who requested erasure', async () => {
  const seal = newSeal()
  await redisErasureLog(redis, seal).add('mara')
  expect(JSON.stringify(entries)).not.toContain('mara')
  // A gateway with another key leaves out what it cannot read.
  const other = redisErasureLog(redis, newSeal())
  await other.add('jonas')
  expect(await other.recent()).toEqual(['jonas'])
  // What is sealed for another purpose is no request.
  entries.push({ key: 'vitrine:erasures', score: Date.now(), value: seal.close('x', 'session') })
  expect(await redisErasureLog(redis, seal).recent()).toEqual(['mara'])
})
