// Runs over many things: started once, worked off in the background under the name of who started them.
import { createHash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '../graphql/actor.ts'
import { holds } from '../graphql/permissions.ts'
import { isRepeatable } from './actions.ts'
import type { BulkFailure, BulkWork, JobItemRow, JobRow, NewItem } from './job-rows.ts'
import type { RunStore } from './job-store.ts'
import type { JobLists, JobQuery, NumberedJob } from './list-jobs.ts'
import type { SiteFor } from './owner-services.ts'
import { lostPart } from './part-failure.ts'
import { workOff } from './work-off.ts'

export type NewJob = {
  actor: Actor
  /** The caller's own word for the run. */
  requestId: string
  /** Id of the request that started it. */
  origin: string
  work: BulkWork
  items: readonly NewItem[]
}

export type Jobs = {
  /** `OTHER_INPUT` under the same request id, `TOO_MANY` of the caller's running. */
  start(run: NewJob): JobRow | 'OTHER_INPUT' | 'TOO_MANY'
  /** True when the caller has a run of that request id. */
  isKnown(actor: Actor, requestId: string): boolean
  /** True when a job of one of these actions runs, whoever started it. */
  isRunning(actions: readonly string[]): boolean
  /** The caller's job of that request id. */
  known(actor: Actor, requestId: string): JobRow | null
  /** Null for one of somebody else, unless the caller sees everybody's. */
  find(actor: Actor, id: string): JobRow | null
  /** The caller's own, or everybody's for who sees them. */
  list(actor: Actor, query: Omit<JobQuery, 'whose'>): NumberedJob[]
  items(jobId: string, after: number, limit: number): JobItemRow[]
  /** The job a request started, for who may read the log. */
  ofRequest(origin: string, ids: readonly string[]): JobRow | null
  /** What a request changed of these things, the first `limit`. */
  itemsOfRequest(origin: string, ids: readonly string[], limit: number): JobItemRow[]
  /** Ids recorded under a name that contains a text. */
  idsNamed(part: string): string[]
  /** Ids of the requests behind the jobs about one of these. */
  originsOf(ids: ReadonlySet<string>): ReadonlySet<string>
  failures(runId: string, after: number, limit: number): BulkFailure[]
  resume(actor: Actor, id: string): JobRow | null
  stop(actor: Actor, id: string): JobRow | null
  /** Waits for the parts on their way. */
  close(): Promise<void>
}

type Options = {
  store: RunStore
  lists: JobLists
  siteFor: SiteFor
  log: Pick<FastifyBaseLogger, 'error'>
  waits?: readonly number[]
}

/** Runs of one caller at a time: each keeps the platform busy. */
const mostRunning = 3

const fingerprintOf = ({ work, items }: NewJob) =>
  createHash('sha256')
    .update(JSON.stringify([work, items]))
    .digest('base64url')

/** Jobs of others are for who may read the log of what was done. */
const seesAll = (actor: Actor): boolean => holds(actor, 'AUDIT_READ')

/** True for the jobs a caller started. */
export const isOwn = (actor: Actor, { actor: whose }: Pick<JobRow, 'actor'>): boolean =>
  whose.kind === actor.kind && whose.id === actor.id

/** Whatever ran when the process before this one ended is interrupted now. */
export function createJobs({
  store,
  lists,
  siteFor,
  log,
  waits = [250, 1000, 3000],
}: Options): Jobs {
  store.recover(isRepeatable, lostPart)
  const closing = new AbortController()
  const working = new Map<string, Promise<void>>()
  // Each judges prices and then changes them: two at a time would judge the same ones.
  let pricing: Promise<void> = Promise.resolve()

  function work(id: string, worker: string): void {
    const run = store.find(id)
    const site = run && siteFor(run.actor, run.origin, run.id)
    if (!run || !site) {
      store.end(id, worker, 'INTERRUPTED')
      return
    }
    // Who was stopped may still wait for an answer: what comes of it is known before anybody goes on.
    const isAboutPrices = 'guard' in run.work
    const before = Promise.all([working.get(id), isAboutPrices ? pricing : undefined])
    const own = before
      .then(() => workOff({ store, site, run, worker, closing: closing.signal, waits }))
      .catch((err: unknown) => {
        log.error({ err, run: id }, 'a bulk run broke off')
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
    known: (actor, requestId) => store.findRequest(actor, requestId),
    isRunning: (names) => store.isRunning(names),
    isKnown: (actor, requestId) => store.findRequest(actor, requestId) !== null,
    list: (actor, query) => lists.list({ ...query, ...(!seesAll(actor) && { whose: actor }) }),
    ofRequest: (origin, ids) => lists.ofRequest(origin, ids),
    itemsOfRequest: (origin, ids, limit) => lists.itemsOfRequest(origin, ids, limit),
    idsNamed: (part) => lists.idsNamed(part),
    originsOf: (ids) => lists.originsOf(ids),
    items: (jobId, after, limit) => lists.items(jobId, after, limit),
    failures: (runId, after, limit) => store.failures(runId, after, limit),
    start(asked) {
      const { actor, requestId, origin, items } = asked
      const fingerprint = fingerprintOf(asked)
      const known = store.findRequest(actor, requestId)
      if (known) return known.fingerprint === fingerprint ? known : 'OTHER_INPUT'
      if (store.running(actor) >= mostRunning) return 'TOO_MANY'
      const worker = randomUUID()
      const run = { actor, requestId, fingerprint, work: asked.work, origin }
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
