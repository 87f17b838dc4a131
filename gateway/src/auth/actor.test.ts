// Apps by their keys: the setting APP_KEYS has `name:hash:scope+scope`.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createFindApp } from './actor.ts'

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')
const appKeys = [
  `stock:${hashOf('stock key')}:catalog:read+catalog:write`,
  `feed:${hashOf('feed-key')}:`,
  `short:${hashOf('short').slice(0, 8)}:catalog:read`,
]
const findApp = (authorization: string | undefined) => createFindApp(appKeys)(authorization)

test('an app is found by its key, with its scopes', () => {
  const scopes = ['catalog:read', 'catalog:write']
  expect(findApp('Bearer stock key')).toEqual({ kind: 'APP', id: 'stock', name: 'stock', scopes })
  expect(findApp('bearer feed-key')).toEqual({ kind: 'APP', id: 'feed', name: 'feed', scopes: [] })
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
])('no app has %s', (authorization) => expect(findApp(authorization)).toBeNull())
