// Persists the state in a SQLite file. It contains only differences from the seed, so it stays small and a
// start is fast. WAL with synchronous=NORMAL: a commit is passed to the operating system before the response,
// so killing the process loses no answered request; only a power failure can (FULL would wait for the disk at
// every request).
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { Row } from './collection.ts'
import { lockFolder } from './folder-lock.ts'

export type SavedRow = { collection: string; id: string; row: Row | undefined }

/** A row to write. A deleted row is marked as deleted, so that the seed's row does not return. */
export type WrittenRow = SavedRow & {
  /** Never part of the seed: no mark is needed. */
  isOwn: boolean
}

export type Store = {
  /** Returns the saved rows; none when the file belongs to another seed or schema. */
  load(): SavedRow[]
  /** Writes all rows in one transaction. */
  write(rows: readonly WrittenRow[]): void
  clear(): void
  close(): void
}

/** Incremented when the type of a stored row changes; an older file is reset to the seed. */
const schemaVersion = 3

/** Persists nothing: for tests. */
export const memoryStore: Store = {
  load: () => [],
  write: () => {},
  clear: () => {},
  close: () => {},
}

export function fileStore(folder: string, seedName: string): Store {
  mkdirSync(folder, { recursive: true })
  const unlock = lockFolder(folder)
  const db = new Database(join(folder, 'platform.db'))
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL; PRAGMA busy_timeout=2000')
  db.exec(`
    CREATE TABLE IF NOT EXISTS origin (key TEXT PRIMARY KEY, value TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS rows (
      number INTEGER PRIMARY KEY, collection TEXT NOT NULL, id TEXT NOT NULL, json TEXT,
      UNIQUE (collection, id)
    );
  `)
  // An update retains the row's number: emails and orders stay in the order of creation.
  const put = db.prepare(`
    INSERT INTO rows (collection, id, json) VALUES (?, ?, ?)
    ON CONFLICT (collection, id) DO UPDATE SET json = excluded.json
  `)
  const drop = db.prepare('DELETE FROM rows WHERE collection = ? AND id = ?')
  const write = db.transaction((rows: readonly WrittenRow[]) => {
    for (const { collection, id, row, isOwn } of rows) {
      if (!row && isOwn) drop.run(collection, id)
      else put.run(collection, id, row ? JSON.stringify(row) : null)
    }
  })
  const clear = db.transaction(() => {
    db.exec('DELETE FROM rows; DELETE FROM origin')
    db.prepare('INSERT INTO origin (key, value) VALUES (?, ?)').run('seed', seedName)
    db.prepare('INSERT INTO origin (key, value) VALUES (?, ?)').run('schema', String(schemaVersion))
  })
  if (!belongs(db, seedName)) clear()
  return {
    load: () => readRows(db),
    write: (rows) => write(rows),
    clear: () => clear(),
    close: () => {
      db.close()
      unlock()
    },
  }
}

type Db = InstanceType<typeof Database>

function belongs(db: Db, seedName: string): boolean {
  const rows = db.prepare('SELECT key, value FROM origin').all() as { key: string; value: string }[]
  const origin = Object.fromEntries(rows.map(({ key, value }) => [key, value]))
  return origin.seed === seedName && origin.schema === String(schemaVersion)
}

type StoredLine = { collection: string; id: string; json: string | null }

function readRows(db: Db): SavedRow[] {
  const rows = db
    .prepare('SELECT collection, id, json FROM rows ORDER BY number')
    .all() as StoredLine[]
  return rows.map(({ collection, id, json }) => ({
    collection,
    id,
    row: json === null ? undefined : (JSON.parse(json) as Row),
  }))
}
