// Apps by their keys: the setting APP_KEYS has `name:hash:scope+scope`.
import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { createLocalBus } from '../subscriptions/bus.ts'
import { sqliteAppKeyStore } from './app-key-store.ts'
import { createAppKeys } from './app-keys.ts'

const hashOf = (key: string) => hash('sha256', key, 'hex')
const appKeys = [
  `stock:${hashOf('stock key')}:catalog:read+catalog:write`,
  `feed:${hashOf('feed-key')}:`,
  `only:${hashOf('only').toUpperCase()}:documents:only+catalog:read`,
  `short:${hashOf('short').slice(0, 8)}:catalog:read`,
]
const onError = (error: unknown) => {
  throw error
}
const find = (authorization: string | undefined) =>
  createAppKeys({
    store: sqliteAppKeyStore(openSqlite('memory')),
    settings: appKeys,
    bus: createLocalBus(onError),
    onError,
  }).find(authorization)
const findApp = async (authorization: string | undefined) =>
  (await find(authorization))?.actor ?? null

test('an app is found by its key, with its scopes', async () => {
  const scopes = ['catalog:read', 'catalog:write']
  const stock = { kind: 'APP', id: 'stock', name: 'stock', scopes }
  // Pages of other origins never use a key of the settings.
  const app = { actor: stock, allowedOrigins: [], documentsOnly: false }
  expect(await find('Bearer stock key')).toEqual(app)
  const feed = { kind: 'APP', id: 'feed', name: 'feed', scopes: [] }
  expect(await findApp('bearer feed-key')).toEqual(feed)
})

test('documents:only is no scope: it limits the app to its own documents', async () => {
  const only = await find('Bearer only')
  expect([only?.actor.scopes, only?.documentsOnly]).toEqual([['catalog:read'], true])
  expect((await find('Bearer stock key'))?.documentsOnly).toBe(false)
})

test.each([
  undefined,
  '',
  'Bearer ',
  'Bearer feed-ke',
  'Bearer feed-key2',
  'Basic feed-key',
  'feed-key',
  'Basic Bearer feed-key',
  // The setting has an incomplete hash.
  'Bearer short',
  'Bearer Stryker was here!',
])('no app has %s', async (authorization) => expect(await findApp(authorization)).toBeNull())
