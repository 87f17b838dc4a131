// Log of cart writes, stored before each is sent. A repeated write with the same idempotency key finds its
// entry and has no second effect, also when the process was killed in between (idempotency).
import type { Sqlite } from './sqlite.ts'

/** Quantity of each requested line in the cart of that id before the write; null: there was no cart. */
export type CartQuantities = { cartId: string | null; pieces: readonly number[] }

export type WriteEntry = {
  fingerprint: string
  /** Quantities the cart had before the write. */
  before: CartQuantities
  /** The problems of the response as JSON; undefined while the response is outstanding. */
  outcome: string | undefined
}

/** Synchronous with SQLite, asynchronous with Redis. */
type MaybePromise<T> = T | Promise<T>

export type WriteLog = {
  find(idHash: string, idempotencyKey: string): MaybePromise<WriteEntry | null>
  begin(
    idHash: string,
    idempotencyKey: string,
    entry: Pick<WriteEntry, 'fingerprint' | 'before'>,
  ): MaybePromise<void>
  finish(idHash: string, idempotencyKey: string, outcome: string): MaybePromise<void>
  /** Removes the entry of a write that never happened: its id may be used again. */
  discard(idHash: string, idempotencyKey: string): MaybePromise<void>
}

/** Entries are retained for a day, longer than any client retries. In milliseconds. */
export const writeRetentionMs = 24 * 3600 * 1000

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
    find(idHash, idempotencyKey) {
      const row = select.get(idHash, idempotencyKey) as Row | undefined
      if (!row) return null
      return {
        fingerprint: row.fingerprint,
        before: JSON.parse(row.before) as CartQuantities,
        outcome: row.outcome ?? undefined,
      }
    },
    begin(idHash, idempotencyKey, entry) {
      if (now() - sweptAt > 600_000) {
        sweep.run(now() - writeRetentionMs)
        sweptAt = now()
      }
      insert.run(idHash, idempotencyKey, now(), entry.fingerprint, JSON.stringify(entry.before))
    },
    finish: (idHash, idempotencyKey, outcome) => void update.run(outcome, idHash, idempotencyKey),
    discard: (idHash, idempotencyKey) => void remove.run(idHash, idempotencyKey),
  }
}
