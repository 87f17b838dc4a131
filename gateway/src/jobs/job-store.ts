// Stores jobs in SQLite. A batch is marked as sent before its call and settled after the response, so that a killed
// process knows afterwards what may have been done.
import { randomUUID } from 'node:crypto'
import type { Problem } from '../__generated__/schema-types.ts'
import type { Sqlite } from '../storage/sqlite.ts'
import { textOfRecord } from './facts.ts'
import {
  type ActorKey,
  type BulkItemRow,
  type BulkOutcome,
  type BulkWork,
  type JobColumns,
  type NewItem,
  type NewJobRow,
  rowOf,
} from './job-rows.ts'
import type { Step } from './steps.ts'

/** Finished jobs are deleted after thirty days. */
const retentionMs = 30 * 24 * 3600 * 1000

export function sqliteJobStore(database: Sqlite, now: () => number = Date.now) {
  return { ...reading(database), ...starting(database, now), ...working(database, now) }
}
/** Returns whether an item that was sent without a response may be sent again. */
type IsRepeatable = (work: BulkWork, step: Step | null) => boolean

export type JobStore = ReturnType<typeof sqliteJobStore>

export const counted = `SELECT r.*,
  (SELECT count(*) FROM bulk_items i WHERE i.run_id = r.id AND i.state = 'DONE') AS succeeded,
  (SELECT count(*) FROM bulk_items i WHERE i.run_id = r.id AND i.state = 'FAILED') AS failed
  FROM bulk_runs r`
const items = 'FROM bulk_items WHERE run_id = ? AND state ='

function reading(database: Sqlite) {
  const byId = database.prepare(`${counted} WHERE r.id = ?`)
  const whose = 'WHERE r.actor_kind = ? AND r.actor_id = ?'
  const byRequest = database.prepare(`${counted} ${whose} AND r.request_id = ?`)
  const failed = database.prepare(`SELECT 1 ${items} 'FAILED' LIMIT 1`)
  const waiting = database.prepare(
    `SELECT place, id, sent, input ${items} 'WAITING' ORDER BY place LIMIT ?`,
  )
  const running = database.prepare(
    `SELECT count(*) AS count FROM bulk_runs r ${whose} AND state = 'RUNNING' AND worker IS NOT NULL`,
  )
  const runningAction = database.prepare(
    `SELECT 1 FROM bulk_runs WHERE state = 'RUNNING' AND worker IS NOT NULL
     AND json_extract(work, '$.action') IN (SELECT value FROM json_each(?)) LIMIT 1`,
  )
  const one = (row: unknown) => (row ? rowOf(row as JobColumns) : null)
  return {
    find: (id: string) => one(byId.get(id)),
    findRequest: ({ kind, id = '' }: ActorKey, idempotencyKey: string) =>
      one(byRequest.get(kind, id, idempotencyKey)),
    hasFailures: (runId: string): boolean => failed.get(runId) !== undefined,
    waiting(runId: string, limit: number): BulkItemRow[] {
      type Row = Omit<BulkItemRow, 'step'> & { input: string | null }
      const rows = waiting.all(runId, limit) as Row[]
      return rows.map(({ input, ...row }) => ({ ...row, step: input && JSON.parse(input) }))
    },
    /** Returns whether a job with one of these actions runs, for any actor. */
    isRunning: (names: readonly string[]): boolean =>
      runningAction.get(JSON.stringify(names)) !== undefined,
    /** Counts an actor's running jobs; single changes do not count. */
    running: ({ kind, id = '' }: ActorKey): number =>
      (running.get(kind, id) as { count: number }).count,
  }
}

function starting(database: Sqlite, now: () => number) {
  const insertRun = database.prepare(
    `INSERT INTO bulk_runs (id, actor_kind, actor_id, actor, request_id, fingerprint, work, origin,
     total, state, worker, started_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'RUNNING', ?, ?)`,
  )
  const insertItem = database.prepare(
    `INSERT INTO bulk_items (run_id, place, id, state, input) VALUES (?, ?, ?, 'WAITING', ?)`,
  )
  const old = `started_at < ? AND state <> 'RUNNING'`
  const sweepItems = database.prepare(
    `DELETE FROM bulk_items WHERE run_id IN (SELECT id FROM bulk_runs WHERE ${old})`,
  )
  const sweepRuns = database.prepare(`DELETE FROM bulk_runs WHERE ${old}`)
  const sweep = () => {
    sweepItems.run(now() - retentionMs)
    sweepRuns.run(now() - retentionMs)
  }
  const insert = database.transaction(
    (id: string, run: NewJobRow, items: readonly NewItem[], worker: string) => {
      const { actor, idempotencyKey, fingerprint, work, requestId } = run
      const who = [actor.kind, actor.id ?? '', JSON.stringify(actor)]
      const what = [idempotencyKey, fingerprint, JSON.stringify(work), requestId]
      insertRun.run(id, ...who, ...what, items.length, worker, now())
      for (const [place, item] of items.entries()) {
        insertItem.run(id, place, item.id, item.step ? JSON.stringify(item.step) : null)
      }
    },
  )
  const take = database.prepare(
    `UPDATE bulk_runs SET state = 'RUNNING', worker = ?, finished_at = NULL, problem = NULL
     WHERE id = ? AND state = 'INTERRUPTED'`,
  )
  return {
    /**
     * Inserts a job with all items in one transaction. Throws when the actor already has a job with that request
     * id.
     */
    create(run: NewJobRow, items: readonly NewItem[], worker: string): string {
      sweep()
      const id = randomUUID()
      insert(id, run, items, worker)
      return id
    },
    /** Resumes an interrupted job; returns false when it runs or is done. */
    take: (id: string, worker: string) => take.run(worker, id).changes > 0,
  }
}

