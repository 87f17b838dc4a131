// Which installations send events, in the gateway and from outside of it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { readEventFacts, sqliteEventSources } from './event-sources.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-sources-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('row T: instances are read with the latest first, also from another process', () => {
  expect([readEventFacts(folder), readEventFacts('memory')]).toEqual([null, null])
  const database = openSqlite(folder)
  let now = 1000
  const sources = sqliteEventSources(database, () => now)
  expect(sources.read()).toEqual({ lastReceivedAt: null, instanceIds: [] })
  expect([sources.note('first'), sources.note('second')]).toEqual([true, false])
  now += 3_600_000
  expect([sources.note('second'), sources.note('second')]).toEqual([false, false])
  expect(sources.read().instanceIds).toEqual(['second', 'first'])
  expect(readEventFacts(folder)).toEqual(sources.read())
  // A new process knows them, and reports its own first event.
  expect(sqliteEventSources(database, () => now).note('first')).toBe(true)
  database.close()
})

test('row T: an instance is written once an hour', () => {
  const database = openSqlite('memory')
  let now = 1000
  const sources = sqliteEventSources(database, () => now)
  const writtenAt = () =>
    (database.prepare('SELECT last_at FROM change_event_instances').get() as { last_at: number })
      .last_at
  sources.note('one')
  now += 3_599_999
  sources.note('one')
  expect(writtenAt()).toBe(1000)
  now += 1
  sources.note('one')
  expect(writtenAt()).toBe(3_601_000)
})

test('a file of an older gateway has nothing to say', () => {
  const database = openSqlite(folder)
  database.exec('DROP TABLE change_event_instances')
  expect(readEventFacts(folder)).toBeNull()
  database.close()
})
