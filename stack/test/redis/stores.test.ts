// State that gateways share besides sessions, each test through two connections to one Redis.
import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  connectRedis,
  type RedisConnection,
} from '../../../gateway/src/storage/redis/connection.ts'
import { createLocks } from '../../../gateway/src/storage/redis/lock.ts'
import { redisAppKeyStore } from '../../../gateway/src/storage/redis/redis-app-key-store.ts'
import { redisBuckets } from '../../../gateway/src/storage/redis/redis-bucket.ts'
import { redisWriteLog } from '../../../gateway/src/storage/redis/redis-cart-write-log.ts'
import { redisElevationStore } from '../../../gateway/src/storage/redis/redis-elevation-store.ts'
import { redisAcquireOnce } from '../../../gateway/src/storage/redis/redis-leases.ts'
import { redisMutex } from '../../../gateway/src/storage/redis/redis-mutex.ts'
import { createSeal } from '../../../gateway/src/storage/seal.ts'
import { createRedisBus } from '../../../gateway/src/subscriptions/redis-bus.ts'
import { testAppKeyStore } from '../../../gateway/src/testing/app-key-store-suite.ts'
import { useAnyRedis } from '../support/redis.ts'
import { connected, isOnTheBus } from '../support/redis-connection.ts'

const server = useAnyRedis(14)
let one: RedisConnection
let two: RedisConnection

beforeEach(async () => {
  one = await connected(server().url)
  two = await connected(server().url)
  await one.command((client) => client.flushdb())
})
afterEach(async () => {
  await one.close()
  await two.close()
})

describe('app keys', () => testAppKeyStore(() => redisAppKeyStore(one)))

test('S22 tasks of one name never overlap across gateways, and are numbered', async () => {
  const locks = [createLocks(one), createLocks(two)]
  const numbers: number[] = []
  let inside = 0
  let peak = 0
  const task = async ({ number }: { number: number }) => {
    inside += 1
    peak = Math.max(peak, inside)
    numbers.push(number)
    // A round trip: others try meanwhile.
    await one.command((client) => client.ping())
    inside -= 1
  }
  await Promise.all(Array.from({ length: 20 }, (_, i) => locks[i % 2]?.('name', task)))
  expect(peak).toBe(1)
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
})

test('S22 the lock of a dead holder expires, a live holder extends it', async () => {
  await one.command((client) => client.set('vitrine:lock:dead', 'somebody', 'PX', 300))
  const began = performance.now()
  await createLocks(two)('dead', async () => {})
  expect(performance.now() - began).toBeLessThan(600)
  const order: string[] = []
  const short = { ttlMs: 600 }
  const ttlOfSlow = () => two.command((client) => client.pttl('vitrine:lock:slow'))
  /** Resolves when the lease was renewed. */
  const isRenewed = async () => {
    for (let last = await ttlOfSlow(), now = last; now <= last; now = await ttlOfSlow()) last = now
  }
  const long = createLocks(one, short)('slow', async () => {
    for (let renewals = 0; renewals < 3; renewals += 1) await isRenewed()
    order.push('slow')
  })
  await expect.poll(() => two.command((client) => client.exists('vitrine:lock:slow'))).toBe(1)
  await createLocks(two, short)('slow', async () => void order.push('next'))
  await long
  expect(order).toEqual(['slow', 'next'])
})

test('S23 a holder that lost its lock learns of it', async () => {
  let isHeld = true
  await createLocks(one, { ttlMs: 150 })('lost', async (lease) => {
    await two.command((client) => client.set('vitrine:lock:lost', 'another', 'PX', 5000))
    await expect.poll(() => lease.isHeld()).toBe(false)
    isHeld = lease.isHeld()
  })
  expect(isHeld).toBe(false)
  // It releases only its own lock.
  expect(await two.command((client) => client.get('vitrine:lock:lost'))).toBe('another')
})

test('a mutex reports whether another gateway held it in between', async () => {
  const [here, there] = [one, two].map((redis) => redisMutex(redis, createLocks(redis), 'cart'))
  const changedHands: boolean[] = []
  for (const turns of [here, here, there, there, here]) {
    await turns?.(
      'session',
      async ({ lockChangedHands }) => void changedHands.push(lockChangedHands),
    )
  }
  expect(changedHands).toEqual([true, false, true, false, true])
})

