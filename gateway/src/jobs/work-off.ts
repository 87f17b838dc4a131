// Works a run off, part by part, until nothing is left, somebody stops it, or the platform is away.
import { problem } from '../graphql/problems.ts'
import type { Platform } from '../platform/platform.ts'
import { type Action, actions, isRepeatable, sendPart } from './actions.ts'
import type { BulkItemRow, BulkOutcome, JobRow } from './job-rows.ts'
import type { RunStore } from './job-store.ts'
import { failureOf, type PartFailure } from './part-failure.ts'
import { isStepDelete, type StepOutcome } from './steps.ts'

type Run = Pick<JobRow, 'id' | 'work' | 'origin'>
type Work = {
  store: RunStore
  site: Platform
  run: Run
  worker: string
  /** Aborted when the process ends: the part on its way is the last. */
  closing: AbortSignal
  /** Milliseconds to wait after each failure in a row; after the last the run is interrupted. */
  waits: readonly number[]
}

export async function workOff(work: Work): Promise<void> {
  const { store, run, worker, closing, waits } = work
  const action = actions[run.work.action]
  let failures = 0
  while (!closing.aborted) {
    const items = inTurn(store.waiting(run.id, action.size * action.atOnce))
    if (items.length === 0) return store.end(run.id, worker, 'DONE')
    if (!store.send(run.id, worker, items)) return
    const trouble = await sendRound(work, action, items)
    failures = trouble ? failures + 1 : 0
    const wait = waitAfter(trouble, waits[failures - 1])
    if (wait === null) return store.end(run.id, worker, 'INTERRUPTED', trouble?.problem)
    if (wait > 0) await pause(wait, closing)
  }
  store.end(run.id, worker, 'INTERRUPTED')
}

/** A brand or a collection goes: products may have it. */
const isBrandGoing = ({ step }: BulkItemRow): boolean =>
  isStepDelete(step) && !(step?.do === 'REMOVE' && step.kind === 'PRODUCT')

/** A brand goes once nothing before it waits: the same job takes its products to another one. */
function inTurn(items: BulkItemRow[]): BulkItemRow[] {
  const others = items.filter((item) => !isBrandGoing(item))
  return others.length > 0 ? others : items
}

/** While something before it was refused, products may still carry the brand. */
const brandStays = problem('REFUSED', {
  message: 'Something before it was refused, so this one stays. See to that, then try again.',
})

/** Milliseconds until the next round; null when there shall be none. */
function waitAfter(trouble: PartFailure | null, wait: number | undefined): number | null {
  if (!trouble) return 0
  return trouble.kind === 'stop' ? null : (wait ?? null)
}

/** The worst that happened to the parts of a round; what was answered is noted in any case. */
async function sendRound(
  work: Work,
  action: Action,
  items: readonly BulkItemRow[],
): Promise<PartFailure | null> {
  const parts = Array.from({ length: Math.ceil(items.length / action.size) }, (_, at) =>
    items.slice(at * action.size, (at + 1) * action.size),
  )
  const troubles = await Promise.all(parts.map((part) => sendOne(work, action, part)))
  const given = troubles.filter((one) => one !== null)
  return given.find(({ kind }) => kind === 'stop') ?? given[0] ?? null
}

async function sendOne(
  { store, site, run }: Work,
  action: Action,
  part: readonly BulkItemRow[],
): Promise<PartFailure | null> {
  if (part.some(isBrandGoing) && store.failures(run.id, -1, 1).length > 0) {
    store.answered(
      run.id,
      part.map(({ place }) => ({ place, problem: brandStays })),
    )
    return null
  }
  try {
    const outcomes = await sendPart(site, run.work, part)
    store.answered(run.id, outcomesOf(part, outcomes, action))
    return null
  } catch (error) {
    const isAgain = part.every(({ step }) => isRepeatable(run.work, step))
    const failure = failureOf(error, { ...action, isRepeatable: isAgain }, run.origin)
    if (failure.kind === 'again' || failure.kind === 'stop') {
      store.unsent(run.id, part)
      return failure
    }
    const all = part.map(() => ({ problem: failure.problem }))
    store.answered(run.id, outcomesOf(part, all, action))
    return failure.kind === 'unknown' ? failure : null
  }
}

/** What was sent before and is gone now went with that call, whose answer was lost. */
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

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end, { once: true })
    if (signal.aborted) end()
  })
}
