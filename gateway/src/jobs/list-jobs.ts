// Queries jobs and the recorded values of their items.
import type { JobAction } from '../__generated__/schema-types.ts'
import { directionOf, type NumberRange, rangeConditions } from '../storage/number-range.ts'
import type { Sqlite } from '../storage/sqlite.ts'
import type { ThingKind } from './facts.ts'
import { type ItemColumns, itemOf, sqliteJobItems } from './job-items.ts'
import { type ActorKey, type JobColumns, type JobItemRow, type JobRow, rowOf } from './job-rows.ts'
import { counted } from './job-store.ts'

/** All given conditions must hold. */
export type JobConditions = {
  /** Only jobs of this actor. */
  whose?: ActorKey
  /** Part of the recorded actor name, and the ids of members with such a name now. */
  actor?: { part: string; ids: readonly string[] }
  actions?: readonly JobAction[]
  things?: readonly ThingKind[]
  /** Jobs about one of these ids, in lower case. */
  ids?: ReadonlySet<string>
  since?: number
  until?: number
}
export type JobQuery = NumberRange & JobConditions

export type NumberedJob = JobRow & { number: number }

const lowered = (ids: readonly string[]) => JSON.stringify(ids.map((id) => id.toLowerCase()))

export type JobLists = ReturnType<typeof sqliteJobLists>

export function sqliteJobLists(database: Sqlite) {
  const about = `i.run_id = r.id AND lower(i.id) IN (SELECT value FROM json_each(?))`
  const byOrigin = database.prepare(
    `${counted} WHERE r.origin = ? ORDER BY EXISTS (SELECT 1 FROM bulk_items i WHERE ${about}) DESC,
     r.rowid LIMIT 1`,
  )
  const ofOrigin = database.prepare(
    `SELECT i.place, i.id, i.state, i.thing, i.name, i.before, i.after, i.problem
     FROM bulk_runs r JOIN bulk_items i ON ${about} WHERE r.origin = ?
     ORDER BY r.rowid, i.place LIMIT ?`,
  )
  const named = database.prepare(
    'SELECT DISTINCT id FROM bulk_items WHERE instr(lower(name), lower(?))',
  )
  const origins = database.prepare(
    `SELECT DISTINCT r.origin FROM bulk_runs r JOIN bulk_items i ON i.run_id = r.id
     WHERE lower(i.id) IN (SELECT value FROM json_each(?))`,
  )
  return {
    /** Returns ids that were recorded under a name containing `part`. */
    idsNamed: (part: string): string[] => (named.all(part) as { id: string }[]).map(({ id }) => id),
    /** Returns the ids of requests that started jobs about one of these. */
    requestIdsOf: (ids: ReadonlySet<string>): ReadonlySet<string> =>
      new Set(
        (origins.all(JSON.stringify([...ids])) as { origin: string }[]).map(({ origin }) => origin),
      ),
    /** Returns the job of a request that is about one of these ids, otherwise its first job. */
    ofRequest(requestId: string, ids: readonly string[]): JobRow | null {
      const row = byOrigin.get(requestId, lowered(ids)) as JobColumns | undefined
      return row ? rowOf(row) : null
    },
    /** Returns what the jobs of a request recorded of these ids. */
    itemsOfRequest: (requestId: string, ids: readonly string[], limit: number): JobItemRow[] =>
      (ofOrigin.all(lowered(ids), requestId, limit) as ItemColumns[]).map(itemOf),
    /** Lists jobs, newest first unless reversed. */
    list(query: JobQuery): NumberedJob[] {
      const { where, values } = conditionsOf(query)
      const text = `${counted.replace('SELECT r.*', 'SELECT r.*, r.rowid AS number')}
        WHERE ${where.join(' AND ')} ORDER BY r.rowid ${directionOf(query)} LIMIT ?`
      const rows = database.prepare(text).all(...values, query.limit) as (JobColumns & {
        number: number
      })[]
      return rows.map((row) => ({ ...rowOf(row), number: row.number }))
    },
    /** Returns how many jobs meet the conditions. */
    count(conditions: JobConditions): number {
      const { where, values } = conditionsOf(conditions)
      const text = `SELECT count(*) AS count FROM bulk_runs r WHERE ${where.join(' AND ')}`
      return (database.prepare(text).get(...values) as { count: number }).count
    },
    ...sqliteJobItems(database),
  }
}

const oneOf = 'IN (SELECT value FROM json_each(?))'

const ofItems = (condition: string) =>
  `EXISTS (SELECT 1 FROM bulk_items i WHERE i.run_id = r.id AND ${condition})`

function conditionsOf(query: JobConditions & Pick<NumberRange, 'below' | 'above'>) {
  const { whose, actor, actions, things, ids, since, until } = query
  const parts: readonly (readonly [string, readonly (string | number)[]] | false)[] = [
    ...rangeConditions('r.rowid', query).map(({ sql, values }) => [sql, values] as const),
    whose !== undefined && ['r.actor_kind = ? AND r.actor_id = ?', [whose.kind, whose.id ?? '']],
    actor !== undefined && [
      `(instr(lower(json_extract(r.actor, '$.name')), lower(?))
        OR r.actor_id IN (SELECT value FROM json_each(?)))`,
      [actor.part, JSON.stringify(actor.ids)],
    ],
    actions !== undefined && [
      `json_extract(r.work, '$.action') ${oneOf}`,
      [JSON.stringify(actions)],
    ],
    things !== undefined && [ofItems(`i.thing ${oneOf}`), [JSON.stringify(things)]],
    ids !== undefined && [ofItems(`lower(i.id) ${oneOf}`), [JSON.stringify([...ids])]],
    since !== undefined && ['r.started_at >= ?', [since]],
    until !== undefined && ['r.started_at < ?', [until]],
  ]
  const given = parts.filter((part) => part !== false)
  return {
    where: ['1', ...given.map(([text]) => text)],
    values: given.flatMap(([, values]) => values),
  }
}
