// Staff elevations: one row each, found by the hash of the staff cookie.
import type { Sqlite } from '../storage/sqlite.ts'

/** Times in milliseconds since 1970. */
export type Elevation = {
  /** SHA-256 of the cookie's value. */
  readonly idHash: string
  /** The session that was elevated; the elevation ends when that session rotates or ends. */
  readonly sessionHash: string
  readonly memberId: string
  readonly openedAt: number
  readonly touchedAt: number
}

export type ElevationStore = {
  read(idHash: string): Promise<Elevation | null>
  create(elevation: Elevation): Promise<void>
  touch(idHash: string, at: number): Promise<void>
  delete(idHash: string): Promise<void>
  /** Deletes all elevations of a member. */
  deleteOfMember(memberId: string): Promise<void>
}

type Row = {
  id_hash: string
  session_hash: string
  member_id: string
  opened_at: number
  touched_at: number
}

/** Elevations in the gateway's SQLite file. `retentionMs`: how long an unused one is stored. */
export function sqliteElevationStore(database: Sqlite, retentionMs: number): ElevationStore {
  const select = database.prepare('SELECT * FROM elevations WHERE id_hash = ?')
  const insert = database.prepare('INSERT INTO elevations VALUES (?, ?, ?, ?, ?)')
  const update = database.prepare('UPDATE elevations SET touched_at = ? WHERE id_hash = ?')
  const remove = database.prepare('DELETE FROM elevations WHERE id_hash = ?')
  const removeMember = database.prepare('DELETE FROM elevations WHERE member_id = ?')
  const sweep = database.prepare('DELETE FROM elevations WHERE touched_at < ?')
  return {
    async read(idHash) {
      const row = select.get(idHash) as Row | undefined
      return row
        ? {
            idHash: row.id_hash,
            sessionHash: row.session_hash,
            memberId: row.member_id,
            openedAt: row.opened_at,
            touchedAt: row.touched_at,
          }
        : null
    },
    async create({ idHash, sessionHash, memberId, openedAt, touchedAt }) {
      insert.run(idHash, sessionHash, memberId, openedAt, touchedAt)
      sweep.run(touchedAt - retentionMs)
    },
    async touch(idHash, at) {
      update.run(at, idHash)
    },
    async delete(idHash) {
      remove.run(idHash)
    },
    async deleteOfMember(memberId) {
      removeMember.run(memberId)
    },
  }
}
