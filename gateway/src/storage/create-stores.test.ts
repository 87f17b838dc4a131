// Which stores a gateway has, by its settings.
import { randomBytes } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { expect, test, vi } from 'vitest'
import type { Config } from '../config.ts'
import { SessionStoreUnavailable } from '../session/session-store.ts'
import { startFakeRedis } from '../testing/fake-redis.ts'
import { suiteRecord } from '../testing/session-store-suite.ts'
import { createStores } from './create-stores.ts'
import { createSeal } from './seal.ts'
import { openSqlite } from './sqlite.ts'

async function storesWith(redisUrl: string | undefined) {
  const config = {
    redisUrl,
    dataDir: 'memory',
    session: { idleSeconds: 100, maxSeconds: 1000 },
    elevation: { idleSeconds: 10, maxSeconds: 20 },
  } as Partial<Config> as Config
  const log = { error: vi.fn(), warn: vi.fn() }
  const stores = await createStores({
    ...{ config, database: openSqlite('memory') },
    seal: createSeal([randomBytes(32).toString('base64url')]),
    log: log as Partial<FastifyBaseLogger> as FastifyBaseLogger,
  })
  return { stores, log }
}

const failure = new Error('broken')
const fails = () => {
  throw failure
}

test('a single gateway keeps everything in its own file, and shares no lock', async () => {
  const { stores, log } = await storesWith(undefined)
  expect([stores.instance, stores.withRefreshLock]).toEqual([undefined, undefined])
  const session = { ...suiteRecord('one'), createdAt: Date.now(), touchedAt: Date.now() }
  await stores.sessions.create(session)
  expect(await stores.sessions.read('one')).toEqual(session)
  expect([await stores.acquireOnce('name'), await stores.eventLeases.acquire('one')]).toEqual([
    true,
    'MINE',
  ])
  const take = stores.bucketOf('mail', 1)
  expect([await take('who'), await take('who')]).toMatchObject([{ ok: true }, { ok: false }])
  stores.bus.listen('topic', fails)
  stores.bus.publish('topic', {})
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err: failure }, expect.any(String))
  await stores.close()
})

test.each([
  [19, true],
  [21, false],
])('after %i of 20 seconds an elevation is stored: %s', async (seconds, isStored) => {
  const { stores } = await storesWith(undefined)
  const touchedAt = Date.now() - seconds * 1000
  const common = { sessionHash: 's', memberId: 'm', openedAt: touchedAt }
  await stores.elevations.create({ ...common, idHash: 'old', touchedAt })
  await stores.elevations.create({ ...common, idHash: 'new', touchedAt: Date.now() })
  expect((await stores.elevations.read('old')) !== null).toBe(isStored)
})

test('one of several gateways has a name, and refuses sessions while Redis is away', async () => {
  const { stores, log } = await storesWith('redis://127.0.0.1:1')
  expect(stores.instance).toMatch(/^[0-9a-f-]{36}$/)
  const away = expect.any(SessionStoreUnavailable)
  const attempts = [
    stores.sessions.read('one'),
    stores.elevations.read('one'),
    stores.writeLog.find('one', 'request'),
    stores.cartMutex('one', async () => {}),
    stores.withRefreshLock?.('one', async () => {}),
    stores.acquireOnce('one'),
    stores.eventLeases.acquire('one'),
    stores.erasureLog.recent(),
    stores.appKeys.list(),
  ]
  const results = await Promise.allSettled(attempts)
  expect(results).toEqual(attempts.map(() => ({ status: 'rejected', reason: away })))
  expect((await stores.bucketOf('mail', 1)('who')).ok).toBe(true)
  stores.bus.listen('topic', fails)
  stores.bus.publish('topic', {})
  expect(log.error).toHaveBeenCalledWith({ err: failure }, expect.any(String))
  await stores.close()
})

test('one of several gateways logs when Redis is away and when it is back, and locks by kind', async () => {
  const server = await startFakeRedis()
  server.replies = ([name]) => (name === 'evalsha' ? ':1' : undefined)
  const { stores, log } = await storesWith(server.url)
  const { instance } = stores
  const isBack = (times: number) =>
    expect
      .poll(() => log.warn.mock.calls, { interval: 5 })
      .toEqual(Array.from({ length: times }, () => [{ instance }, expect.any(String)]))
  await isBack(1)
  await stores.cartMutex('one', async () => {})
  await stores.withRefreshLock?.('two', async () => {})
  const locks = server.commands.flatMap((command) => command.filter((one) => /lock:/.test(one)))
  expect([...new Set(locks)]).toEqual(['vitrine:lock:cart:one', 'vitrine:lock:renewal:two'])
  server.replies = ([name]) => (name === 'ping' ? '-ERR away' : undefined)
  await expect(stores.sessions.ping()).rejects.toBeInstanceOf(SessionStoreUnavailable)
  server.replies = () => undefined
  server.drop()
  await isBack(2)
  const err = expect.any(Error)
  expect(log.error).toHaveBeenCalledExactlyOnceWith({ err }, expect.any(String))
  await stores.close()
  await expect.poll(() => server.connections()).toBe(0)
  await server.close()
})
