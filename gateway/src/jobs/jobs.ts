// Runs over many things: started once, worked off in the background under the name of who started them.
import { createHash, randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Actor } from '../graphql/actor.ts'
import { isRepeatable } from './actions.ts'
import type { BulkFailure, BulkWork, JobRow } from './job-rows.ts'
import type { RunStore } from './job-store.ts'
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
  ids: readonly string[]
}

export type Jobs = {
  /** `OTHER_INPUT` under the same request id, `TOO_MANY` of the caller's running. */
  start(run: NewJob): JobRow | 'OTHER_INPUT' | 'TOO_MANY'
  /** True when the caller has a run of that request id. */
  isKnown(actor: Actor, requestId: string): boolean
  /** Null for one of somebody else. */
  find(actor: Actor, id: string): JobRow | null
  recent(actor: Actor, limit: number): JobRow[]
  failures(runId: string, after: number, limit: number): BulkFailure[]
  resume(actor: Actor, id: string): JobRow | null
  stop(actor: Actor, id: string): JobRow | null
  /** Waits for the parts on their way. */
  close(): Promise<void>
}

type Options = {
  store: RunStore
  siteFor: SiteFor
  log: Pick<FastifyBaseLogger, 'error'>
  waits?: readonly number[]
}

/** Runs of one caller at a time: each keeps the platform busy. */
const mostRunning = 3

const fingerprintOf = ({ work, ids }: NewJob) =>
  createHash('sha256')
    .update(JSON.stringify([work, ids]))
    .digest('base64url')

/** Whatever ran when the process before this one ended is interrupted now. */
export function createJobs({ store, siteFor, log, waits = [250, 1000, 3000] }: Options): Jobs {
  store.recover(isRepeatable, lostPart)
  const closing = new AbortController()
  const working = new Map<string, Promise<void>>()

  function work(id: string, worker: string): void {
    const run = store.find(id)
    const site = run && siteFor(run.actor, run.origin)
    if (!run || !site) {
      store.end(id, worker, 'INTERRUPTED')
      return
    }
    // Who was stopped may still wait for an answer: what comes of it is known before anybody goes on.
    const before = working.get(id) ?? Promise.resolve()
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
  }

  function find(actor: Actor, id: string): JobRow | null {
    const run = store.find(id)
    const isOwn = run?.actor.kind === actor.kind && run.actor.id === actor.id
    return isOwn ? run : null
  }

  return {
    find,
    isKnown: (actor, requestId) => store.findRequest(actor, requestId) !== null,
    recent: (actor, limit) => store.recent(actor, limit),
    failures: (runId, after, limit) => store.failures(runId, after, limit),
    start(asked) {
      const { actor, requestId, origin, ids } = asked
      const fingerprint = fingerprintOf(asked)
      const known = store.findRequest(actor, requestId)
      if (known) return known.fingerprint === fingerprint ? known : 'OTHER_INPUT'
      const running = store.recent(actor, 100).filter(({ state }) => state === 'RUNNING')
      if (running.length >= mostRunning) return 'TOO_MANY'
      const worker = randomUUID()
      const run = { actor, requestId, fingerprint, work: asked.work, origin }
      const id = store.create(run, ids, worker)
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
