// Log of cart writes, stored before each is sent. A repeated write with the same idempotency key finds its
// entry and has no second effect, also when the process was killed in between (idempotency).
import type { Sqlite } from './sqlite.ts'

/** What the cart held before the write. */
export type CartQuantities = {
  /** Null: there was no cart. */
  cartId: string | null
  /** Of each requested line. */
  pieces: readonly number[]
  /** Of all lines; null for a write that is not recognized by what the cart gains. */
  total: number | null
}

export type WriteEntry = {
  fingerprint: string
  /** Quantities the cart had before the write. */
  before: CartQuantities
  /** The problems of the response as JSON; undefined while the response is outstanding. */
  outcome: string | undefined
}

/** Synchronous with SQLite, asynchronous with Redis. */
type MaybePromise<T> = T | Promise<T>

export type UnfinishedWrite = { idempotencyKey: string; before: CartQuantities }

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
  /**
   * Returns the session's writes that have begun and not ended, and are recognized by what the cart gained. They are of a
   * process that was killed, or lost their response.
   */
  unfinished(idHash: string): MaybePromise<readonly UnfinishedWrite[]>
}

/** Entries are retained for a day, longer than any client retries. In milliseconds. */
export const writeRetentionMs = 24 * 3600 * 1000

type Row = { fingerprint: string; before: string; outcome: string | null }

const statements = (database: Sqlite) => ({
  select: database.prepare('SELECT * FROM cart_writes WHERE id_hash = ? AND request_id = ?'),
  selectUnfinished: database.prepare(
    'SELECT id_hash, request_id, before FROM cart_writes WHERE outcome IS NULL',
  ),
  insert: database.prepare('INSERT OR REPLACE INTO cart_writes VALUES (?, ?, ?, ?, ?, NULL)'),
  update: database.prepare(
    'UPDATE cart_writes SET outcome = ? WHERE id_hash = ? AND request_id = ?',
  ),
  remove: database.prepare('DELETE FROM cart_writes WHERE id_hash = ? AND request_id = ?'),
  sweep: database.prepare('DELETE FROM cart_writes WHERE started_at < ?'),
})

/**
 * How long an outcome may wait for others, to be stored with them in one transaction. A process that is killed meanwhile
 * leaves the write unfinished: a repetition is settled by the content of the cart.
 */
export const outcomeDelayMs = 50

/** After a failure. */
const retryDelayMs = 1000

/** `close` stores the outcomes that wait. */
export type SqliteWriteLog = WriteLog & { close(): void }

type SqliteWriteLogOptions = {
  /** Called when waiting outcomes cannot be stored. They are tried again. */
  onError: (error: unknown) => void
  now?: () => number
}

export function sqliteWriteLog(
  database: Sqlite,
  { onError, now = Date.now }: SqliteWriteLogOptions,
): SqliteWriteLog {
  const sql = statements(database)
  const begun = new UnfinishedWrites()
  const outcomes = new WaitingOutcomes(
    database.transaction((waiting: readonly Outcome[]) => {
      for (const [idHash, idempotencyKey, outcome] of waiting)
        sql.update.run(outcome, idHash, idempotencyKey)
    }),
    onError,
  )
  type Unfinished = { id_hash: string; request_id: string; before: string }
  for (const row of sql.selectUnfinished.all() as Unfinished[])
    begun.add(row.id_hash, row.request_id, JSON.parse(row.before) as CartQuantities)
  let sweptAt = 0
  return {
    find(idHash, idempotencyKey) {
      const row = sql.select.get(idHash, idempotencyKey) as Row | undefined
      if (!row) return null
      return {
        fingerprint: row.fingerprint,
        before: JSON.parse(row.before) as CartQuantities,
        outcome: outcomes.of(idHash, idempotencyKey) ?? row.outcome ?? undefined,
      }
    },
    begin(idHash, idempotencyKey, { fingerprint, before }) {
      outcomes.remove(idHash, idempotencyKey)
      if (now() - sweptAt > 600_000) {
        sql.sweep.run(now() - writeRetentionMs)
        sweptAt = now()
      }
      sql.insert.run(idHash, idempotencyKey, now(), fingerprint, JSON.stringify(before))
      begun.add(idHash, idempotencyKey, before)
    },
    finish(idHash, idempotencyKey, outcome) {
      outcomes.add([idHash, idempotencyKey, outcome])
      begun.remove(idHash, idempotencyKey)
    },
    discard(idHash, idempotencyKey) {
      outcomes.remove(idHash, idempotencyKey)
      sql.remove.run(idHash, idempotencyKey)
      begun.remove(idHash, idempotencyKey)
    },
    unfinished: (idHash) => begun.of(idHash),
    close: () => outcomes.flush(),
  }
}

/** Session, idempotency key, and the problems as JSON. */
type Outcome = readonly [idHash: string, idempotencyKey: string, outcome: string]

/** Outcomes that are not stored yet, by entry. */
class WaitingOutcomes {
  readonly #byEntry = new Map<string, Outcome>()
  #timer: NodeJS.Timeout | undefined

  constructor(
    private readonly store: (outcomes: readonly Outcome[]) => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  of = (idHash: string, idempotencyKey: string) =>
    this.#byEntry.get(`${idHash} ${idempotencyKey}`)?.[2]

  add(outcome: Outcome): void {
    this.#byEntry.set(`${outcome[0]} ${outcome[1]}`, outcome)
    this.#schedule()
  }

  remove = (idHash: string, idempotencyKey: string) =>
    this.#byEntry.delete(`${idHash} ${idempotencyKey}`)

  #schedule(delayMs = outcomeDelayMs): void {
    this.#timer ??= setTimeout(() => {
      try {
        this.flush()
      } catch (error) {
        this.onError(error)
        this.#schedule(retryDelayMs)
      }
    }, delayMs)
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#byEntry.size === 0) return
    this.store([...this.#byEntry.values()])
    this.#byEntry.clear()
  }
}

/** The unfinished writes of each session: at most one while its process lives, so that no query is needed for them. */
class UnfinishedWrites {
  readonly #sessions = new Map<string, Map<string, CartQuantities>>()

  add(idHash: string, idempotencyKey: string, before: CartQuantities): void {
    // Files of earlier versions have no total.
    if (typeof before.total !== 'number') return
    const writes = this.#sessions.get(idHash) ?? new Map<string, CartQuantities>()
    this.#sessions.set(idHash, writes.set(idempotencyKey, before))
  }

  remove(idHash: string, idempotencyKey: string): void {
    const writes = this.#sessions.get(idHash)
    if (writes?.delete(idempotencyKey) && writes.size === 0) this.#sessions.delete(idHash)
  }

  of = (idHash: string): readonly UnfinishedWrite[] =>
    [...(this.#sessions.get(idHash) ?? [])].map(([idempotencyKey, before]) => ({
      idempotencyKey,
      before,
    }))
}
