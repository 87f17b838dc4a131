// Stores values before and after a change beside the job items in SQLite. The values before are written before the
// call, so that a killed process still knows them.
import { randomUUID } from 'node:crypto'
import type { Problem } from '../__generated__/schema-types.ts'
import type { Actor } from '../auth/actor.ts'
import type { Sqlite } from '../storage/sqlite.ts'
import { type Recorded, type Thing, type ThingKind, textOfRecord } from './facts.ts'

/** `thing`: undefined when it could not be read. */
export type BeforeItem = { id: string; thing: Thing | null | undefined }
export type AfterItem = {
  id: string
  facts: Recorded
  name?: string | null
  problem: Problem | null
}

/** A single change outside of a bulk job. */
export type NewChange = { actor: Actor; requestId: string; call: string; parameters: unknown }

export type RecordStore = ReturnType<typeof sqliteRecordStore>

export function sqliteRecordStore(database: Sqlite, now: () => number = Date.now) {
  const insertJob = database.prepare(
    `INSERT INTO bulk_runs (id, actor_kind, actor_id, actor, request_id, fingerprint, work, origin,
     total, state, worker, started_at) VALUES (?, ?, ?, ?, ?, '', ?, ?, 0, 'RUNNING', NULL, ?)`,
  )
  const known = database.prepare('SELECT place FROM bulk_items WHERE run_id = ? AND id = ?')
  const last = database.prepare(
    'SELECT coalesce(max(place), -1) AS place FROM bulk_items WHERE run_id = ?',
  )
  const insertItem = database.prepare(
    `INSERT INTO bulk_items (run_id, place, id, state, sent, thing, name, before)
     VALUES (?, ?, ?, 'SENT', 1, ?, ?, ?)`,
  )
  const setBefore = database.prepare(
    `UPDATE bulk_items SET thing = ?, name = coalesce(?, name), before = coalesce(before, ?)
     WHERE run_id = ? AND place = ?`,
  )
  const setAfter = database.prepare(
    `UPDATE bulk_items SET after = ?, name = coalesce(?, name) WHERE run_id = ? AND place = ?`,
  )
  const settle = database.prepare(
    'UPDATE bulk_items SET state = ?, problem = ? WHERE run_id = ? AND place = ?',
  )
  const countOwn = database.prepare(
    `UPDATE bulk_runs SET total = (SELECT count(*) FROM bulk_items WHERE run_id = ?)
     WHERE id = ? AND worker IS NULL`,
  )
  const placeOf = (job: string, id: string) =>
    (known.get(job, id) as { place: number } | undefined)?.place

  const before = database.transaction(
    (job: string, kind: ThingKind, items: readonly BeforeItem[]) => {
      let next = (last.get(job) as { place: number }).place + 1
      for (const { id, thing } of items) {
        const place = placeOf(job, id)
        const facts = thing === null ? null : thing?.facts
        const values = [kind, thing?.name ?? null, textOfRecord(facts)]
        if (place !== undefined) setBefore.run(...values, job, place)
        else insertItem.run(job, next++, id, ...values)
      }
      countOwn.run(job, job)
    },
  )
  const end = (job: string, place: number, problem: Problem | null) =>
    settle.run(problem ? 'FAILED' : 'DONE', problem && JSON.stringify(problem), job, place)
  const after = database.transaction(
    (job: string, items: readonly AfterItem[], settles: boolean) => {
      for (const { id, facts, name, problem } of items) {
        const place = placeOf(job, id)
        if (place === undefined) continue
        setAfter.run(textOfRecord(facts), name ?? null, job, place)
        if (settles) end(job, place, problem)
      }
    },
  )
  return {
    /** Creates the job of a single change. */
    open({ actor, requestId, call, parameters }: NewChange): string {
      const id = randomUUID()
      const work = JSON.stringify({ action: 'CHANGE', call, parameters })
      const who = [actor.kind, actor.id ?? '', JSON.stringify(actor)]
      insertJob.run(id, ...who, `change-${id}`, work, requestId, now())
      return id
    },
    before: (job: string, kind: ThingKind, items: readonly BeforeItem[]): void =>
      before(job, kind, items),
    /** `settles`: also sets the state of the items. */
    after: (job: string, items: readonly AfterItem[], settles: boolean): void =>
      after(job, items, settles),
    close: closing(database, now),
  }
}

/** Finishes a single change with its call; deletes it when it changed nothing. */
function closing(database: Sqlite, now: () => number): (job: string) => void {
  const count = database.prepare(
    `UPDATE bulk_runs SET total = (SELECT count(*) FROM bulk_items WHERE run_id = ?), state = ?,
     finished_at = ? WHERE id = ?`,
  )
  const empty = database.prepare(
    'DELETE FROM bulk_runs WHERE id = ? AND NOT EXISTS (SELECT 1 FROM bulk_items WHERE run_id = ?)',
  )
  return (job) => {
    if (empty.run(job, job).changes === 0) count.run(job, 'DONE', now(), job)
  }
}
