import { afterEach, beforeEach, expect, test } from 'vitest'
import { connectRedis } from '../storage/redis/connection.ts'
import { keys } from '../storage/redis/keys.ts'
import { createSeal } from '../storage/seal.ts'
import { startFakeRedis } from '../testing/fake-redis.ts'
import { createRedisBus } from './redis-bus.ts'
import { topics } from './topics.ts'

let server: Awaited<ReturnType<typeof startFakeRedis>>
const unhandled: unknown[] = []
const note = (error: unknown) => unhandled.push(error)
beforeEach(async () => {
  server = await startFakeRedis()
  unhandled.length = 0
  process.on('unhandledRejection', note)
})
afterEach(async () => {
  process.off('unhandledRejection', note)
  await server.close()
})

const subscribed = `*3\r\n$9\r\nsubscribe\r\n$${keys.bus.length}\r\n${keys.bus}\r\n:1`
const subscriptions = () => server.commands.filter(([name]) => name === 'subscribe').length

/** Returns a connection with a bus, and the gaps of events and the errors that the bus has reported. */
async function startBus() {
  const redis = connectRedis(server.url)
  const errors: unknown[] = []
  const gaps: unknown[] = []
  const seal = createSeal([Buffer.alloc(32, 1).toString('base64url')])
  const bus = createRedisBus({ redis, seal, origin: 'a', onError: (error) => errors.push(error) })
  bus.listen(topics.eventGap, (gap) => gaps.push(gap))
  return { redis, errors, gaps }
}

test('it subscribes again after a lost connection, and reports the gap once it has', async () => {
  server.replies = ([name]) => (name === 'subscribe' ? subscribed : undefined)
  const { redis, errors, gaps } = await startBus()
  await expect.poll(() => subscriptions()).toBe(1)
  await expect.poll(() => redis.subscriber.status).toBe('ready')
  let mayAnswer = false
  server.replies = ([name]) => (name !== 'subscribe' ? undefined : mayAnswer ? subscribed : null)
  server.drop()
  await expect.poll(() => subscriptions()).toBe(2)
  const before = gaps.length
  mayAnswer = true
  server.drop()
  await expect.poll(() => subscriptions()).toBe(3)
  await expect.poll(() => gaps.length).toBeGreaterThan(before)
  expect(errors).toEqual([])
  await redis.close()
})

test('one that is closed while it subscribes again leaves no rejection unhandled', async () => {
  server.replies = ([name]) => (name === 'subscribe' ? subscribed : undefined)
  const { redis, errors } = await startBus()
  await expect.poll(() => subscriptions()).toBe(1)
  await expect.poll(() => redis.subscriber.status).toBe('ready')
  server.replies = ([name]) => (name === 'subscribe' ? null : undefined)
  server.drop()
  await expect.poll(() => subscriptions()).toBe(2)
  await redis.close()
  await expect.poll(() => server.connections()).toBe(0)
  await new Promise((resolve) => setImmediate(resolve))
  expect([unhandled, errors]).toEqual([[], []])
})

test('a subscription that Redis refuses is reported', async () => {
  server.replies = ([name]) => (name === 'subscribe' ? '-NOPERM no permissions' : undefined)
  const { redis, errors } = await startBus()
  await expect.poll(() => errors.map(String)).toEqual(['ReplyError: NOPERM no permissions'])
  await redis.close()
})
