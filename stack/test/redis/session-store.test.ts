// The test suite of session stores against a real Redis, and what only Redis can get wrong.
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  type SessionStore,
  SessionStoreUnavailable,
} from '../../../gateway/src/session/session-store.ts'
import {
  connectRedis,
  type RedisConnection,
} from '../../../gateway/src/storage/redis/connection.ts'
import { redisSessionStore } from '../../../gateway/src/storage/redis/redis-session-store.ts'
import { createSeal } from '../../../gateway/src/storage/seal.ts'
import {
  suiteClock,
  suiteLimits,
  suiteRecord,
  testSessionStore,
} from '../../../gateway/src/testing/session-store-suite.ts'
import { useAnyRedis } from '../support/redis.ts'
import { connected } from '../support/redis-connection.ts'

const server = useAnyRedis(13)
let redis: RedisConnection
let store: SessionStore
const storeWith = (key: Buffer) =>
  redisSessionStore({
    redis,
    seal: createSeal([key.toString('base64url')]),
    limits: suiteLimits,
    now: () => suiteClock.at,
  })

const lifeOf = (id: string) => redis.command((client) => client.pttl(`vitrine:session:${id}`))

beforeEach(async () => {
  suiteClock.at = 1_000_000
  redis = await connected(server().url)
  await redis.command((client) => client.flushdb())
  store = storeWith(randomBytes(32))
})
afterEach(() => redis.close())

testSessionStore(() => store)

test('S17 data in Redis contains no token, email or name', async () => {
  const tokens = {
    access: { value: 'marked-access', expiresAt: 5 },
    refresh: { value: 'marked-refresh', role: 'member' as const },
  }
  const identity = { email: 'mara@shop.test' }
  const state = { name: 'Mara', identity: identity as never }
  await store.create({ ...suiteRecord('one', 'member-id'), tokens, state })
  const dump = JSON.stringify(
    await redis.command((client) => client.hgetall('vitrine:session:one')),
  )
  expect(dump).toContain('member-id')
  expect(dump).not.toMatch(/marked|mara@|Mara/)
})

test('a session stored under the former field names is read', async () => {
  const stored = { ...suiteRecord('one', 'mara'), cartHint: '7', state: { name: 'Mara' } }
  await store.create(stored)
  await redis.command(async (client) => {
    const key = 'vitrine:session:one'
    const { cart_hint, state } = await client.hgetall(key)
    await client.hset(key, 'cart_mark', cart_hint ?? '', 'kept', state ?? '')
    await client.hdel(key, 'cart_hint', 'state')
  })
  expect(await store.read('one')).toEqual(stored)
})

test('S18 a sealed token moved to another session does not decrypt', async () => {
  await store.create(suiteRecord('one'))
  await store.create(suiteRecord('two'))
  const access = await redis.command((client) => client.hget('vitrine:session:one', 'access'))
  await redis.command((client) => client.hset('vitrine:session:two', 'access', access ?? ''))
  expect(await store.read('two')).toBeNull()
})

test('a gateway with another key reads no session and ends none', async () => {
  await store.create(suiteRecord('one'))
  expect(await storeWith(randomBytes(32)).read('one')).toBeNull()
  expect(await store.read('one')).not.toBeNull()
})

test('S7 Redis expires a session by itself, at the earlier of both limits', async () => {
  await store.create(suiteRecord('one'))
  const idle = await lifeOf('one')
  suiteClock.at += 950_000
  await store.create({ ...suiteRecord('two'), createdAt: 1_000_000 })
  const absolute = await lifeOf('two')
  expect(idle).toBeGreaterThan(99_000)
  expect(idle).toBeLessThanOrEqual(100_000)
  expect(absolute).toBeGreaterThan(49_000)
  expect(absolute).toBeLessThanOrEqual(50_000)
})

test('S14 an unreachable store fails at once', async () => {
  const connection = connectRedis('redis://127.0.0.1:1')
  const unreachable = redisSessionStore({
    redis: connection,
    seal: createSeal(['k'.repeat(43)]),
    limits: suiteLimits,
  })
  const started = performance.now()
  await expect(unreachable.read('one')).rejects.toBeInstanceOf(SessionStoreUnavailable)
  await expect(unreachable.create(suiteRecord())).rejects.toBeInstanceOf(SessionStoreUnavailable)
  expect(performance.now() - started).toBeLessThan(200)
  await connection.close()
})

test('the index of a member lasts as long as the longest session', async () => {
  await store.create(suiteRecord('one', 'member-id'))
  const left = await redis.command((client) => client.pttl('vitrine:sessions-of:member-id'))
  expect(left).toBeGreaterThan(suiteLimits.maxSeconds * 1000 - 5000)
  expect(left).toBeLessThanOrEqual(suiteLimits.maxSeconds * 1000)
})
