import { createRecentEntries } from '../cache/recent-entries.ts'
import {
  isExpired,
  type Limits,
  rotatedMs,
  type SessionRecord,
  type SessionStore,
} from '../session/session-store.ts'
import type { Seal } from './seal.ts'
import { recordOf, rowOf, type SessionRow, sealConsistency } from './session-row.ts'
import type { Sqlite } from './sqlite.ts'

/** Sessions in each of two generations of those that were read last; 2 KB each. */
const mostOpened = 1000

const statements = (database: Sqlite) => ({
  selectVersion: database.prepare('SELECT version FROM sessions WHERE id_hash = ?').raw(),
  select: database.prepare('SELECT * FROM sessions WHERE id_hash = ?'),
  selectMember: database.prepare(
    'SELECT * FROM sessions WHERE member_id = ? ORDER BY touched_at DESC',
  ),
  insert: database.prepare(
    `INSERT INTO sessions VALUES (@id_hash, @version, @created_at, @touched_at, @role, @access,
     @access_expires, @refresh, @cart_hint, @member_id, @state, @consistency)`,
  ),
  update: database.prepare(
    `UPDATE sessions SET version = version + 1, touched_at = @touched_at, role = @role,
     access = @access, access_expires = @access_expires, refresh = @refresh, cart_hint = @cart_hint,
     member_id = @member_id, state = @state, consistency = @consistency
     WHERE id_hash = @id_hash AND version = @version`,
  ),
  updateConsistency: database.prepare(
    'UPDATE sessions SET version = version + 1, consistency = ? WHERE id_hash = ?',
  ),
  remove: database.prepare('DELETE FROM sessions WHERE id_hash = ?'),
  removeMember: database.prepare('DELETE FROM sessions WHERE member_id = ? AND id_hash <> ?'),
  sweep: database.prepare('DELETE FROM sessions WHERE touched_at < ? OR created_at < ?'),
  recordRotation: database.prepare('INSERT OR REPLACE INTO replaced_sessions VALUES (?, ?)'),
  findRotation: database.prepare('SELECT at FROM replaced_sessions WHERE id_hash = ? AND at > ?'),
  sweepRotations: database.prepare('DELETE FROM replaced_sessions WHERE at < ?'),
  ping: database.prepare('SELECT 1'),
})

/** Callers change what they read before they save it, and may not save it at all. */
const copyOf = (record: SessionRecord): SessionRecord => ({
  ...record,
  tokens: { access: { ...record.tokens.access }, refresh: { ...record.tokens.refresh } },
  ...(record.state && { state: structuredClone(record.state) }),
})

/**
 * Sessions in the gateway's SQLite file, secrets sealed with session and field as context. A session is opened once for each
 * of its versions: each request reads its session, which changes once in hours. Another process may write to the file, so that
 * the version is read each time.
 */
export function sqliteSessionStore(
  database: Sqlite,
  seal: Seal,
  limits: Limits,
  now: () => number = Date.now,
): SessionStore {
  const sql = statements(database)
  const opened = createRecentEntries<SessionRecord>(mostOpened)

  function readOpened(idHash: string): SessionRecord | null {
    const known = opened.find(idHash)
    if (known) {
      const [version] = (sql.selectVersion.get(idHash) as [number] | undefined) ?? []
      if (version === known.version) return copyOf(known)
    }
    const row = sql.select.get(idHash) as SessionRow | undefined
    const record = row ? recordOf(seal, row) : null
    if (record) opened.add(idHash, copyOf(record))
    return record
  }

  const rotateRow = database.transaction((idHash: string, row: SessionRow) => {
    sql.insert.run(row)
    sql.remove.run(idHash)
    sql.recordRotation.run(idHash, now())
  })
  const sweep = () => {
    sql.sweep.run(now() - limits.idleSeconds * 1000, now() - limits.maxSeconds * 1000)
    sql.sweepRotations.run(now() - rotatedMs)
  }

  return {
    // One sealed with another key stays until it expires: a start with wrong keys must not delete sessions.
    async read(idHash) {
      const record = readOpened(idHash)
      if (record && isExpired(record, limits, now())) {
        sql.remove.run(idHash)
        return null
      }
      return record
    },
    async create(record) {
      sql.insert.run(rowOf(seal, record))
      sweep()
    },
    async save(record) {
      if (sql.update.run(rowOf(seal, record)).changes === 0) return false
      record.version += 1
      return true
    },
    async saveConsistency(idHash, token) {
      sql.updateConsistency.run(sealConsistency(seal, idHash, token), idHash)
    },
    async rotate(idHash, record) {
      rotateRow(idHash, rowOf(seal, record))
      sweep()
    },
    async wasRotated(idHash) {
      return sql.findRotation.get(idHash, now() - rotatedMs) !== undefined
    },
    async delete(idHash) {
      sql.remove.run(idHash)
    },
    async listOfMember(memberId) {
      const rows = sql.selectMember.all(memberId) as SessionRow[]
      const records = rows.map((row) => recordOf(seal, row)).filter((one) => one !== null)
      return records.filter((one) => !isExpired(one, limits, now()))
    },
    async deleteOfMember(memberId, exceptIdHash = '') {
      return sql.removeMember.run(memberId, exceptIdHash).changes
    },
    async ping() {
      sql.ping.get()
    },
    async close() {},
  }
}
