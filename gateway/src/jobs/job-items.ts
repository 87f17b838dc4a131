// Reads the items of a job by their index, which never changes: all of them, or those that failed.
import type { JobItemState } from '../__generated__/schema-types.ts'
import { directionOf, type NumberRange, rangeConditions } from '../storage/number-range.ts'
import type { Sqlite } from '../storage/sqlite.ts'
import { recordOfText, type ThingKind } from './facts.ts'
import type { BulkFailure, JobItemRow } from './job-rows.ts'

export type ItemColumns = {
  place: number
  id: string
  state: JobItemState
  thing: ThingKind | null
  name: string | null
  before: string | null
  after: string | null
  problem: string | null
}

/** Parses a row of the table. */
export const itemOf = ({ place, before, after, problem, ...row }: ItemColumns): JobItemRow => ({
  ...row,
  index: place,
  before: recordOfText(before),
  after: recordOfText(after),
  problem: problem === null ? null : JSON.parse(problem),
})

export function sqliteJobItems(database: Sqlite) {
  function read(columns: string, job: string, range: NumberRange, state?: JobItemState) {
    const conditions: { sql: string; values: (string | number)[] }[] = [
      { sql: 'run_id = ?', values: [job] },
      ...(state ? [{ sql: 'state = ?', values: [state] }] : []),
      ...rangeConditions('place', range),
    ]
    const where = conditions.map(({ sql }) => sql).join(' AND ')
    const sql = `SELECT ${columns} FROM bulk_items WHERE ${where}
      ORDER BY place ${directionOf(range, 'ASC')} LIMIT ?`
    return database.prepare(sql).all(...conditions.flatMap(({ values }) => values), range.limit)
  }
  return {
    /** Returns items, in the order of the job unless reversed. */
    items(job: string, range: NumberRange): JobItemRow[] {
      const columns = 'place, id, state, thing, name, before, after, problem'
      return (read(columns, job, range) as ItemColumns[]).map(itemOf)
    },
    /** Returns items that failed, in the order of the job unless reversed. */
    failures(job: string, range: NumberRange): BulkFailure[] {
      type Row = { place: number; id: string; problem: string }
      const rows = read('place, id, problem', job, range, 'FAILED') as Row[]
      return rows.map(({ place, id, problem }) => ({
        index: place,
        id,
        problem: JSON.parse(problem),
      }))
    },
  }
}
