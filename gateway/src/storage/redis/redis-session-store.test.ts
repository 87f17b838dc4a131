// What a gateway makes of the fields it reads. Sessions in a real Redis: stack/test/redis.
import { expect, test } from 'vitest'
import { suiteClock, suiteLimits, suiteRecord } from '../../testing/session-store-suite.ts'
import { createSeal } from '../seal.ts'
import { rowOf, type SessionRow } from '../session-row.ts'
import type { RedisConnection } from './connection.ts'
import { redisSessionStore } from './redis-session-store.ts'

const seal = createSeal(['k'.repeat(43)])

test('S11 sessions that have ended, or are another member’s by now, are not listed', async () => {
  const records = [suiteRecord('own', 'mara'), suiteRecord('other', 'noor'), suiteRecord('left')]
  const stored = new Map<string, SessionRow>()
  for (const one of records) stored.set(`vitrine:session:${one.idHash}`, rowOf(seal, one))
  const client = {
    smembers: async () => ['ended', 'own', 'other', 'left'],
    hgetall: async (key: string) =>
      Object.fromEntries(Object.entries(stored.get(key) ?? {}).filter(([, one]) => one !== null)),
  }
  const command = (send: (connected: typeof client) => unknown) => send(client)
  const store = redisSessionStore({
    redis: { command } as unknown as RedisConnection,
    ...{ seal, limits: suiteLimits, now: () => suiteClock.at },
  })
  expect((await store.listOfMember('mara')).map(({ idHash }) => idHash)).toEqual(['own'])
})
