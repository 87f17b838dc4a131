// The SQLite database of the index snapshot in DATA_DIR. It is a copy of platform data, so a damaged file is simply
// replaced.
import { chmodSync, closeSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import { makeFolder } from '../../storage/make-folder.ts'
import { closeSqlite } from '../../storage/sqlite.ts'
import type { IndexedProduct } from '../catalog-index.ts'

type Sqlite = InstanceType<typeof Database>

/** Increase whenever the stored record of a product changes. */
const format = 2

const tables = `
  CREATE TABLE products (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
  CREATE TABLE about (one INTEGER PRIMARY KEY CHECK (one = 1), identity TEXT NOT NULL,
    since TEXT NOT NULL, as_of INTEGER NOT NULL);
  PRAGMA user_version = ${format};
`

/** `since`: time of the newest change in the snapshot. `asOf`: when it was complete, in milliseconds since 1970. */
export type SnapshotState = { since: string; asOf: number }

export type SnapshotDb = {
  /** Returns null when the snapshot is incomplete or of another shop. */
  state(): SnapshotState | null
  /** Returns the next `limit` products after a row number. */
  read(after: number, limit: number): { products: IndexedProduct[]; last: number }
  /** Stores products and deletes ids in one transaction. */
  write(products: readonly IndexedProduct[], goneIds: readonly string[]): void
  /** Marks the snapshot as complete up to this state. */
  complete(state: SnapshotState): void
  clear(): void
  close(): void
}

/** Opens or creates the file; replaces a damaged one or one of another format. `identity`: which shop. */
export function openSnapshotDb(dataDir: string, identity: string): SnapshotDb {
  const file = join(dataDir, 'catalog-index.db')
  makeFolder(dataDir)
  return tryOpen(file, identity) ?? replaceSnapshotDb(dataDir, identity)
}

/** Replaces the file with an empty one. */
export function replaceSnapshotDb(dataDir: string, identity: string): SnapshotDb {
  const file = join(dataDir, 'catalog-index.db')
  removeFiles(file)
  return openFile(file, identity)
}

function removeFiles(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
}

function tryOpen(file: string, identity: string): SnapshotDb | null {
  try {
    return openFile(file, identity)
  } catch {
    return null
  }
}

function openFile(file: string, identity: string): SnapshotDb {
  // Sets the mode before SQLite opens the file, because its side files inherit it.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const database = new Database(file)
  try {
    // No fsync: the data can be read again from the platform. 512 KB of cache instead of 2 MB: it is read once.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 1000; PRAGMA cache_size = -512;',
    )
    prepare(database, identity)
    return snapshotDbOf(database, identity)
  } catch (error) {
    database.close()
    throw error
  }
}

function prepare(database: Sqlite, identity: string): void {
  const { user_version: found } = database.prepare('PRAGMA user_version').get() as {
    user_version: number
  }
  if (found !== format) {
    database.exec(`DROP TABLE IF EXISTS products; DROP TABLE IF EXISTS about; ${tables}`)
  }
  const about = database.prepare('SELECT identity FROM about').get() as
    | { identity: string }
    | undefined
  if (about && about.identity !== identity) {
    database.exec('DELETE FROM about; DELETE FROM products;')
  }
}

function snapshotDbOf(database: Sqlite, identity: string): SnapshotDb {
  const about = database.prepare('SELECT since, as_of FROM about')
  const some = database.prepare(
    'SELECT number, body FROM products WHERE number > ? ORDER BY number LIMIT ?',
  )
  const put = database.prepare(
    `INSERT INTO products (id, body) VALUES (?, ?)
     ON CONFLICT (id) DO UPDATE SET body = excluded.body`,
  )
  const drop = database.prepare('DELETE FROM products WHERE id = ?')
  const note = database.prepare('INSERT OR REPLACE INTO about VALUES (1, ?, ?, ?)')
  const write = database.transaction(
    (products: readonly IndexedProduct[], goneIds: readonly string[]) => {
      for (const product of products) put.run(product.id, JSON.stringify(product))
      for (const id of goneIds) drop.run(id)
    },
  )
  return {
    state() {
      const row = about.get() as { since: string; as_of: number } | undefined
      return row ? { since: row.since, asOf: row.as_of } : null
    },
    read(after, limit) {
      const rows = some.all(after, limit) as { number: number; body: string }[]
      return {
        products: rows.map(({ body }) => JSON.parse(body) as IndexedProduct),
        last: rows[rows.length - 1]?.number ?? after,
      }
    },
    write: (products, goneIds) => void write(products, goneIds),
    complete: ({ since, asOf }) => void note.run(identity, since, asOf),
    clear: () => void database.exec('DELETE FROM about; DELETE FROM products;'),
    close: () => closeSqlite(database),
  }
}
