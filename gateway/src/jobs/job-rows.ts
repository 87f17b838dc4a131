// A run over many things as it is kept: what is done, for whom, and how far it is.
import type { AdjustValueBody, SetValueBody } from '@vitrine/platform'
import type { JobItemState, JobState, Problem } from '../__generated__/resolvers.ts'
import type { PriceGuard } from '../domains/product/price-guard.ts'
import type { Actor } from '../graphql/actor.ts'
import type { MadeThing, Recorded, ThingKind } from './facts.ts'
import type { Step } from './steps.ts'

/** Jobs whose items each have a step of their own. `of`: the job, or the brand, it is about. */
export type StepsWork = {
  action: 'EDIT_PRODUCTS' | 'REVERT' | 'RENAME_BRAND' | 'MERGE_BRANDS'
  guard?: PriceGuard
  of?: string
  parameters?: unknown
}

/** What is done to each of the ids, in the platform's own words. */
export type BulkWork =
  | StepsWork
  /** Made by itself, and over with its call. */
  | { action: 'CHANGE'; call: string; parameters: unknown }
  | { action: 'DELETE_PRODUCTS' | 'DELETE_BRANDS' }
  | { action: 'SET_PROPERTY'; set: SetValueBody; guard?: PriceGuard }
  | { action: 'ADJUST_PROPERTY'; adjust: AdjustValueBody; guard?: PriceGuard }
  | { action: 'SET_VISIBILITY'; visible: boolean }
  | { action: 'ADD_TO_COLLECTION' | 'REMOVE_FROM_COLLECTION'; collectionId: string }

/** Times in milliseconds since 1970. */
export type JobRow = {
  id: string
  actor: Actor
  /** The caller's own word for it; the same one twice is the same run. */
  requestId: string
  fingerprint: string
  work: BulkWork
  /** Id of the request that started it, for the audit log. */
  origin: string
  total: number
  succeeded: number
  failed: number
  state: JobState
  startedAt: number
  finishedAt: number | null
  problem: Problem | null
}

/** `sent`: how often it went out. */
export type BulkItemRow = { place: number; id: string; sent: number; step: Step | null }
/** `step`: what is done to it, where that is not the same for all. */
export type NewItem = { id: string; step?: Step }
/** An item with what was recorded of it. */
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
/** `made`: what came into being in its place. */
export type BulkOutcome = { place: number; problem: Problem | null; made?: MadeThing }

export type NewRun = Pick<JobRow, 'actor' | 'requestId' | 'fingerprint' | 'work' | 'origin'>
export type Whose = Pick<Actor, 'kind' | 'id'>

export type RunColumns = {
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

/** A row of the table, read. */
export const rowOf = (row: RunColumns): JobRow => ({
  id: row.id,
  actor: JSON.parse(row.actor),
  requestId: row.request_id,
  fingerprint: row.fingerprint,
  work: JSON.parse(row.work),
  origin: row.origin,
  total: row.total,
  succeeded: row.succeeded,
  failed: row.failed,
  state: row.state,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  problem: row.problem === null ? null : JSON.parse(row.problem),
})
