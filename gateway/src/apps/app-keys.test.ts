// Which keys are accepted, when, and what is read for it. docs/security.md S105 and S106.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { createLocalBus } from '../subscriptions/bus.ts'
import { suiteKey, testAppKeyStore } from '../testing/app-key-store-suite.ts'
import { hashOfSecret, newSecret } from './app-key.ts'
import { type AppKeyStore, sqliteAppKeyStore } from './app-key-store.ts'
import { createAppKeys } from './app-keys.ts'

const onError = vi.fn()
let store: AppKeyStore
beforeEach(() => {
  vi.useFakeTimers()
  store = sqliteAppKeyStore(openSqlite('memory'))
  onError.mockClear()
})
afterEach(() => void vi.useRealTimers())

const bus = createLocalBus(onError)
const keysOf = (from = store) => createAppKeys({ store: from, settings: [], bus, onError })
const keyWith = (secret: string, name = 'feed') => ({
  ...suiteKey(name),
  hash: hashOfSecret(secret),
})
const bearer = (secret: string) => `Bearer ${secret}`

describe('the store in SQLite', () => testAppKeyStore(() => store))

test('S105 a key is found by its hash, and the store is not read for it', async () => {
  const keys = keysOf()
  const secret = newSecret()
  await keys.create(keyWith(secret))
  const app = {
    actor: { kind: 'APP', id: 'feed', name: 'feed', scopes: ['catalog:read'] },
    allowedOrigins: ['https://example.com'],
    documentsOnly: false,
  }
  expect(await keys.find(bearer(secret))).toEqual(app)
  const list = vi.spyOn(store, 'list')
  expect(await keys.find(bearer(secret))).toEqual(app)
  expect(await keys.find(bearer(newSecret()))).toBeNull()
  // A mistyped key is not looked up at all, also where no key has been read yet.
  expect(await keysOf().find(bearer('vtr_mistyped'))).toBeNull()
  expect(list).not.toHaveBeenCalled()
  expect(await keys.isAllowedOrigin('https://example.com')).toBe(true)
  expect(await keys.isAllowedOrigin('https://example.org')).toBe(false)
})

test('S106 a revoked key is refused at every gateway at once', async () => {
  const [here, there] = [keysOf(), keysOf()]
  const secret = newSecret()
  await here.create(keyWith(secret))
  expect(await there.find(bearer(secret))).not.toBeNull()
  await here.change('feed', (key) => ({ ...key, revokedAt: Date.now() }))
  expect([await here.find(bearer(secret)), await there.find(bearer(secret))]).toEqual([null, null])
  expect(await there.isAllowedOrigin('https://example.com')).toBe(false)
})

test('S106 without a message of the bus it is refused after ten seconds', async () => {
  const keys = keysOf()
  const secret = newSecret()
  await keys.create(keyWith(secret))
  await keys.find(bearer(secret))
  const [stored] = await store.list()
  if (stored) await store.save({ ...stored, revokedAt: 1 })
  vi.advanceTimersByTime(10_000)
  expect(await keys.find(bearer(secret))).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(await keys.find(bearer(secret))).toBeNull()
})

test('S106 the key before a rotation ends with its grace period', async () => {
  const keys = keysOf()
  const [before, after] = [newSecret(), newSecret()]
  await keys.create(keyWith(before))
  await keys.change('feed', (key) => ({
    ...key,
    hash: hashOfSecret(after),
    previous: { hash: key.hash, validUntil: Date.now() + 1000 },
  }))
  expect(await keys.find(bearer(before))).not.toBeNull()
  vi.advanceTimersByTime(1000)
  expect(await keys.find(bearer(before))).toBeNull()
  expect(await keys.find(bearer(after))).not.toBeNull()
})

test('while the store is away the keys that were read last apply for five minutes', async () => {
  const keys = keysOf()
  const secret = newSecret()
  await keys.create(keyWith(secret))
  await keys.find(bearer(secret))
  const cause = new Error('away')
  vi.spyOn(store, 'list').mockRejectedValue(cause)
  vi.advanceTimersByTime(299_999)
  expect(await keys.find(bearer(secret))).not.toBeNull()
  vi.advanceTimersByTime(1)
  await expect(keys.find(bearer(secret))).rejects.toMatchObject({ statusCode: 503, cause })
  // Keys of the settings need no store.
  const settings = [`books:${hashOfSecret('books')}:catalog:read`]
  const both = createAppKeys({ store, settings, bus, onError })
  expect((await both.find(bearer('books')))?.actor.name).toBe('books')
  expect(await both.create(keyWith(secret, 'books'))).toBe(false)
  expect(await both.create(keyWith(secret, 'other'))).toBe(true)
})

