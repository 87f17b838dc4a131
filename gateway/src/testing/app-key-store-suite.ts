// The test suite of every store of app keys.
import { expect, test } from 'vitest'
import type { AppKey } from '../apps/app-key.ts'
import type { AppKeyStore } from '../apps/app-key-store.ts'

export const suiteKey = (name: string): AppKey => ({
  name,
  hash: `hash of ${name}`,
  scopes: ['catalog:read'],
  allowedOrigins: ['https://example.com'],
  documentsOnly: false,
  createdAt: 1,
  createdBy: 'sealed',
  revokedAt: null,
  previous: null,
})

const minute = 60_000

/** `storeOf` returns an empty store for each test. */
export function testAppKeyStore(storeOf: () => AppKeyStore): void {
  test('a key is created once per name', async () => {
    const store = storeOf()
    expect(await store.create(suiteKey('feed'))).toBe(true)
    expect(await store.create({ ...suiteKey('feed'), hash: 'another' })).toBe(false)
    expect(await store.list()).toEqual([{ ...suiteKey('feed'), version: 1 }])
  })

  test('S106 a change based on an older version is refused: it would bring a revoked key back', async () => {
    const store = storeOf()
    await store.create(suiteKey('feed'))
    const [read] = await store.list()
    if (!read) throw new Error('There is no key')
    expect(await store.save({ ...read, revokedAt: 5 })).toBe(true)
    expect(await store.save({ ...read, hash: 'rotated' })).toBe(false)
    expect(await store.save({ ...suiteKey('unknown'), version: 1 })).toBe(false)
    expect(await store.list()).toEqual([{ ...suiteKey('feed'), revokedAt: 5, version: 2 }])
  })

  test('requests are added up by hour and day', async () => {
    const store = storeOf()
    const now = 1000 * 24 * 60 * minute
    await store.addUse('feed', 1, now - 25 * 60 * minute)
    // The slots that no longer count begin exactly a day and an hour ago.
    await store.addUse('feed', 16, now - 24 * 60 * minute)
    await store.addUse('feed', 2, now - 23 * 60 * minute)
    await store.addUse('feed', 32, now - 60 * minute)
    await store.addUse('feed', 3, now - 30 * minute)
    await store.addUse('feed', 4, now - 30 * minute)
    await store.addUse('other', 5, now)
    const uses = await store.uses(['feed', 'other', 'unused'], now)
    expect(Object.fromEntries(uses)).toEqual({
      feed: { lastUsedAt: now - 30 * minute, lastHour: 7, lastDay: 41 },
      other: { lastUsedAt: now, lastHour: 5, lastDay: 5 },
      unused: { lastUsedAt: null, lastHour: 0, lastDay: 0 },
    })
    expect((await store.uses([], now)).size).toBe(0)
  })

  test('an app has one manifest, which the next one replaces', async () => {
    const store = storeOf()
    expect(await store.readDocuments('feed')).toBeNull()
    await store.writeDocuments('feed', '{"a":"b"}')
    await store.writeDocuments('feed', '{"c":"d"}')
    expect([await store.readDocuments('feed'), await store.readDocuments('other')]).toEqual([
      '{"c":"d"}',
      null,
    ])
  })
}
