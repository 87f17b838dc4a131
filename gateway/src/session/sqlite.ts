// The gateway's own file. Durable before it answers: a killed process loses nothing it had promised.
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

export type Sqlite = InstanceType<typeof Database>

const schema = `
  CREATE TABLE IF NOT EXISTS sessions (
    id_hash TEXT PRIMARY KEY, version INTEGER NOT NULL, created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL, role TEXT NOT NULL, access TEXT NOT NULL, access_expires INTEGER NOT NULL,
    refresh TEXT NOT NULL, cart_mark TEXT
  );
  CREATE INDEX IF NOT EXISTS sessions_touched ON sessions (touched_at);
  CREATE TABLE IF NOT EXISTS cart_writes (
    id_hash TEXT NOT NULL, request_id TEXT NOT NULL, started_at INTEGER NOT NULL, fingerprint TEXT NOT NULL,
    before TEXT, outcome TEXT, PRIMARY KEY (id_hash, request_id)
  );
`

/** Raised when the tables change; what an older process kept is sessions, and those can be made anew. */
const version = 2

function resetWhenOlder(database: Sqlite): void {
  const row = database.prepare('PRAGMA user_version').get() as { user_version: number }
  if (row.user_version === version) return
  database.exec('DROP TABLE IF EXISTS sessions; DROP TABLE IF EXISTS cart_writes;')
  database.exec(`PRAGMA user_version = ${version}`)
}

/** Opens (and makes) `gateway.db` in a folder, or one that lives only in memory. */
export function openSqlite(dataDir: string): Sqlite {
  if (dataDir === 'memory') return prepared(new Database(':memory:'))
  const file = join(dataDir, 'gateway.db')
  try {
    mkdirSync(dataDir, { recursive: true })
    const database = prepared(new Database(file))
    // Sealed tokens are still nobody else's business.
    chmodSync(file, 0o600)
    return database
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`DATA_DIR cannot be used: ${file}: ${reason}`, { cause })
  }
}

function prepared(database: Sqlite): Sqlite {
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 3000;',
  )
  resetWhenOlder(database)
  database.exec(schema)
  return database
}
