// What was asked of a cart, written down before it is sent. A repeat with the same request id finds
// it and has no second effect, also when the process was killed in between.
import type { Sqlite } from './sqlite.ts'

/** Pieces of each line asked for, in the cart of that id; none in any other cart. */
export type HeldBefore = { cartId: string | null; pieces: readonly number[] }

export type WriteEntry = {
  fingerprint: string
  /** How much of what was asked for the cart held before. */
  before: HeldBefore
  /** The problems that were answered, as JSON; undefined while the answer is outstanding. */
  outcome: string | undefined
}

/** At once from the gateway's own file, a moment later from a store of several. */
type MaybeLater<T> = T | Promise<T>

export type WriteLog = {
  find(idHash: string, requestId: string): MaybeLater<WriteEntry | null>
  begin(
    idHash: string,
    requestId: string,
    entry: Pick<WriteEntry, 'fingerprint' | 'before'>,
  ): MaybeLater<void>
  finish(idHash: string, requestId: string, outcome: string): MaybeLater<void>
  /** The write never happened: the same id may be used again. */
  forget(idHash: string, requestId: string): MaybeLater<void>
}

/** Entries are kept for a day: longer than any client retries. In milliseconds. */
export const writesKeptMs = 24 * 3600 * 1000

type Row = { fingerprint: string; before: string; outcome: string | null }

export function sqliteWriteLog(database: Sqlite, now: () => number = Date.now): WriteLog {
  const select = database.prepare('SELECT * FROM cart_writes WHERE id_hash = ? AND request_id = ?')
  const insert = database.prepare('INSERT OR REPLACE INTO cart_writes VALUES (?, ?, ?, ?, ?, NULL)')
  const update = database.prepare(
    'UPDATE cart_writes SET outcome = ? WHERE id_hash = ? AND request_id = ?',
  )
  const remove = database.prepare('DELETE FROM cart_writes WHERE id_hash = ? AND request_id = ?')
  const sweep = database.prepare('DELETE FROM cart_writes WHERE started_at < ?')
  let sweptAt = 0
  return {
    find(idHash, requestId) {
      const row = select.get(idHash, requestId) as Row | undefined
      if (!row) return null
      return {
        fingerprint: row.fingerprint,
        before: JSON.parse(row.before) as HeldBefore,
        outcome: row.outcome ?? undefined,
      }
    },
    begin(idHash, requestId, entry) {
      if (now() - sweptAt > 600_000) {
        sweep.run(now() - writesKeptMs)
        sweptAt = now()
      }
      insert.run(idHash, requestId, now(), entry.fingerprint, JSON.stringify(entry.before))
    },
    finish: (idHash, requestId, outcome) => void update.run(outcome, idHash, requestId),
    forget: (idHash, requestId) => void remove.run(idHash, requestId),
  }
}
