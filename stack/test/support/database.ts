// Opens SQLite files as they are, without the migrations of the gateway.
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { root } from '../../src/root.ts'

type Database = {
  exec(sql: string): void
  prepare(sql: string): { all(): unknown[]; get(): unknown }
  close(): void
}

/** The gateway's own driver: this package depends on none. */
const Sqlite = createRequire(join(root, 'gateway/package.json'))('libsql') as new (
  file: string,
) => Database

/** Runs a task with an open database file, which is created if it does not exist. */
export function withDatabase<Result>(file: string, task: (database: Database) => Result): Result {
  const database = new Sqlite(file)
  try {
    return task(database)
  } finally {
    database.close()
  }
}
