// The index's own file in DATA_DIR: what a restart begins with. A copy of what the platform says, so
// whatever is wrong with it, it is thrown away and made anew.
import { chmodSync, closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'
import type { IndexedProduct } from './catalogue-index.ts'

type Sqlite = InstanceType<typeof Database>

/** Moves on whenever what is kept of a product, or how, is another. */
const format = 1

const tables = `
  CREATE TABLE products (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
  CREATE TABLE about (one INTEGER PRIMARY KEY CHECK (one = 1), identity TEXT NOT NULL,
    since TEXT NOT NULL, as_of INTEGER NOT NULL);
  PRAGMA user_version = ${format};
`

/** `since`: the newest change that is in it. `asOf`: when it was right, milliseconds since 1970. */
export type KeptState = { since: string; asOf: number }

export type KeptFile = {
  /** Null when what is kept is not complete, or of another shop. */
  state(): KeptState | null
  /** The next `limit` products after a number. */
  read(after: number, limit: number): { products: IndexedProduct[]; last: number }
  /** Writes products and takes out ids, all or nothing. */
  write(products: readonly IndexedProduct[], goneIds: readonly string[]): void
  /** From now on what is in it is complete up to here. */
  complete(state: KeptState): void
  clear(): void
  close(): void
}

/** Opens (or makes) the file; a damaged one, or one of an older format, is replaced. `identity`: which shop. */
export function openKeptFile(dataDir: string, identity: string): KeptFile {
  const file = join(dataDir, 'catalogue-index.db')
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  return tryOpen(file, identity) ?? replaceKeptFile(dataDir, identity)
}

/** An empty file instead of whatever is there. */
export function replaceKeptFile(dataDir: string, identity: string): KeptFile {
  const file = join(dataDir, 'catalogue-index.db')
  throwAway(file)
  return openFile(file, identity)
}

function throwAway(file: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(`${file}${ending}`, { force: true })
}

function tryOpen(file: string, identity: string): KeptFile | null {
  try {
    return openFile(file, identity)
  } catch {
    return null
  }
}

function openFile(file: string, identity: string): KeptFile {
  // Before SQLite opens it: the files it puts beside this one get the same rights.
  closeSync(openSync(file, 'a', 0o600))
  chmodSync(file, 0o600)
  const database = new Database(file)
  try {
    // Nothing is lost with this file, so nobody waits for the disk.
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF; PRAGMA busy_timeout = 1000;',
    )
    prepare(database, identity)
    return fileOf(database, identity)
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

function fileOf(database: Sqlite, identity: string): KeptFile {
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
    close() {
      try {
        // Everything in the one file: what lies beside it may be lost.
        database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      } finally {
        database.close()
      }
    },
  }
}
