import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

test('sessions stored under the former column names are read after the migration', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'))
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const open = () => openSqlite(folder)
  const stored = { ...suiteRecord('one', 'mara'), cartHint: '7', state: { name: 'Mara' } }
  try {
    const before = open()
    await sqliteSessionStore(before, seal, suiteLimits, () => suiteClock.at).create(stored)
    before.exec(`
      ALTER TABLE sessions RENAME COLUMN cart_hint TO cart_mark;
      ALTER TABLE sessions RENAME COLUMN state TO kept;
      PRAGMA user_version = 8;
    `)
    before.close()
    const after = open()
    const migrated = sqliteSessionStore(after, seal, suiteLimits, () => suiteClock.at)
    expect(await migrated.read('one')).toEqual(stored)
    after.close()
  } finally {
    rmSync(folder, { recursive: true })
  }
})
