// Queries over received events for staff, and the two writes on them: replay and erase.
import type { ChangeEventName } from '@vitrine/platform'
import { directionOf, type NumberRange, rangeConditions } from '../storage/number-range.ts'
import type { Seal } from '../storage/seal.ts'
import type { Sqlite } from '../storage/sqlite.ts'
import type { EventState, ReceivedEvent, StoredEvent } from './change-event.ts'
import { type EventRow, eventOf, paddedSequence, sealContent } from './event-rows.ts'

/** All given conditions must hold. Times in milliseconds since 1970. */
export type EventConditions = {
  names?: readonly ChangeEventName[] | null | undefined
  /** Only events without a name: of a type that is not known, or whose body could not be read. */
  isUnnamed?: boolean
  entityId?: string | null | undefined
  states?: readonly EventState[] | null | undefined
  since?: number | undefined
  until?: number | undefined
}
export type EventQuery = NumberRange & EventConditions

type ReparsedEvent = Pick<
  ReceivedEvent,
  'name' | 'entity' | 'entityId' | 'sequence' | 'isAnonymization' | 'body' | 'modifiedFields'
>

export type EventHealth = { lastReceivedAt: number | null; waiting: number; setAside: number }

type Condition = { sql: string; values: readonly (string | number)[] }

const placeholders = (values: readonly unknown[]) => values.map(() => '?').join(', ')

function conditionsOf(query: EventConditions & Pick<NumberRange, 'below' | 'above'>): Condition[] {
  const { names, isUnnamed = false, entityId, states, since, until } = query
  const conditions: (Condition | null)[] = [
    ...rangeConditions('number', query),
    names ? { sql: `name IN (${placeholders(names)})`, values: names } : null,
    isUnnamed ? { sql: 'name IS NULL', values: [] } : null,
    entityId ? { sql: 'entity_id = ?', values: [entityId] } : null,
    states ? { sql: `state IN (${placeholders(states)})`, values: states } : null,
    since === undefined ? null : { sql: 'received_at >= ?', values: [since] },
    until === undefined ? null : { sql: 'received_at < ?', values: [until] },
  ]
  return conditions.filter((condition) => condition !== null)
}

export function historyQueries(database: Sqlite, seal: Seal) {
  const byId = database.prepare('SELECT * FROM change_events WHERE id = ?')
  const health = database.prepare(
    `SELECT (SELECT max(received_at) FROM change_events) AS lastReceivedAt,
     (SELECT count(*) FROM change_events WHERE state = 'NEW') AS waiting,
     (SELECT count(*) FROM change_events WHERE state = 'SET_ASIDE') AS setAside`,
  )
  const replay = database.prepare(
    `UPDATE change_events SET state = 'NEW', reason = NULL, detail = NULL, tries = 0, next_at = 0,
     handled_at = NULL WHERE id = ? AND state = 'SET_ASIDE'`,
  )
  const erase = database.prepare(
    'UPDATE change_events SET content = NULL WHERE (entity_id = ? OR identity_id = ?) AND id <> ?',
  )
  const rewrite = database.prepare(
    `UPDATE change_events SET name = ?, entity = ?, entity_id = ?, sequence = ?, is_anonymize = ?,
     content = ? WHERE number = ?`,
  )
  return {
    find(id: string): StoredEvent | null {
      const row = byId.get(id) as EventRow | undefined
      return row ? eventOf(seal, row) : null
    },
    /** Returns matching events, newest first unless reversed. */
    read(query: EventQuery): StoredEvent[] {
      const conditions = conditionsOf(query)
      const where = conditions.map(({ sql }) => sql).join(' AND ') || '1'
      const sql = `SELECT * FROM change_events WHERE ${where} ORDER BY number ${directionOf(query)} LIMIT ?`
      const values = conditions.flatMap((one) => one.values)
      const rows = database.prepare(sql).all(...values, query.limit) as EventRow[]
      return rows.map((row) => eventOf(seal, row))
    },
    /** Returns how many events meet the conditions. */
    count(query: EventConditions): number {
      const conditions = conditionsOf(query)
      const where = conditions.map(({ sql }) => sql).join(' AND ') || '1'
      const text = `SELECT count(*) AS count FROM change_events WHERE ${where}`
      const values = conditions.flatMap((one) => one.values)
      return (database.prepare(text).get(...values) as { count: number }).count
    },
    health(): EventHealth {
      const { lastReceivedAt, waiting, setAside } = health.get() as EventHealth
      return { lastReceivedAt, waiting, setAside }
    },
    /** Queues an event that was set aside; false when it was not set aside. */
    replay: (id: string): boolean => replay.run(id).changes > 0,
    /** Stores the parsed content of an event that could not be parsed when it was received. */
    updateParsed({ number, id }: StoredEvent, event: ReparsedEvent): void {
      const { name, entity, entityId, isAnonymization } = event
      const sequence = event.sequence && paddedSequence(event.sequence)
      const content = sealContent(seal, id, event)
      rewrite.run(name, entity, entityId, sequence, isAnonymization ? 1 : 0, content, number)
    },
    /**
     * Erases the content of events about an entity and of those it caused, except one: that one is being
     * handled and is erased last. Returns how many.
     */
    erase: (entityId: string, exceptId: string): number =>
      erase.run(entityId, entityId, exceptId).changes,
  }
}
