// How long a gateway waits for a lock, extends it and believes in it. Locks of several gateways: stack/test/redis.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SessionStoreUnavailable } from '../../session/session-store.ts'
import type { RedisConnection, Script } from './connection.ts'
import { createLocks, type Lease } from './lock.ts'

const toFake = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'performance',
] as const
beforeEach(() => void vi.useFakeTimers({ toFake: [...toFake] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Step = 'acquire' | 'extend' | 'release'
type Call = { step: Step; at: number; keys: readonly string[]; values: readonly unknown[] }

/** A Redis with given replies. Notes each call with its time, in ms since the beginning. */
function redisWith(replies: Partial<Record<Step, () => unknown>> = {}) {
  const calls: Call[] = []
  const began = performance.now()
  const stepOf = ({ text }: Script): Step =>
    text.includes('INCR') ? 'acquire' : text.includes('PEXPIRE') ? 'extend' : 'release'
  const redis = {
    async run(script: Script, keys: readonly string[], values: readonly unknown[]) {
      const step = stepOf(script)
      calls.push({ step, at: performance.now() - began, keys, values })
      return replies[step] ? replies[step]() : 1
    },
  } as Partial<RedisConnection> as RedisConnection
  const timesOf = (step: Step) => calls.filter((one) => one.step === step).map(({ at }) => at)
  return { redis, calls, timesOf }
}

/** Holds a lock until it is let go. */
function hold(redis: RedisConnection) {
  const held: { lease?: Lease; end: (error?: Error) => void } = { end: () => {} }
  const ended = createLocks(redis)('name', (lease) => {
    held.lease = lease
    return new Promise<void>((resolve, reject) => {
      held.end = (error) => (error ? reject(error) : resolve())
    })
  })
  return {
    ended,
    isHeld: () => held.lease?.isHeld(),
    lease: () => held.lease,
    end: (error?: Error) => held.end(error),
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('S22 a lock is requested with its own token, and released with it', async () => {
  const { redis, calls } = redisWith({ acquire: () => 7 })
  const first = hold(redis)
  await pass(0)
  expect(first.lease()?.number).toBe(7)
  first.end()
  await first.ended
  const token = calls[0]?.values[0]
  expect(token).toMatch(/^[\w-]{16}$/)
  const lock = 'vitrine:lock:name'
  expect(calls).toEqual([
    {
      step: 'acquire',
      at: 0,
      keys: [lock, 'vitrine:fence:name'],
      values: [token, 3000, 86_400_000],
    },
    { step: 'release', at: 0, keys: [lock], values: [token] },
  ])
  await pass(10_000)
  expect(calls).toHaveLength(2)
  await createLocks(redis)('name', async () => {})
  expect(calls[2]?.values[0]).not.toBe(token)
})

test('S22 a task that fails releases its lock, and a release that fails is no failure', async () => {
  const { redis, timesOf } = redisWith({ release: () => Promise.reject(new Error('away')) })
  const one = hold(redis)
  await pass(0)
  one.end(new Error('broken'))
  await expect(one.ended).rejects.toThrow('broken')
  expect(timesOf('release')).toHaveLength(1)
  expect(await createLocks(redis)('name', async () => 'result')).toBe('result')
})

test('S22 it is requested at short intervals at first, then every 50 ms', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  let left = 12
  const { redis, timesOf } = redisWith({ acquire: () => (left-- > 0 ? 0 : 1) })
  const one = hold(redis)
  await pass(400)
  expect(timesOf('acquire')).toEqual([0, 5, 15, 30, 50, 75, 105, 140, 180, 225, 275, 325, 375])
  one.end()
  await one.ended
})

test('S22 gateways that wait for the same lock do not request it at the same time', async () => {
  const lastOf = async (random: number) => {
    vi.spyOn(Math, 'random').mockReturnValue(random)
    const { redis, timesOf } = redisWith({ acquire: () => 0 })
    hold(redis).ended.catch(() => {})
    await pass(10)
    return timesOf('acquire').slice(0, 2)
  }
  expect([await lastOf(0), await lastOf(1)]).toEqual([
    [0, 2],
    [0, 7],
  ])
})

test('S22 a lock that is not free within 20 seconds is refused', async () => {
  const { redis, timesOf } = redisWith({ acquire: () => 0 })
  const refused = hold(redis).ended.catch((error: unknown) => error)
  await pass(19_900)
  expect(timesOf('acquire').at(-1)).toBeGreaterThan(19_800)
  await pass(200)
  expect(await refused).toBeInstanceOf(SessionStoreUnavailable)
  expect(timesOf('acquire').at(-1)).toBeLessThan(20_000)
  expect(timesOf('release')).toEqual([])
})

test('S22 a living holder extends its lock every second, for half a minute at most', async () => {
  const { redis, calls, timesOf } = redisWith()
  const one = hold(redis)
  await pass(2000)
  expect(calls[2]).toMatchObject({
    keys: ['vitrine:lock:name'],
    values: [calls[0]?.values[0], 3000],
  })
  await pass(30_999)
  expect(timesOf('extend')).toEqual(Array.from({ length: 30 }, (_, i) => (i + 1) * 1000))
  expect([one.isHeld(), vi.getTimerCount()]).toEqual([true, 0])
  await pass(1)
  expect(one.isHeld()).toBe(false)
  one.end()
  await one.ended
})

test.each([
  ['belongs to another one', async () => 0, 0],
  ['cannot be extended', () => Promise.reject(new Error('away')), 3000],
])('S23 a lock that %s is held no longer than known', async (_, extend, until) => {
  const one = hold(redisWith({ extend }).redis)
  await pass(999)
  expect(one.isHeld()).toBe(true)
  await pass(1)
  expect(one.isHeld()).toBe(until > 1000)
  await pass(1999)
  expect(one.isHeld()).toBe(until > 1000)
  await pass(1)
  expect(one.isHeld()).toBe(false)
  one.end()
  await one.ended
})

test('S23 a slow reply shortens the time a lock is held', async () => {
  const acquire = () => new Promise((reply) => setTimeout(() => reply(1), 500))
  const extend = () => Promise.reject(new Error('away'))
  const one = hold(redisWith({ acquire, extend }).redis)
  await pass(2999)
  expect(one.isHeld()).toBe(true)
  await pass(1)
  expect(one.isHeld()).toBe(false)
  one.end()
  await one.ended
})
