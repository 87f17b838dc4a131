// The gateway's file: who can read it, and which versions of it are opened.
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSqlite } from './sqlite.ts'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'vitrine-sqlite-'))
  folder = join(parent, 'a', 'data')
})
afterEach(() => rmSync(parent, { recursive: true }))

const modeOf = (path: string) => statSync(path).mode & 0o777

test('the folder and its files are made, and their own user alone can read them', () => {
  const database = openSqlite(folder)
  const files = ['gateway.db', 'gateway.db-wal', 'gateway.db-shm'].map((name) => join(folder, name))
  expect([folder, ...files].map(modeOf)).toEqual([0o700, 0o600, 0o600, 0o600])
  database.close()
})

test('a file that others could read is closed to them', () => {
  openSqlite(folder).close()
  const file = join(folder, 'gateway.db')
  rmSync(file)
  writeFileSync(file, '', { mode: 0o644 })
  openSqlite(folder).close()
  expect(modeOf(file)).toBe(0o600)
})

test('a write waits for another process, and is durable before it returns', () => {
  const database = openSqlite(folder)
  const pragma = (name: string) =>
    Object.values(database.prepare(`PRAGMA ${name}`).get() as object)[0]
  expect(['journal_mode', 'synchronous', 'busy_timeout'].map(pragma)).toEqual(['wal', 1, 3000])
  database.close()
})

const addId = `INSERT INTO change_event_ids VALUES ('one', 1)`
const idsIn = (of: ReturnType<typeof openSqlite>) =>
  of.prepare('SELECT id FROM change_event_ids').all()

test('a file of this version keeps its rows', () => {
  const before = openSqlite(folder)
  before.exec(addId)
  before.close()
  const same = openSqlite(folder)
  expect(idsIn(same)).toHaveLength(1)
  same.close()
})

test('a file of the oldest version is migrated to the newest', () => {
  const old = openSqlite(folder)
  const schemaOf = (of: typeof old) =>
    of.prepare('SELECT name, sql FROM sqlite_master ORDER BY name').all()
  const newest = schemaOf(old)
  old.exec(`
    DROP TABLE elevations; DROP TABLE audit; DROP TABLE bulk_runs; DROP TABLE bulk_items;
    DROP TABLE change_events; DROP TABLE change_event_ids; DROP TABLE change_event_sequences;
    DROP TABLE replaced_sessions; DROP TABLE app_keys; DROP TABLE app_key_requests;
    DROP TABLE app_key_last_used; DROP TABLE app_documents; DROP TABLE web_vitals;
    DROP TABLE change_event_instances;
    PRAGMA user_version = 1;
  `)
  old.close()
  const migrated = openSqlite(folder)
  expect(schemaOf(migrated)).toEqual(newest)
  migrated.close()
})

test('jobs of staff are found after a migration', () => {
  const old = openSqlite(folder)
  old.exec(`
    INSERT INTO bulk_runs VALUES ('one', 'SITE_USER', 'm1', '{"kind":"SITE_USER","id":"m1"}', 'key', '', '{}', '', 0,
      'DONE', NULL, 1, 2, NULL);
    DROP TABLE change_event_instances; ALTER TABLE sessions DROP COLUMN consistency;
    PRAGMA user_version = 11;
  `)
  old.close()
  const migrated = openSqlite(folder)
  expect(migrated.prepare('SELECT actor_kind, actor FROM bulk_runs').all()).toMatchObject([
    { actor_kind: 'STAFF', actor: '{"kind":"STAFF","id":"m1"}' },
  ])
  migrated.close()
})

test('writes of the cart are found after a migration', () => {
  const old = openSqlite(folder)
  old.exec(`
    INSERT INTO cart_writes VALUES ('session', 'key', 1, 'f', '{}', '[]');
    DROP TABLE change_event_instances; ALTER TABLE sessions DROP COLUMN consistency;
    PRAGMA user_version = 12;
  `)
  old.close()
  const migrated = openSqlite(folder)
  expect(migrated.prepare('SELECT * FROM cart_writes').all()).toMatchObject([
    { id_hash: 'session', request_id: 'key', started_at: 1, outcome: '[]' },
  ])
  migrated.close()
})

test('a file of a newer version is not opened', () => {
  const database = openSqlite(folder)
  const { user_version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  database.exec(`PRAGMA user_version = ${user_version + 1}`)
  database.close()
  expect(() => openSqlite(folder)).toThrow(
    `DATA_DIR cannot be used: ${join(folder, 'gateway.db')}: it was written by a newer version of the gateway`,
  )
})

test('a folder that cannot be made is named, with the reason', () => {
  const file = join(parent, 'file')
  writeFileSync(file, '')
  expect(() => openSqlite(join(file, 'data'))).toThrow(
    expect.objectContaining({ cause: expect.objectContaining({ code: 'ENOTDIR' }) }),
  )
  expect(() => openSqlite(join(file, 'data'))).toThrow(
    /^DATA_DIR cannot be used: .*data\/gateway.db: ENOTDIR/,
  )
})
