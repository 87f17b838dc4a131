import type { TokenRole } from '@vitrine/platform'
import type { Seal } from './seal.ts'
import { isExpired, type Limits, type SessionRecord, type SessionStore } from './session-store.ts'
import type { Sqlite } from './sqlite.ts'

type Row = {
  id_hash: string
  version: number
  created_at: number
  touched_at: number
  role: TokenRole
  access: string
  access_expires: number
  refresh: string
  cart_mark: string | null
}

const sealed = (seal: Seal, { idHash, tokens }: SessionRecord) => ({
  access: seal.close(tokens.access.value, `${idHash}:access`),
  refresh: seal.close(tokens.refresh.value, `${idHash}:refresh`),
})

/** Null when a token does not open: its key is gone, or somebody moved it. */
function recordOf(seal: Seal, row: Row): SessionRecord | null {
  const access = seal.open(row.access, `${row.id_hash}:access`)
  const refresh = seal.open(row.refresh, `${row.id_hash}:refresh`)
  if (access === null || refresh === null) return null
  return {
    idHash: row.id_hash,
    version: row.version,
    createdAt: row.created_at,
    touchedAt: row.touched_at,
    tokens: {
      access: { value: access, expiresAt: row.access_expires },
      refresh: { value: refresh, role: row.role },
    },
    cartMark: row.cart_mark ?? undefined,
  }
}

/** Sessions in the gateway's SQLite file, tokens sealed to the session and field they belong to. */
export function sqliteSessionStore(
  database: Sqlite,
  seal: Seal,
  limits: Limits,
  now: () => number = Date.now,
): SessionStore {
  const select = database.prepare('SELECT * FROM sessions WHERE id_hash = ?')
  const insert = database.prepare('INSERT INTO sessions VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)')
  const update = database.prepare(
    `UPDATE sessions SET version = version + 1, touched_at = ?, role = ?, access = ?, access_expires = ?,
     refresh = ?, cart_mark = ? WHERE id_hash = ? AND version = ?`,
  )
  const remove = database.prepare('DELETE FROM sessions WHERE id_hash = ?')
  const sweep = database.prepare('DELETE FROM sessions WHERE touched_at < ? OR created_at < ?')
  const ping = database.prepare('SELECT 1')

  return {
    async read(idHash) {
      const row = select.get(idHash) as Row | undefined
      const record = row ? recordOf(seal, row) : null
      if (row && (!record || isExpired(record, limits, now()))) {
        remove.run(idHash)
        return null
      }
      return record
    },
    async create(record) {
      const { access, refresh } = sealed(seal, record)
      const { idHash, version, createdAt, touchedAt, tokens } = record
      const role = tokens.refresh.role
      const expires = tokens.access.expiresAt
      insert.run(
        idHash,
        version,
        createdAt,
        touchedAt,
        role,
        access,
        expires,
        refresh,
        record.cartMark ?? null,
      )
      sweep.run(now() - limits.idleSeconds * 1000, now() - limits.maxSeconds * 1000)
    },
    async save(record) {
      const { access, refresh } = sealed(seal, record)
      const { idHash, version, touchedAt, tokens } = record
      const { role } = tokens.refresh
      const mark = record.cartMark ?? null
      const result = update.run(
        touchedAt,
        role,
        access,
        tokens.access.expiresAt,
        refresh,
        mark,
        idHash,
        version,
      )
      if (result.changes === 0) return false
      record.version += 1
      return true
    },
    async delete(idHash) {
      remove.run(idHash)
    },
    async ping() {
      ping.get()
    },
    async close() {},
  }
}
