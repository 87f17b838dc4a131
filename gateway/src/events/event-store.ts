// The inbox's storage in the gateway's SQLite file. An event is durable before the webhook is acknowledged.
import type { Seal } from '../storage/seal.ts'
import type { Sqlite } from '../storage/sqlite.ts'
import type { ReceivedEvent, SetAsideReason, StoredEvent } from './change-event.ts'
import { historyQueries } from './event-history.ts'
import { type EventRow, eventOf, paddedSequence, sealContent } from './event-rows.ts'

const day = 24 * 3600 * 1000
/** Event ids are remembered for seven days: within them a redelivered event is deduplicated. */
const idsMs = 7 * day
const historyMs = 30 * day
/** Events of the history at most, whatever their age. */
const mostEvents = 20_000
const sweepMs = 600_000

/** `now` in milliseconds since 1970. */
export function sqliteEventStore(database: Sqlite, seal: Seal, now: () => number = Date.now) {
  return {
    ...insertions(database, seal, now),
    ...processing(database, seal, now),
    ...historyQueries(database, seal),
    ...replication(database, seal, now),
  }
}
export type EventStore = ReturnType<typeof sqliteEventStore>

function insertions(database: Sqlite, seal: Seal, now: () => number) {
  const rememberId = database.prepare('INSERT OR IGNORE INTO change_event_ids VALUES (?, ?)')
  const insert = database.prepare(
    `INSERT OR IGNORE INTO change_events (id, name, type, entity, entity_id, sequence, at, received_at,
     identity_kind, identity_id, is_anonymize, request_id, content, state, reason, detail)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const add = database.transaction((event: ReceivedEvent) => {
    if (rememberId.run(event.id, now()).changes === 0) return false
    const { id, name, type, entity, entityId, at, receivedAt, identity, setAside } = event
    const sequence = event.sequence && paddedSequence(event.sequence)
    const eventValues = [id, name, type, entity, entityId, sequence, at, receivedAt]
    const identityValues = [identity?.kind ?? null, identity?.id ?? null]
    const contentValues = [
      event.isAnonymization ? 1 : 0,
      event.requestId,
      sealContent(seal, id, event),
    ]
    const state = [setAside ? 'SET_ASIDE' : 'NEW', setAside?.reason ?? null]
    return (
      insert.run(
        ...eventValues,
        ...identityValues,
        ...contentValues,
        ...state,
        setAside?.detail ?? null,
      ).changes > 0
    )
  })
  const sweep = createSweep(database, now)
  return {
    /** Stores an event; false when its id was known. */
    add(event: ReceivedEvent): boolean {
      sweep()
      return add(event)
    },
  }
}

/** Replicates events that other gateways have handled, so that each has the whole history. */
function replication(database: Sqlite, seal: Seal, now: () => number) {
  const rememberId = database.prepare('INSERT OR IGNORE INTO change_event_ids VALUES (?, ?)')
  const put = database.prepare(
    `INSERT INTO change_events (id, name, type, entity, entity_id, sequence, at, received_at,
     identity_kind, identity_id, is_anonymize, request_id, content, state, reason, detail, handled_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
     state = excluded.state, reason = excluded.reason, detail = excluded.detail,
     handled_at = excluded.handled_at WHERE state <> excluded.state`,
  )
  const advance = database.prepare(advanceSequence)
  const mirror = database.transaction((event: StoredEvent): void => {
    const { id, name, type, entity, entityId, at, receivedAt, identity } = event
    const sequence = event.sequence && paddedSequence(event.sequence)
    const content = event.isErased || event.isAnonymization ? null : sealContent(seal, id, event)
    const eventValues = [id, name, type, entity, entityId, sequence, at, receivedAt]
    const identityValues = [identity?.kind ?? null, identity?.id ?? null]
    const contentValues = [event.isAnonymization ? 1 : 0, event.requestId, content]
    rememberId.run(id, now())
    put.run(
      ...eventValues,
      ...identityValues,
      ...contentValues,
      event.state,
      event.reason,
      event.detail,
      event.handledAt,
    )
    if (event.state === 'DONE' && entity && sequence) advance.run(entity, sequence, now())
  })
  return {
    /** Stores an event as another gateway settled it, and advances the sequence number of its entity. */
    mirror: (event: StoredEvent): void => mirror(event),
  }
}

const advanceSequence = `INSERT INTO change_event_sequences VALUES (?, ?, ?) ON CONFLICT (entity)
  DO UPDATE SET sequence = max(sequence, excluded.sequence), at = excluded.at`

function createSweep(database: Sqlite, now: () => number): () => void {
  const ids = database.prepare('DELETE FROM change_event_ids WHERE at < ?')
  const sequences = database.prepare('DELETE FROM change_event_sequences WHERE at < ?')
  const old = database.prepare(
    `DELETE FROM change_events WHERE state <> 'NEW' AND (received_at < ?
     OR number <= (SELECT coalesce(max(number), 0) FROM change_events) - ${mostEvents})`,
  )
  let sweptAt = Number.NEGATIVE_INFINITY
  return () => {
    if (now() - sweptAt < sweepMs) return
    sweptAt = now()
    ids.run(now() - idsMs)
    sequences.run(now() - historyMs)
    old.run(now() - historyMs)
  }
}

/**
 * Numbered events of one entity are handled in order of their numbers; all others in order of arrival: without a
 * number none is known to be later, and one that fails blocks no other.
 */
const isFirstOfEntity = `NOT EXISTS (SELECT 1 FROM change_events o WHERE o.state = 'NEW'
  AND o.entity = e.entity AND o.number <> e.number AND o.sequence IS NOT NULL
  AND (o.sequence, o.number) < (e.sequence, e.number))`

function processing(database: Sqlite, seal: Seal, now: () => number) {
  const ready = database.prepare(
    `SELECT * FROM change_events e WHERE state = 'NEW' AND next_at <= ? AND ${isFirstOfEntity}
     ORDER BY number LIMIT 1`,
  )
  const earliest = database.prepare(
    `SELECT min(next_at) AS at FROM change_events e WHERE state = 'NEW' AND ${isFirstOfEntity}`,
  )
  const last = database.prepare('SELECT sequence FROM change_event_sequences WHERE entity = ?')
  const move = database.prepare(
    `UPDATE change_events SET state = ?, reason = ?, detail = ?, handled_at = ?
     WHERE number = ? AND state = 'NEW'`,
  )
  const advance = database.prepare(advanceSequence)
  const retry = database.prepare(
    `UPDATE change_events SET tries = tries + 1, next_at = ?, detail = ? WHERE number = ?`,
  )
  const later = database.prepare('UPDATE change_events SET next_at = ? WHERE number = ?')
  const note = database.prepare('UPDATE change_events SET consumed = ? WHERE number = ?')
  const removeRow = database.prepare(`DELETE FROM change_events WHERE number = ? AND state = 'NEW'`)
  const eraseContent = database.prepare('UPDATE change_events SET content = NULL WHERE number = ?')
  const done = database.transaction((event: StoredEvent) => {
    const { number, entity, sequence } = event
    move.run('DONE', null, null, now(), number)
    if (entity && sequence) advance.run(entity, paddedSequence(sequence), now())
    if (event.isAnonymization) eraseContent.run(number)
  })
  return {
    /** Returns the next event to handle; null when none is due. */
    next(): StoredEvent | null {
      const row = ready.get(now()) as EventRow | undefined
      return row ? eventOf(seal, row) : null
    },
    /** Returns when the next event is due, in milliseconds since 1970; null when none waits. */
    nextAt: () => (earliest.get() as { at: number | null }).at,
    /** Returns whether a later event of the same entity was handled before. */
    isBehind({ entity, sequence }: StoredEvent): boolean {
      if (!entity || !sequence) return false
      const row = last.get(entity) as { sequence: string } | undefined
      return row !== undefined && paddedSequence(sequence) < row.sequence
    },
    /** Stores the consumers that have finished: a retry skips them. */
    consumed: ({ number }: StoredEvent, names: readonly string[]): void =>
      void note.run(JSON.stringify(names), number),
    done: (event: StoredEvent): void => done(event),
    superseded: ({ number }: StoredEvent): void =>
      void move.run('SUPERSEDED', null, null, now(), number),
    setAside: ({ number }: StoredEvent, reason: SetAsideReason, detail: string): void =>
      void move.run('SET_ASIDE', reason, detail, now(), number),
    /** Schedules a retry at `at` and counts the try. */
    retryAt: ({ number }: StoredEvent, at: number, detail: string): void =>
      void retry.run(at, detail, number),
    /** Schedules the event at `at` without counting a try. */
    postpone: ({ number }: StoredEvent, at: number): void => void later.run(at, number),
    /** Removes an event another gateway has handled and replicates; its id stays known. */
    removeForeign: ({ number }: StoredEvent): void => void removeRow.run(number),
  }
}
