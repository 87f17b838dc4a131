// The inbox's memory in the gateway's SQLite file. An event is durable before the platform hears a yes.
import type { Seal } from '../session/seal.ts'
import type { Sqlite } from '../session/sqlite.ts'
import type { KeptEvent, ReceivedEvent, SetAsideReason } from './change-event.ts'
import { reading } from './event-history.ts'
import { type EventRow, eventOf, paddedSequence, sealContent } from './event-rows.ts'

const day = 24 * 3600 * 1000
/** An id is remembered for seven days: whoever sends an event again within them changes nothing. */
const idsMs = 7 * day
const historyMs = 30 * day
/** Events of the history at most, whatever their age. */
const mostEvents = 20_000
const sweepMs = 600_000

/** `now` in milliseconds since 1970. */
export function sqliteEventStore(database: Sqlite, seal: Seal, now: () => number = Date.now) {
  return {
    ...receiving(database, seal, now),
    ...working(database, seal, now),
    ...reading(database, seal),
    ...mirroring(database, seal, now),
  }
}
export type EventStore = ReturnType<typeof sqliteEventStore>

function receiving(database: Sqlite, seal: Seal, now: () => number) {
  const knowId = database.prepare('INSERT OR IGNORE INTO change_event_ids VALUES (?, ?)')
  const insert = database.prepare(
    `INSERT OR IGNORE INTO change_events (id, name, type, entity, entity_id, sequence, at, received_at,
     identity_kind, identity_id, is_anonymize, request_id, content, state, reason, detail)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  const add = database.transaction((event: ReceivedEvent) => {
    if (knowId.run(event.id, now()).changes === 0) return false
    const { id, name, type, entity, entityId, at, receivedAt, identity, setAside } = event
    const sequence = event.sequence && paddedSequence(event.sequence)
    const what = [id, name, type, entity, entityId, sequence, at, receivedAt]
    const who = [identity?.kind ?? null, identity?.id ?? null]
    const how = [event.isAnonymize ? 1 : 0, event.requestId, sealContent(seal, id, event)]
    const state = [setAside ? 'SET_ASIDE' : 'NEW', setAside?.reason ?? null]
    return insert.run(...what, ...who, ...how, ...state, setAside?.detail ?? null).changes > 0
  })
  const sweep = sweeping(database, now)
  return {
    /** True when it is kept now, false when its id was known. */
    add(event: ReceivedEvent): boolean {
      sweep()
      return add(event)
    },
  }
}

/** What other gateways are through with, so that each knows all of the history. */
function mirroring(database: Sqlite, seal: Seal, now: () => number) {
  const knowId = database.prepare('INSERT OR IGNORE INTO change_event_ids VALUES (?, ?)')
  const put = database.prepare(
    `INSERT INTO change_events (id, name, type, entity, entity_id, sequence, at, received_at,
     identity_kind, identity_id, is_anonymize, request_id, content, state, reason, detail, handled_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET
     state = excluded.state, reason = excluded.reason, detail = excluded.detail,
     handled_at = excluded.handled_at WHERE state <> excluded.state`,
  )
  const advance = database.prepare(advanceSequence)
  const mirror = database.transaction((event: KeptEvent): void => {
    const { id, name, type, entity, entityId, at, receivedAt, identity } = event
    const sequence = event.sequence && paddedSequence(event.sequence)
    const content = event.isErased || event.isAnonymize ? null : sealContent(seal, id, event)
    const what = [id, name, type, entity, entityId, sequence, at, receivedAt]
    const who = [identity?.kind ?? null, identity?.id ?? null]
    const how = [event.isAnonymize ? 1 : 0, event.requestId, content]
    knowId.run(id, now())
    put.run(...what, ...who, ...how, event.state, event.reason, event.detail, event.handledAt)
    if (event.state === 'DONE' && entity && sequence) advance.run(entity, sequence, now())
  })
  return {
    /** An event as another gateway left it: a later one of its entity, handled there, is later here too. */
    mirror: (event: KeptEvent): void => mirror(event),
  }
}

const advanceSequence = `INSERT INTO change_event_sequences VALUES (?, ?, ?) ON CONFLICT (entity)
  DO UPDATE SET sequence = max(sequence, excluded.sequence), at = excluded.at`

function sweeping(database: Sqlite, now: () => number): () => void {
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
 * Events of one entity that are numbered wait for each other, in that order; everything else goes as it came: without
 * a number none is known to be later, and one that cannot be handled holds nobody up.
 */
const isFirstOfEntity = `NOT EXISTS (SELECT 1 FROM change_events o WHERE o.state = 'NEW'
  AND o.entity = e.entity AND o.number <> e.number AND o.sequence IS NOT NULL
  AND (o.sequence, o.number) < (e.sequence, e.number))`

function working(database: Sqlite, seal: Seal, now: () => number) {
  const ready = database.prepare(
    `SELECT * FROM change_events e WHERE state = 'NEW' AND next_at <= ? AND ${isFirstOfEntity}
     ORDER BY number LIMIT 1`,
  )
  const soonest = database.prepare(
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
  const drop = database.prepare(`DELETE FROM change_events WHERE number = ? AND state = 'NEW'`)
  const forget = database.prepare('UPDATE change_events SET content = NULL WHERE number = ?')
  const done = database.transaction((event: KeptEvent) => {
    const { number, entity, sequence } = event
    move.run('DONE', null, null, now(), number)
    if (entity && sequence) advance.run(entity, paddedSequence(sequence), now())
    if (event.isAnonymize) forget.run(number)
  })
  return {
    /** The next event whose turn it is; null when none is due. */
    next(): KeptEvent | null {
      const row = ready.get(now()) as EventRow | undefined
      return row ? eventOf(seal, row) : null
    },
    /** When the next one is due, in milliseconds since 1970; null when none waits. */
    nextAt: () => (soonest.get() as { at: number | null }).at,
    /** A later event of the same entity was handled before. */
    isBehind({ entity, sequence }: KeptEvent): boolean {
      if (!entity || !sequence) return false
      const row = last.get(entity) as { sequence: string } | undefined
      return row !== undefined && paddedSequence(sequence) < row.sequence
    },
    /** One consumer is through with it: a next try leaves it out. */
    consumed: ({ number }: KeptEvent, names: readonly string[]): void =>
      void note.run(JSON.stringify(names), number),
    done: (event: KeptEvent): void => done(event),
    superseded: ({ number }: KeptEvent): void =>
      void move.run('SUPERSEDED', null, null, now(), number),
    setAside: ({ number }: KeptEvent, reason: SetAsideReason, detail: string): void =>
      void move.run('SET_ASIDE', reason, detail, now(), number),
    /** It failed: once more from `at` on. */
    again: ({ number }: KeptEvent, at: number, detail: string): void =>
      void retry.run(at, detail, number),
    /** Nothing was tried: its turn comes at `at`. */
    postpone: ({ number }: KeptEvent, at: number): void => void later.run(at, number),
    /** Another process has taken it, and says how it ended, now or before; its id stays known. */
    leaveToOthers: ({ number }: KeptEvent): void => void drop.run(number),
  }
}