test('a key that one gateway creates is found by another at once', async () => {
  const [here, there] = [keysOf(), keysOf()]
  const secret = newSecret()
  expect(await there.find(bearer(secret))).toBeNull()
  expect(await here.create(keyWith(secret))).toBe(true)
  expect((await there.find(bearer(secret)))?.actor.name).toBe('feed')
  // A name that is in use changes nothing, so that no gateway reads the keys again.
  const list = vi.spyOn(store, 'list')
  expect(await here.create(keyWith(newSecret()))).toBe(false)
  expect(await there.find(bearer(secret))).not.toBeNull()
  expect(list).not.toHaveBeenCalled()
})

test('a change that another gateway came before is made again on what is stored then', async () => {
  const keys = keysOf()
  await keys.create(keyWith(newSecret()))
  const [stale] = await store.list()
  await keys.change('feed', (key) => ({ ...key, scopes: ['members:read'] }))
  vi.spyOn(store, 'list').mockResolvedValueOnce(stale ? [stale] : [])
  const changed = await keys.change('feed', (key) => ({ ...key, documentsOnly: true }))
  expect(changed).toMatchObject({ scopes: ['members:read'], documentsOnly: true })
  expect(await keys.change('unknown', (key) => key)).toBeNull()
})

test('a change that leaves the key is not stored, and returns it', async () => {
  const keys = keysOf()
  await keys.create(keyWith(newSecret()))
  expect(await keys.change('feed', () => null)).toMatchObject({ name: 'feed' })
  expect(await store.list()).toMatchObject([{ name: 'feed', version: 1 }])
})

test('use is written at most once a minute, and what could not be written is not lost', async () => {
  const { uses } = keysOf()
  const addUse = vi.spyOn(store, 'addUse')
  for (let request = 0; request < 5; request += 1) uses.count('feed')
  expect(addUse.mock.calls.map(([name, requests]) => [name, requests])).toEqual([['feed', 1]])
  addUse.mockRejectedValueOnce(new Error('away'))
  await uses.write()
  expect(onError).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(60_000)
  expect((await store.uses(['feed'], Date.now())).get('feed')?.lastHour).toBe(5)
  uses.count('feed')
  await uses.close()
  expect((await store.uses(['feed'], Date.now())).get('feed')?.lastHour).toBe(6)
})

test('a request a minute after the last one was written is written at once', async () => {
  const { uses } = keysOf()
  const addUse = vi.spyOn(store, 'addUse')
  const written = () => addUse.mock.calls.map(([, requests]) => requests)
  vi.advanceTimersByTime(1000)
  uses.count('feed')
  vi.advanceTimersByTime(59_999)
  uses.count('feed')
  expect(written()).toEqual([1])
  vi.advanceTimersByTime(1)
  uses.count('feed')
  expect(written()).toEqual([1, 2])
})

test('what a request has written meanwhile is not written again', async () => {
  const { uses } = keysOf()
  const addUse = vi.spyOn(store, 'addUse')
  for (const name of ['feed', 'feed', 'books', 'books']) uses.count(name)
  let end = () => {}
  addUse.mockImplementationOnce(() => new Promise((resolve) => (end = resolve)))
  const writing = uses.write()
  vi.setSystemTime(Date.now() + 60_000)
  uses.count('books')
  end()
  await writing
  expect(addUse.mock.calls.map(([name, requests]) => [name, requests])).toEqual([
    ['feed', 1],
    ['books', 1],
    ['feed', 1],
    ['books', 2],
  ])
})

test('requests that find the keys outdated at the same time share one read', async () => {
  const keys = keysOf()
  const secret = newSecret()
  await keys.create(keyWith(secret))
  await keys.find(bearer(secret))
  const list = vi.spyOn(store, 'list')
  vi.advanceTimersByTime(10_001)
  const found = await Promise.all(Array.from({ length: 20 }, () => keys.find(bearer(secret))))
  expect(found.map((app) => app?.actor.name)).toEqual(Array(20).fill('feed'))
  expect(list).toHaveBeenCalledTimes(1)
})
