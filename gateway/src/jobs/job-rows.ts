// The stored form of a job: what it does, for whom, and its progress.
import type { JobItemState, JobState, Problem } from '../__generated__/schema-types.ts'
import type { Actor } from '../auth/actor.ts'
import type { PriceGuard } from '../domains/product/price-guard.ts'
import type { MadeThing, Recorded, ThingKind } from './facts.ts'
import type { Step } from './steps.ts'
import type { StoredAdjustment, StoredValue } from './stored-property.ts'

/** Jobs whose items have individual steps. `of`: the job or brand that the job is about. */
export type StepsWork = {
  action: 'EDIT_PRODUCTS' | 'REVERT' | 'RENAME_BRAND' | 'MERGE_BRANDS'
  guard?: PriceGuard
  of?: string
  parameters?: unknown
}

/** The operation on the ids. */
export type BulkWork =
  | StepsWork
  /** A single change outside of a job, recorded when its call is made. */
  | { action: 'CHANGE'; call: string; parameters: unknown }
  | { action: 'DELETE_PRODUCTS' | 'DELETE_BRANDS' }
  | { action: 'SET_PROPERTY'; set: StoredValue; guard?: PriceGuard }
  | { action: 'ADJUST_PROPERTY'; adjust: StoredAdjustment; guard?: PriceGuard }
  | { action: 'SET_VISIBILITY'; visible: boolean }
  | { action: 'ADD_TO_COLLECTION' | 'REMOVE_FROM_COLLECTION'; collectionId: string }

/** Times in milliseconds since 1970. */
export type JobRow = {
  id: string
  actor: Actor
  /** Chosen by the caller; the same key twice is the same job. */
  idempotencyKey: string
  fingerprint: string
  work: BulkWork
  /** Id of the request that started it, for the audit log. */
  requestId: string
  total: number
  succeeded: number
  failed: number
  state: JobState
  startedAt: number
  finishedAt: number | null
  problem: Problem | null
}

/** `sent`: number of attempts. */
export type BulkItemRow = { place: number; id: string; sent: number; step: Step | null }
/** `step`: the operation on this item, where items differ. */
export type NewItem = { id: string; step?: Step }
/** An item with its recorded facts. */
export type JobItemRow = {
  index: number
  id: string
  state: JobItemState
  thing: ThingKind | null
  name: string | null
  before: Recorded
  after: Recorded
  problem: Problem | null
}
export type BulkFailure = { index: number; id: string; problem: Problem }
/** `made`: a thing created in place of the item. */
export type BulkOutcome = { place: number; problem: Problem | null; made?: MadeThing }

export type NewJobRow = Pick<
  JobRow,
  'actor' | 'idempotencyKey' | 'fingerprint' | 'work' | 'requestId'
>
export type ActorKey = Pick<Actor, 'kind' | 'id'>

export type JobColumns = {
  id: string
  actor: string
  request_id: string
  fingerprint: string
  work: string
  origin: string
  total: number
  succeeded: number
  failed: number
  state: JobState
  started_at: number
  finished_at: number | null
  problem: string | null
}

/** Parses a row of the table, whose columns keep earlier names: `request_id` is the idempotency key, `origin` the request. */
export const rowOf = (row: JobColumns): JobRow => ({
  id: row.id,
  actor: JSON.parse(row.actor),
  idempotencyKey: row.request_id,
  fingerprint: row.fingerprint,
  work: JSON.parse(row.work),
  requestId: row.origin,
  total: row.total,
  succeeded: row.succeeded,
  failed: row.failed,
  state: row.state,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  problem: row.problem === null ? null : JSON.parse(row.problem),
})
