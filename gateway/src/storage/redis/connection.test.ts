// When Redis counts as available. Outages of a real one: stack/test/redis.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SessionStoreUnavailable } from '../../session/session-store.ts'
import { type FakeRedis, startFakeRedis } from '../../testing/fake-redis.ts'
import { connectRedis, type RedisConnection, script } from './connection.ts'

let server: FakeRedis
let redis: RedisConnection
const onUnavailable = vi.fn()
const onAvailable = vi.fn()

function connect() {
  redis = connectRedis(server.url, { onUnavailable })
  redis.onAvailable(onAvailable)
}
const isAvailable = () => expect.poll(() => onAvailable.mock.calls.length, { interval: 5 }).toBe(1)

beforeEach(async () => {
  onUnavailable.mockReset()
  onAvailable.mockReset()
  server = await startFakeRedis()
})
afterEach(async () => {
  vi.useRealTimers()
  await redis.close()
  await server.close()
})

const get = () => redis.command((client) => client.get('key'))
const isRefused = () => expect(get()).rejects.toBeInstanceOf(SessionStoreUnavailable)
const received = (name: string) => server.commands.filter(([one]) => one === name)

test('S14 nothing is sent before Redis has responded to the first check', async () => {
  let isReady = false
  server.replies = ([name]) => (name === 'ping' && !isReady ? '+not yet' : undefined)
  connect()
  await isRefused()
  await expect.poll(() => received('ping').length, { interval: 5 }).toBe(2)
  await isRefused()
  expect([onAvailable.mock.calls.length, received('get').length]).toEqual([0, 0])
  isReady = true
  await isAvailable()
  expect(await get()).toBe('OK')
  // It was never available before: that is no outage.
  expect(onUnavailable).not.toHaveBeenCalled()
})

test('S14 a connection that ends is one outage, after which Redis is available again', async () => {
  connect()
  await isAvailable()
  server.drop()
  await expect.poll(() => onUnavailable.mock.calls.length, { interval: 5 }).toBe(1)
  await isRefused()
  await expect.poll(() => onAvailable.mock.calls.length, { interval: 5 }).toBe(2)
  expect(await get()).toBe('OK')
  expect(onUnavailable).toHaveBeenCalledExactlyOnceWith(expect.any(Error))
})

test('an unreachable Redis is noticed by the commands that fail, and not written to the console', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => written.mockRestore())
  await server.close()
  connect()
  const closed = vi.fn()
  redis.subscriber.on('close', closed)
  await expect.poll(() => closed.mock.calls.length, { interval: 5 }).toBeGreaterThan(2)
  await isRefused()
  expect(written).not.toHaveBeenCalled()
  // It was never available before: that is no outage.
  expect(onUnavailable).not.toHaveBeenCalled()
})

test('a subscription waits for Redis however long it is away, with a try every half second', async () => {
  await server.close()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  connect()
  const delays: number[] = []
  redis.subscriber.on('reconnecting', (ms: number) => delays.push(ms))
  const refused = vi.fn()
  redis.subscriber.subscribe('topic').catch(refused)
  for (let tries = 1; tries <= 25; tries += 1) {
    await expect.poll(() => delays.length, { interval: 1 }).toBe(tries)
    vi.advanceTimersByTime(500)
  }
  expect([delays[0], Math.max(...delays)]).toEqual([50, 500])
  expect(refused).not.toHaveBeenCalled()
})

test('a command that Redis refuses fails alone', async () => {
  connect()
  await isAvailable()
  server.replies = ([name]) => (name === 'get' ? '-ERR no' : undefined)
  await isRefused()
  expect(onUnavailable).not.toHaveBeenCalled()
  server.replies = () => undefined
  expect(await get()).toBe('OK')
})

test('S14 a command without a reply fails after about a second, and is not sent again', async () => {
  connect()
  await isAvailable()
  server.replies = () => null
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const refused = vi.fn()
  get().catch(refused)
  await vi.advanceTimersByTimeAsync(1099)
  expect(refused).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(refused).toHaveBeenCalledExactlyOnceWith(expect.any(SessionStoreUnavailable))
  expect(onUnavailable).toHaveBeenCalledTimes(1)
  // Unavailable from now on: the next one fails at once, without being sent.
  await isRefused()
  expect(received('get')).toHaveLength(1)
})

const one = script('return 1')

test('a script is sent by its hash, and as text to a Redis that does not have it', async () => {
  connect()
  await isAvailable()
  const { sha } = one
  expect(sha).toBe('e0e1f9fabfc9d4800c877a703b823ac0578ff8db')
  server.replies = ([name]) => (name === 'evalsha' ? ':1' : undefined)
  expect(await redis.run(one, ['k'], ['v', 2])).toBe(1)
  server.replies = ([name]) => ({ evalsha: '-NOSCRIPT No matching script', eval: ':2' })[name ?? '']
  expect(await redis.run(one, ['k'], ['v', 2])).toBe(2)
  const rest = ['1', 'k', 'v', '2']
  expect(received('evalsha')).toEqual([
    ['evalsha', sha, ...rest],
    ['evalsha', sha, ...rest],
  ])
  expect(received('eval')).toEqual([['eval', 'return 1', ...rest]])
})

test('a script that fails is not sent again', async () => {
  connect()
  await isAvailable()
  server.replies = ([name]) => (name === 'evalsha' ? '-ERR in the script' : undefined)
  await expect(redis.run(one, [], [])).rejects.toBeInstanceOf(SessionStoreUnavailable)
  expect(received('eval')).toEqual([])
})

test('a connection that was closed does not come back, and that is no outage to report', async () => {
  connect()
  await isAvailable()
  const { subscriber } = redis
  await redis.close()
  await expect.poll(() => [server.connections(), subscriber.status]).toEqual([0, 'end'])
  await isRefused()
  expect(onUnavailable).not.toHaveBeenCalled()
})

test('a connection that is closed before Redis has responded does not become available', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.replies = ([name]) => (name === 'ping' ? null : undefined)
  connect()
  await expect.poll(() => received('ping').length, { interval: 5 }).toBe(1)
  await redis.close()
  await expect.poll(() => server.connections()).toBe(0)
  await isRefused()
  expect(onAvailable).not.toHaveBeenCalled()
  // Nor does it check any longer.
  expect(vi.getTimerCount()).toBe(0)
})
