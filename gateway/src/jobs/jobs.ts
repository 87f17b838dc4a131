// Bulk jobs: started once, run in the background on behalf of the actor who started them.
import { hash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '../auth/actor.ts'
import { holds } from '../auth/permissions.ts'
import type { AdminPlatformFor } from '../platform/admin-platform.ts'
import type { NumberRange } from '../storage/number-range.ts'
import { jobSpan } from '../tracing/background-spans.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import { isRepeatable } from './actions.ts'
import type { BulkFailure, BulkWork, JobItemRow, JobRow, NewItem } from './job-rows.ts'
import type { JobStore } from './job-store.ts'
import type { JobConditions, JobLists, JobQuery, NumberedJob } from './list-jobs.ts'
import { lostPart } from './part-failure.ts'
import { type MayGoOn, runJob } from './run-job.ts'

export type NewJob = {
  actor: Actor
  /** Idempotency key, chosen by the caller. */
  idempotencyKey: string
  /** Id of the request that started it. */
  requestId: string
  work: BulkWork
  items: readonly NewItem[]
}

export type Jobs = {
  /**
   * Starts a job. `OTHER_INPUT`: the idempotency key was used with another input; `TOO_MANY`: the actor has too many
   * running jobs.
   */
  start(run: NewJob): JobRow | 'OTHER_INPUT' | 'TOO_MANY'
  /** Returns whether the actor has a job with that request id. */
  isKnown(actor: Actor, idempotencyKey: string): boolean
  /** Returns whether a job with one of these actions runs, for any actor. */
  isRunning(actions: readonly string[]): boolean
  /** Returns the actor's job with that request id. */
  ofIdempotencyKey(actor: Actor, idempotencyKey: string): JobRow | null
  /** Returns a job; null for another actor's job unless the caller may read all. */
  find(actor: Actor, id: string): JobRow | null
  /** Lists the caller's jobs, or all jobs if the caller may read them. */
  list(actor: Actor, query: Omit<JobQuery, 'whose'>): NumberedJob[]
  /** Returns how many jobs that the actor may see meet the conditions. */
  count(actor: Actor, conditions: Omit<JobConditions, 'whose'>): number
  items(jobId: string, range: NumberRange): JobItemRow[]
  /** Returns the job that a request started, for callers who may read the audit log. */
  ofRequest(requestId: string, ids: readonly string[]): JobRow | null
  /** Returns what a request changed of these things, the first `limit`. */
  itemsOfRequest(requestId: string, ids: readonly string[], limit: number): JobItemRow[]
  /** Returns ids that were recorded under a name containing `part`. */
  idsNamed(part: string): string[]
  /** Returns the ids of the requests that started jobs about one of these. */
  requestIdsOf(ids: ReadonlySet<string>): ReadonlySet<string>
  failures(jobId: string, range: NumberRange): BulkFailure[]
  resume(actor: Actor, id: string): JobRow | null
  stop(actor: Actor, id: string): JobRow | null
  /** Waits for the batches in flight. */
  close(): Promise<void>
}

type Options = {
  store: JobStore
  lists: JobLists
  adminPlatformFor: AdminPlatformFor
  mayGoOn?: MayGoOn
  log: Pick<FastifyBaseLogger, 'error'>
  tracing?: Tracing
  waits?: readonly number[]
}

/** Most running jobs per actor, because each keeps the platform busy. */
const maxRunning = 3

const fingerprintOf = ({ work, items }: NewJob) =>
  hash('sha256', JSON.stringify([work, items]), 'base64url')

/** Jobs of other actors are visible with the right to read the audit log. */
const seesAll = (actor: Actor): boolean => holds(actor, 'AUDIT_READ')
const visibleTo = (actor: Actor) => (seesAll(actor) ? {} : { whose: actor })

/** Returns whether the actor started the job. */
export const isOwn = (actor: Actor, { actor: whose }: Pick<JobRow, 'actor'>): boolean =>
  whose.kind === actor.kind && whose.id === actor.id

/** Creates the jobs; marks those that ran when the previous process ended as interrupted. */
export function createJobs({
  store,
  lists,
  adminPlatformFor,
  mayGoOn = async () => true,
  log,
  tracing = noTracing,
  waits = [250, 1000, 3000],
}: Options): Jobs {
  store.recover(isRepeatable, lostPart)
  const closing = new AbortController()
  const working = new Map<string, Promise<void>>()
  // Price jobs run one at a time: each judges prices before changing them, and two would judge the same values.
  let pricing: Promise<void> = Promise.resolve()

  function work(id: string, worker: string): void {
    const run = store.find(id)
    const site = run && adminPlatformFor(run.actor, run.requestId, run.id)
    if (!run || !site) {
      store.end(id, worker, 'INTERRUPTED')
      return
    }
    // A stopped worker may still wait for a response: its outcome is stored before the job continues.
    const isAboutPrices = 'guard' in run.work
    const before = Promise.all([working.get(id), isAboutPrices ? pricing : undefined])
    const parts = { store, site, run, worker, closing: closing.signal, waits, mayGoOn }
    const own = before
      .then(() => jobSpan(tracing, run, () => runJob(parts)))
      .catch((err: unknown) => {
        log.error({ err, run: id }, 'bulk job: failed, marked as interrupted')
        store.end(id, worker, 'INTERRUPTED')
      })
      .finally(() => {
        if (working.get(id) === own) working.delete(id)
      })
    working.set(id, own)
    if (isAboutPrices) pricing = own
  }

  function find(actor: Actor, id: string): JobRow | null {
    const run = store.find(id)
    return run && (isOwn(actor, run) || seesAll(actor)) ? run : null
  }

  return {
    find,
    ofIdempotencyKey: (actor, idempotencyKey) => store.findRequest(actor, idempotencyKey),
    isRunning: (names) => store.isRunning(names),
    isKnown: (actor, idempotencyKey) => store.findRequest(actor, idempotencyKey) !== null,
    list: (actor, query) => lists.list({ ...query, ...visibleTo(actor) }),
    count: (actor, conditions) => lists.count({ ...conditions, ...visibleTo(actor) }),
    ofRequest: (requestId, ids) => lists.ofRequest(requestId, ids),
    itemsOfRequest: (requestId, ids, limit) => lists.itemsOfRequest(requestId, ids, limit),
    idsNamed: (part) => lists.idsNamed(part),
    requestIdsOf: (ids) => lists.requestIdsOf(ids),
    items: lists.items,
    failures: lists.failures,
    start(job) {
      const { actor, idempotencyKey, requestId, items } = job
      const fingerprint = fingerprintOf(job)
      const known = store.findRequest(actor, idempotencyKey)
      if (known) return known.fingerprint === fingerprint ? known : 'OTHER_INPUT'
      if (store.running(actor) >= maxRunning) return 'TOO_MANY'
      const worker = randomUUID()
      const run = { actor, idempotencyKey, fingerprint, work: job.work, requestId }
      const id = store.create(run, items, worker)
      work(id, worker)
      return store.find(id) ?? 'TOO_MANY'
    },
    resume(actor, id) {
      const worker = randomUUID()
      if (find(actor, id) && store.take(id, worker)) work(id, worker)
      return find(actor, id)
    },
    stop(actor, id) {
      if (find(actor, id)) store.stop(id)
      return find(actor, id)
    },
    async close() {
      closing.abort()
      await Promise.allSettled(working.values())
    },
  }
}