function working(database: Sqlite, now: () => number) {
  const own = `id = ? AND worker = ? AND state = 'RUNNING'`
  const isOwn = database.prepare(`SELECT 1 FROM bulk_runs WHERE ${own}`)
  const markSent = database.prepare(
    `UPDATE bulk_items SET state = 'SENT', sent = sent + 1 WHERE run_id = ? AND place = ?`,
  )
  const mark = database.prepare(
    `UPDATE bulk_items SET state = ?, problem = ? WHERE run_id = ? AND place = ? AND state = 'SENT'`,
  )
  const become = database.prepare(
    `UPDATE bulk_items SET id = ?, thing = ?, name = ?, before = ?, after = ?
     WHERE run_id = ? AND place = ?`,
  )
  const finish = database.prepare(
    `UPDATE bulk_runs SET state = ?, finished_at = ?, problem = ? WHERE ${own}`,
  )
  const running = `UPDATE bulk_runs SET state = 'INTERRUPTED', finished_at = ? WHERE id = ? AND state = 'RUNNING'`
  const interrupt = database.prepare(running)
  // A single change has no worker to stop: the platform already has the call.
  const stop = database.prepare(`${running} AND worker IS NOT NULL`)
  const send = database.transaction((id: string, worker: string, part: readonly BulkItemRow[]) => {
    if (!isOwn.get(id, worker)) return false
    for (const { place } of part) markSent.run(id, place)
    return true
  })
  const answered = database.transaction((id: string, outcomes: readonly BulkOutcome[]) => {
    for (const { place, problem, made } of outcomes) {
      if (made) {
        const record = [textOfRecord(null), textOfRecord(made.facts)]
        become.run(made.id, made.kind, made.name, ...record, id, place)
      }
      mark.run(problem ? 'FAILED' : 'DONE', problem && JSON.stringify(problem), id, place)
    }
  })
  const unsent = database.transaction((id: string, part: readonly BulkItemRow[]) => {
    for (const { place } of part) mark.run('WAITING', null, id, place)
  })
  return {
    /** Marks items as sent; returns false and changes nothing when the job was stopped or has another worker. */
    send: (id: string, worker: string, part: readonly BulkItemRow[]): boolean =>
      send(id, worker, part),
    answered: (id: string, outcomes: readonly BulkOutcome[]): void => answered(id, outcomes),
    /** Returns items to waiting: nothing was done, or the call is idempotent. */
    unsent: (id: string, part: readonly BulkItemRow[]): void => unsent(id, part),
    /** Ends a job; does nothing when it was stopped meanwhile. */
    end(id: string, worker: string, state: 'DONE' | 'INTERRUPTED', problem: Problem | null = null) {
      finish.run(state, now(), problem && JSON.stringify(problem), id, worker)
    },
    stop: (id: string) => stop.run(now(), id).changes > 0,
    recover: recovering(database, (id) => interrupt.run(now(), id)),
  }
}

/**
 * Returns the recovery at start-up: marks running jobs as interrupted. Items sent without a response wait again if
 * their call is idempotent, and fail as unknown otherwise; also those of a job stopped just before.
 */
function recovering(database: Sqlite, interrupt: (id: string) => void) {
  const running = database.prepare(
    `SELECT id, work FROM bulk_runs r WHERE state = 'RUNNING' OR EXISTS
     (SELECT 1 FROM bulk_items i WHERE i.run_id = r.id AND i.state = 'SENT')`,
  )
  const settle = database.prepare(
    `UPDATE bulk_items SET state = ?, problem = ? WHERE run_id = ? AND place = ?`,
  )
  const sent = database.prepare(`SELECT place, input ${items} 'SENT'`)
  type Sent = { place: number; input: string | null }
  const settleOne = (id: string, { place }: Sent, why: Problem | null) =>
    settle.run(why ? 'FAILED' : 'WAITING', why && JSON.stringify(why), id, place)
  const recover = database.transaction((isRepeatable: IsRepeatable, unknown: () => Problem) => {
    for (const { id, work } of running.all() as { id: string; work: string }[]) {
      const again = ({ input }: Sent) => isRepeatable(JSON.parse(work), input && JSON.parse(input))
      const items = sent.all(id) as Sent[]
      for (const item of items) settleOne(id, item, again(item) ? null : unknown())
      interrupt(id)
    }
  })
  return (isRepeatable: IsRepeatable, unknown: () => Problem): void =>
    recover(isRepeatable, unknown)
}
