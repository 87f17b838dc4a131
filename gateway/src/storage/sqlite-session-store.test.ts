import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
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

test('a session is opened once for each of its versions', async () => {
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const open = vi.fn(seal.open)
  const counted = sqliteSessionStore(database, { ...seal, open }, suiteLimits, () => suiteClock.at)
  await counted.create(suiteRecord('one'))
  for (let read = 0; read < 3; read += 1) await counted.read('one')
  // Two tokens.
  expect(open).toHaveBeenCalledTimes(2)
  await counted.saveConsistency('one', 'token')
  expect((await counted.read('one'))?.consistency).toBe('token')
  await counted.read('one')
  expect(open).toHaveBeenCalledTimes(5)
})

test('what a caller changes in a session that it read is not in the next reading', async () => {
  const stored = { ...suiteRecord('one'), state: { name: 'Mara' } }
  await store.create(stored)
  for (let reading = 0; reading < 2; reading += 1) {
    const record = await store.read('one')
    expect(record).toEqual(stored)
    if (!record?.state) continue
    Object.assign(record.state, { name: 'Noor' })
    Object.assign(record.tokens.access, { value: '' })
    Object.assign(record.tokens.refresh, { value: '' })
    record.cartHint = '3'
  }
  expect(await store.read('one')).toEqual(stored)
})

test('what another process stores or deletes is read at once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'))
  const seal = createSeal([randomBytes(32).toString('base64url')])
  const [one, other] = [openSqlite(folder), openSqlite(folder)]
  try {
    const [mine, theirs] = [one, other].map((file) =>
      sqliteSessionStore(file, seal, suiteLimits, () => suiteClock.at),
    )
    await mine?.create(suiteRecord('one'))
    const record = await theirs?.read('one')
    if (record) await mine?.save({ ...record, cartHint: '2' })
    expect((await theirs?.read('one'))?.cartHint).toBe('2')
    await mine?.delete('one')
    expect(await theirs?.read('one')).toBeNull()
  } finally {
    for (const file of [one, other]) file.close()
    rmSync(folder, { recursive: true })
  }
})

test.each([
  [
    'another session’s',
    `UPDATE sessions SET access = (SELECT access FROM sessions WHERE id_hash = 'one')`,
  ],
  ['another field’s', 'UPDATE sessions SET access = refresh'],
  [
    'another state’s',
    `UPDATE sessions SET state = (SELECT state FROM sessions WHERE id_hash = 'one')`,
  ],
])('S18 a sealed value in %s place opens nothing', async (_, move) => {
  const one = { ...suiteRecord('one'), state: { name: 'Mara' } }
  await store.create(one)
  await store.create({ ...suiteRecord('two'), state: { name: 'Noor' } })
  database.exec(`${move} WHERE id_hash = 'two'`)
  expect(await store.read('two')).toBeNull()
  expect(await store.read('one')).toEqual(one)
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
      DROP TABLE app_keys; DROP TABLE app_key_requests; DROP TABLE app_key_last_used;
      DROP TABLE app_documents; DROP TABLE web_vitals; DROP TABLE change_event_instances;
      ALTER TABLE sessions DROP COLUMN consistency;
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

test.each([
  ['idle', 'touchedAt', 100_000],
  ['absolute', 'createdAt', 1_000_000],
] as const)('S7 a session is alive until its very %s end', async (_, from, lifetime) => {
  await store.create({ ...suiteRecord('one', 'mara'), [from]: suiteClock.at - lifetime })
  await store.create({ ...suiteRecord('two', 'mara'), [from]: suiteClock.at - lifetime - 1 })
  expect((await store.listOfMember('mara')).map(({ idHash }) => idHash)).toEqual(['one'])
  expect(await store.read('two')).toBeNull()
  expect(await store.read('one')).toMatchObject({ idHash: 'one', cartHint: undefined })
})

const storedIds = () =>
  (
    database.prepare('SELECT id_hash AS id FROM sessions ORDER BY id').all() as { id: string }[]
  ).map(({ id }) => id)

test('S7 a session that has ended is not listed, though it is still stored', async () => {
  await store.create(suiteRecord('one', 'mara'))
  suiteClock.at += 100_001
  expect(storedIds()).toEqual(['one'])
  expect(await store.listOfMember('mara')).toEqual([])
})

test('S7 a session that has ended is deleted when it is read, or when another one begins', async () => {
  await store.create(suiteRecord('one'))
  await store.create(suiteRecord('two'))
  suiteClock.at += 100_001
  expect(storedIds()).toEqual(['one', 'two'])
  await store.read('one')
  expect(storedIds()).toEqual(['two'])
  await store.create(suiteRecord('three'))
  expect(storedIds()).toEqual(['three'])
  await store.create({ ...suiteRecord('four'), createdAt: suiteClock.at - 1_000_001 })
  expect(storedIds()).toEqual(['three'])
  suiteClock.at += 100_001
  await store.rotate('three', suiteRecord('five'))
  expect(storedIds()).toEqual(['five'])
})

test('S4 a rotated id is remembered for two minutes, and then deleted', async () => {
  const rotations = () => database.prepare('SELECT * FROM replaced_sessions').all()
  await store.create(suiteRecord('old'))
  await store.rotate('old', suiteRecord('new'))
  suiteClock.at += 119_999
  expect(await store.wasRotated('old')).toBe(true)
  suiteClock.at += 1
  expect(await store.wasRotated('old')).toBe(false)
  await store.create(suiteRecord('other'))
  expect(rotations()).toHaveLength(1)
  suiteClock.at += 1
  await store.create(suiteRecord('another'))
  expect(rotations()).toEqual([])
})

test('S18 a session whose secrets do not open is neither listed nor read, and stays for its key', async () => {
  for (const column of ['access', 'refresh', 'state']) {
    await store.create({ ...suiteRecord(column, 'mara'), state: { name: 'Mara' } })
    database.exec(`UPDATE sessions SET ${column} = 'changed' WHERE id_hash = '${column}'`)
  }
  await store.create(suiteRecord('whole', 'mara'))
  expect((await store.listOfMember('mara')).map(({ idHash }) => idHash)).toEqual(['whole'])
  for (const id of ['access', 'refresh', 'state']) expect(await store.read(id)).toBeNull()
  expect(storedIds()).toHaveLength(4)
  // It ends with all others of its age.
  suiteClock.at += 100_001
  await store.create(suiteRecord('later'))
  expect(storedIds()).toEqual(['later'])
})
