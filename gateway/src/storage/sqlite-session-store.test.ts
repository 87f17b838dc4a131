import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { SessionStore } from '../session/session-store.ts'
import {
  suiteClock,
  suiteLimits,
  suiteRecord,
  testSessionStore,
} from '../testing/session-store-suite.ts'
import { createSeal } from './seal.ts'
import { openSqlite, type Sqlite } from './sqlite.ts'
import { sqliteSessionStore } from './sqlite-session-store.ts'

let database: Sqlite
let store: SessionStore
beforeEach(() => {
  suiteClock.at = 1_000_000
  const seal = createSeal([randomBytes(32).toString('base64url')])
  database = openSqlite('memory')
  store = sqliteSessionStore(database, seal, suiteLimits, () => suiteClock.at)
})

testSessionStore(() => store)

test.each([
  [
    'another session’s',
    `UPDATE sessions SET access = (SELECT access FROM sessions WHERE id_hash = 'one')`,
  ],
  ['another field’s', 'UPDATE sessions SET access = refresh'],
])('S18 a sealed token in %s place opens nothing', async (_, move) => {
  await store.create(suiteRecord('one'))
  await store.create(suiteRecord('two'))
  database.exec(`${move} WHERE id_hash = 'two'`)
  expect(await store.read('two')).toBeNull()
  expect(await store.read('one')).toEqual(suiteRecord('one'))
})
