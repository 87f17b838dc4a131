// The gateway's own file. Durable before it answers: a killed process loses nothing it had promised.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'libsql'

export type Sqlite = InstanceType<typeof Database>

const schema = `
  CREATE TABLE IF NOT EXISTS sessions (
    id_hash TEXT PRIMARY KEY, version INTEGER NOT NULL, created_at INTEGER NOT NULL,
    touched_at INTEGER NOT NULL, role TEXT NOT NULL, access TEXT NOT NULL, access_expires INTEGER NOT NULL,
    refresh TEXT NOT NULL, cart_revision TEXT
  );
  CREATE INDEX IF NOT EXISTS sessions_touched ON sessions (touched_at);
  CREATE TABLE IF NOT EXISTS cart_writes (
    id_hash TEXT NOT NULL, request_id TEXT NOT NULL, started_at INTEGER NOT NULL, fingerprint TEXT NOT NULL,
    revision_before TEXT, outcome TEXT, PRIMARY KEY (id_hash, request_id)
  );
`

/** Opens (and makes) `gateway.db` in a folder, or one that lives only in memory. */
export function openSqlite(dataDir: string): Sqlite {
  if (dataDir !== 'memory') mkdirSync(dataDir, { recursive: true })
  const database = new Database(dataDir === 'memory' ? ':memory:' : join(dataDir, 'gateway.db'))
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA busy_timeout = 3000;',
  )
  database.exec(schema)
  return database
}
