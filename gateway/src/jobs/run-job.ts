// Runs a job batch by batch until it is done, stopped, or the platform is unavailable.
import { messages } from '../__generated__/messages/jobs.ts'
import type { Actor } from '../auth/actor.ts'
import { problem } from '../graphql/problems.ts'
import type { Platform } from '../platform/platform.ts'
import { type Action, actions, isRepeatable, sendBatch } from './actions.ts'
import type { BulkItemRow, BulkOutcome, BulkWork, JobRow } from './job-rows.ts'
import type { JobStore } from './job-store.ts'
import { failureOf, type PartFailure } from './part-failure.ts'
import { pause } from './pause.ts'
import { isStepDelete, type StepOutcome } from './steps.ts'

type Run = Pick<JobRow, 'id' | 'actor' | 'work' | 'requestId'>
/** Returns whether an actor may still do such work. */
export type MayGoOn = (actor: Actor, work: BulkWork) => Promise<boolean>
type Runner = {
  store: JobStore
  site: Platform
  run: Run
  worker: string
  /** Aborted when the process ends: the batch in flight is the last one. */
  closing: AbortSignal
  /** Called before each round: once it resolves to false no further batch is sent. */
  mayGoOn: MayGoOn
  /** Milliseconds to wait after each failure in a row; after the last one the job is interrupted. */
  waits: readonly number[]
}

export async function runJob(work: Runner): Promise<void> {
  const { store, run, worker, closing, waits } = work
  const action = actions[run.work.action]
  let failures = 0
  while (!closing.aborted) {
    const items = await nextItems(work, action)
    if (!items) return
    const failure = await sendRound(work, action, items)
    failures = failure ? failures + 1 : 0
    const wait = waitAfter(failure, waits[failures - 1])
    if (wait === null) return store.end(run.id, worker, 'INTERRUPTED', failure?.problem)
    if (wait > 0) await pause(wait, closing)
  }
  store.end(run.id, worker, 'INTERRUPTED')
}

/** Marks the items of the next round as sent; returns null when the job has ended. */
async function nextItems(
  { store, run, worker, mayGoOn }: Runner,
  action: Action,
): Promise<BulkItemRow[] | null> {
  const items = brandsLast(store.waiting(run.id, action.size * action.maxInFlight))
  if (items.length === 0) {
    store.end(run.id, worker, 'DONE')
    return null
  }
  if (!(await mayGoOn(run.actor, run.work))) {
    store.end(run.id, worker, 'INTERRUPTED', problem('FORBIDDEN'))
    return null
  }
  return store.send(run.id, worker, items) ? items : null
}

/** Returns whether the step deletes a brand or a collection, which products may still use. */
const isBrandGoing = ({ step }: BulkItemRow): boolean =>
  isStepDelete(step) && !(step?.do === 'REMOVE' && step.kind === 'PRODUCT')

/** Deletes brands last: earlier items of the same job move their products to another brand. */
function brandsLast(items: BulkItemRow[]): BulkItemRow[] {
  const others = items.filter((item) => !isBrandGoing(item))
  return others.length > 0 ? others : items
}

/** If an earlier item was refused, products may still use the brand. */
const brandStays = () => problem('REFUSED', { message: messages.earlierRefused })

/** Returns milliseconds until the next round; null to interrupt the job. */
function waitAfter(failure: PartFailure | null, wait: number | undefined): number | null {
  if (!failure) return 0
  return failure.kind === 'stop' ? null : (wait ?? null)
}

/** Sends a round of batches and stores their outcomes. Returns the most severe failure. */
async function sendRound(
  work: Runner,
  action: Action,
  items: readonly BulkItemRow[],
): Promise<PartFailure | null> {
  const parts = Array.from({ length: Math.ceil(items.length / action.size) }, (_, at) =>
    items.slice(at * action.size, (at + 1) * action.size),
  )
  const failures = await Promise.all(parts.map((part) => sendBatchOf(work, action, part)))
  const given = failures.filter((one) => one !== null)
  return given.find(({ kind }) => kind === 'stop') ?? given[0] ?? null
}

async function sendBatchOf(
  { store, site, run }: Runner,
  action: Action,
  part: readonly BulkItemRow[],
): Promise<PartFailure | null> {
  if (part.some(isBrandGoing) && store.hasFailures(run.id)) {
    store.answered(
      run.id,
      part.map(({ place }) => ({ place, problem: brandStays() })),
    )
    return null
  }
  try {
    const outcomes = await sendBatch(site, run.work, part)
    store.answered(run.id, outcomesOf(part, outcomes, action))
    return null
  } catch (error) {
    const isAgain = part.every(({ step }) => isRepeatable(run.work, step))
    const failure = failureOf(error, { ...action, isRepeatable: isAgain }, run.requestId)
    if (failure.kind === 'again' || failure.kind === 'stop') {
      store.unsent(run.id, part)
      return failure
    }
    const all = part.map(() => ({ problem: failure.problem }))
    store.answered(run.id, outcomesOf(part, all, action))
    return failure.kind === 'unknown' ? failure : null
  }
}

/** An item that was sent before and is now missing was deleted by that call, whose response was lost. */
function outcomesOf(
  part: readonly BulkItemRow[],
  outcomes: readonly StepOutcome[],
  { isDelete }: Action,
): BulkOutcome[] {
  return part.map(({ place, sent, step }, at) => {
    const { problem = null, made } = outcomes[at] ?? {}
    const deletes = isDelete || isStepDelete(step)
    const wentBefore = deletes && sent > 0 && problem?.code === 'NOT_FOUND'
    return { place, problem: wentBefore ? null : problem, made }
  })
}
