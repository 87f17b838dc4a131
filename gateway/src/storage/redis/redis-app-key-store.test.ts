// What a gateway makes of the fields it reads. App keys in a real Redis: stack/test/redis.
import { expect, test } from 'vitest'
import type { RedisConnection } from './connection.ts'
import { redisAppKeyStore } from './redis-app-key-store.ts'

test('a key that was saved often has its whole version', async () => {
  const key = { name: 'feed', hash: 'h' }
  const client = { hvals: async () => [`1 ${JSON.stringify(key)}`, `12 ${JSON.stringify(key)}`] }
  const command = (send: (connected: typeof client) => unknown) => send(client)
  const store = redisAppKeyStore({ command } as unknown as RedisConnection)
  expect(await store.list()).toEqual([
    { ...key, version: 1 },
    { ...key, version: 12 },
  ])
})
