// A durable log of writes in SQLite, with the settings of the gateway's.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import Database from 'libsql'

export type WriteLog = {
  begin(session: string, request: string, content: unknown): void
  finish(session: string, request: string): void
}

export function openWriteLog(folder: string): WriteLog {
  const database = new Database(join(folder, 'writes.db'))
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  database.exec(`CREATE TABLE IF NOT EXISTS writes (
    session TEXT NOT NULL, request TEXT NOT NULL, at INTEGER NOT NULL, fingerprint TEXT NOT NULL,
    outcome TEXT, PRIMARY KEY (session, request))`)
  const insert = database.prepare('INSERT OR REPLACE INTO writes VALUES (?, ?, ?, ?, NULL)')
  const update = database.prepare('UPDATE writes SET outcome = ? WHERE session = ? AND request = ?')
  return {
    begin(session, request, content) {
      const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('base64url')
      insert.run(session, request, Date.now(), fingerprint)
    },
    finish: (session, request) => void update.run('[]', session, request),
  }
}