test('S62 a bucket is shared by all gateways, and local while Redis is down', async () => {
  const connection = connectRedis('redis://127.0.0.1:1')
  const [here, there, disconnected] = [one, two, connection].map((redis) =>
    redisBuckets(redis)('test', 60),
  )
  expect(await here?.('who', 40)).toEqual({ ok: true, retryAfterSeconds: 0, left: 20 })
  expect(await there?.('who', 40)).toEqual({ ok: false, retryAfterSeconds: 20, left: 20 })
  expect((await there?.('who', 20))?.ok).toBe(true)
  expect((await there?.('another', 60))?.ok).toBe(true)
  expect((await here?.('third', 1000))?.ok).toBe(true)
  expect((await disconnected?.('who', 60))?.ok).toBe(true)
  expect((await disconnected?.('who', 1))?.ok).toBe(false)
  await connection.close()
  const names = await one.command((client) => client.keys('vitrine:bucket:*'))
  expect(names.join()).not.toMatch(/who|another/)
})

test('the write log of a cart is shared by gateways', async () => {
  const [here, there] = [redisWriteLog(one), redisWriteLog(two)]
  const entry = { fingerprint: 'f', before: { cartId: 'c', pieces: [2], total: 3 } }
  await here.begin('session', 'request', entry)
  expect(await there.find('session', 'request')).toEqual({ ...entry, outcome: undefined })
  const unfinished = { idempotencyKey: 'request', before: entry.before }
  expect(await there.unfinished('session')).toEqual([unfinished])
  await there.finish('session', 'request', '[]')
  expect((await here.find('session', 'request'))?.outcome).toBe('[]')
  expect(await here.unfinished('session')).toEqual([])
  const uncounted = { ...entry, before: { ...entry.before, total: null } }
  await here.begin('session', 'uncounted', uncounted)
  await here.begin('session', 'discarded', entry)
  await here.discard('session', 'discarded')
  expect(await here.unfinished('session')).toEqual([])
  await here.discard('session', 'request')
  await there.finish('session', 'request', '[]')
  expect(await there.find('session', 'request')).toBeNull()
})

test('an elevation applies in all gateways and ends in all', async () => {
  const [here, there] = [redisElevationStore(one, 60_000), redisElevationStore(two, 60_000)]
  const elevation = { idHash: 'd', sessionHash: 's', memberId: 'm', openedAt: 1, touchedAt: 1 }
  await here.create(elevation)
  await there.touch('d', 5)
  expect(await here.read('d')).toEqual({ ...elevation, touchedAt: 5 })
  await here.create({ ...elevation, idHash: 'e' })
  await there.delete('e')
  expect(await here.read('e')).toBeNull()
  await there.deleteOfMember('m')
  await here.touch('d', 9)
  expect(await here.read('d')).toBeNull()
})

test('S81 an event belongs to the first gateway that acquires it', async () => {
  const [here, there] = [redisAcquireOnce(one, 'a'), redisAcquireOnce(two, 'b')]
  const results = await Promise.all(
    Array.from({ length: 100 }, (_, i) => (i % 2 ? here : there)('event')),
  )
  expect(results.filter(Boolean)).toHaveLength(50)
  expect(await here('event')).not.toBe(await there('event'))
  const [name = ''] = await one.command((client) => client.keys('vitrine:event:*'))
  const days = (await one.command((client) => client.pttl(name))) / 86_400_000
  expect(days).toBeGreaterThan(6.99)
})

test('a message is received at once in its gateway and a moment later in the other, once', async () => {
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const received: string[] = []
  const errors: unknown[] = []
  const busOf = (redis: RedisConnection, origin: string, key = seal) => {
    const bus = createRedisBus({ redis, seal: key, origin, onError: (error) => errors.push(error) })
    bus.listen<string>('topic', (message) => received.push(`${origin} ${message}`))
    return bus
  }
  const here = busOf(one, 'a')
  busOf(two, 'b')
  await Promise.all([one, two].map(isOnTheBus))
  here.publish('topic', 'news')
  expect(received).toEqual(['a news'])
  await expect.poll(() => received).toEqual(['a news', 'b news'])
  await one.command((client) => client.publish('vitrine:bus', '{"origin":"x","topic":"topic"}'))
  await expect.poll(() => errors.length).toBe(2)
  expect(received).toHaveLength(2)
})
