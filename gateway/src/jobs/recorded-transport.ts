// Records every change made with the site's key: the values before, the platform's response, the values after. A
// single change is a job of its own. docs/decisions/022.
import type { Problem } from '../__generated__/schema-types.ts'
import type { Actor } from '../auth/actor.ts'
import { bulkPayloadOf } from '../domains/common/bulk.ts'
import { problem, problemsOfFailure, withRequestId } from '../graphql/problems.ts'
import type { BulkResponse } from '../platform/bulk.ts'
import type { Product } from '../platform/catalog/product.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { sentForm } from '../platform/mapped-call.ts'
import { type OperationName, operationOf } from '../platform/operations.ts'
import { bindPlatform, type Platform } from '../platform/platform.ts'
import type { PlatformCall } from '../platform/platform-call.ts'
import type { CallScope, Transport } from '../platform/transport.ts'
import type { Thing } from './facts.ts'
import { parametersOf } from './parameters.ts'
import type { PlatformJobs } from './platform-jobs.ts'
import { readThings, thingOfProduct } from './read-things.ts'
import type { RecordStore } from './record-store.ts'
import { type RecordedCall, recordedCall } from './recorded-calls.ts'

export type Recording = {
  store: RecordStore
  actor: Actor
  /** Id of the request that made the change. */
  requestId: string
  /** The job of the calls; without one, the first call creates it. */
  job?: string
  platformJobs: Pick<PlatformJobs, 'follow'>
  onFailure: (err: unknown) => void
}

/** Returns the transport with recording. */
export function recordedTransport(transport: Transport, recording: Recording): Transport {
  // Calls of one request about the same things belong to one change.
  const own = new Map<string, string>()
  // Products that a job read to judge a change are the values before it.
  const seen = new Map<string, Thing>()
  return {
    ...transport,
    async send(service, call, request, scope) {
      const recorded = recordedCall(call)
      if (!recorded) {
        const answer = await transport.send(service, call, request, scope)
        if (recording.job) keepSeen(seen, call, answer)
        return answer
      }
      const site = bindPlatform(transport, { ...scope, beforeCall: undefined })
      const { store, actor, requestId, onFailure } = recording
      const ids = await idsOf(recorded, request, site).catch(reportAndReturn(onFailure, []))
      const was =
        takeSeen(seen, ids) ??
        (await readThings(recorded.kind, ids, site).catch(reportAndReturn(onFailure, undefined)))
      const there = await namedBefore(recorded, request, site).catch(
        reportAndReturn(onFailure, null),
      )
      const open = () => {
        const key = ids.length > 0 ? [recorded.kind, ...ids].join() : call.name + own.size
        const parameters = parametersOf(recorded.kind, sentForm(call, request))
        const name = `${service}.${call.name}`
        const id = own.get(key) ?? store.open({ actor, requestId, call: name, parameters })
        own.set(key, id)
        return id
      }
      const job = recording.job ?? open()
      const items = ids.map((id) => ({ id, thing: was && (was.get(id.toLowerCase()) ?? null) }))
      store.before(job, recorded.kind, items)
      const step = { recorded, recording, job, ids, site, there }
      try {
        const answer = await transport.send(service, call, request, scope)
        await settle(step, answer, transport, scope)
        return answer
      } catch (error) {
        const failed = failureOf(error, call, scope)
        await finish(step, () => failed, [])
        throw error
      }
    },
  }
}

/** Operations by which a job reads the products that it changes. */
const readsProducts: ReadonlySet<OperationName | null> = new Set([
  'catalog.queryProducts',
  'catalog.queryManagedProducts',
  'catalog.getProduct',
])

function keepSeen(seen: Map<string, Thing>, call: PlatformCall, answer: unknown): void {
  if (!readsProducts.has(operationOf(call))) return
  const { products, product } = answer as { products?: readonly Product[]; product?: Product }
  const read = products ?? (product ? [product] : [])
  for (const one of read) seen.set(one.id.toLowerCase(), thingOfProduct(one))
}

/** Returns the products and removes them from `seen`; null unless all were read. */
function takeSeen(seen: Map<string, Thing>, ids: readonly string[]): Map<string, Thing> | null {
  const found = ids.flatMap((id) => {
    const thing = seen.get(id.toLowerCase())
    return thing ? [[id.toLowerCase(), thing] as const] : []
  })
  for (const [id] of found) seen.delete(id)
  return ids.length > 0 && found.length === ids.length ? new Map(found) : null
}

const reportAndReturn =
  <Value>(onFailure: (err: unknown) => void, instead: Value) =>
  (err: unknown): Value => {
    onFailure(err)
    return instead
  }

/**
 * Returns the problem of one thing. `thing`: its current state, null when it is gone, undefined when it could not
 * be read.
 */
type ProblemOf = (id: string, thing: Thing | null | undefined) => Problem | null

type Step = {
  recorded: RecordedCall
  recording: Recording
  job: string
  ids: readonly string[]
  site: Platform
  /** Ids that existed before, for calls that reuse existing things; null when unknown. */
  there: ReadonlySet<string> | null
}

/** Returns the ids of the existing brands that a call would reuse. */
async function namedBefore(
  { names }: RecordedCall,
  request: unknown,
  { catalog }: Platform,
): Promise<ReadonlySet<string>> {
  const wanted = names?.(request) ?? []
  if (wanted.length === 0) return new Set()
  const query = { filter: { name: { in: wanted } }, page: { limit: pageSize } }
  return new Set((await catalog.queryBrands({ query })).brands.map(({ id }) => id))
}

/** Leaves out existing things, because a revert deletes what is recorded as created. */
const newOnes = ({ there }: Step, made: readonly Thing[]): readonly Thing[] =>
  there ? made.filter(({ id }) => !there.has(id)) : []

/** Records the outcome of a call with a response. */
function settle(step: Step, answer: unknown, transport: Transport, scope: CallScope) {
  const { recorded, recording, ids } = step
  const jobId = platformJobIn(answer)
  if (jobId !== null) return follow(step, jobId, transport, scope)
  // A job records created things itself, in place of its items.
  const made = recording.job ? [] : newOnes(step, recorded.made?.(answer) ?? [])
  return finish(step, problemsIn(ids, answer), made)
}

/** Records an asynchronous change when it is finished; the request does not wait for it. */
function follow(step: Step, jobId: string, transport: Transport, scope: CallScope): Promise<void> {
  const { recorded, recording } = step
  const site = bindPlatform(transport, { ...scope, beforeCall: undefined, signal: undefined })
  return recording.platformJobs.follow({ jobId, site }, (isOver) => {
    const unknown = problem(isOver ? 'REFUSED' : 'OUTCOME_UNKNOWN')
    const { isDone = () => isOver } = recorded
    // A member who could not be read has an unknown outcome.
    const problemOf: ProblemOf = (_, thing) => {
      if (thing === undefined) return problem('OUTCOME_UNKNOWN')
      return isDone(thing) ? null : unknown
    }
    return finish({ ...step, site }, problemOf, [])
  })
}

function platformJobIn(answer: unknown): string | null {
  const { jobId } = Object(answer) as { jobId?: unknown }
  return typeof jobId === 'string' && jobId !== '' ? jobId : null
}

/** Reads and records the current values, also after a refusal or a lost response. */
async function finish(
  { recorded: { kind }, recording, job, ids, site }: Step,
  problemOf: ProblemOf,
  made: readonly Thing[],
): Promise<void> {
  const { store, onFailure } = recording
  const is = await readThings(kind, ids, site).catch(reportAndReturn(onFailure, undefined))
  const settles = recording.job === undefined
  if (made.length > 0) {
    store.before(
      job,
      kind,
      made.map(({ id }) => ({ id, thing: null })),
    )
  }
  const items = ids.map((id) => ({ id, thing: is && (is.get(id.toLowerCase()) ?? null) }))
  const all = [...items, ...made.map((thing) => ({ id: thing.id, thing }))]
  store.after(
    job,
    all.map(({ id, thing }) => ({
      id,
      facts: thing === null ? null : thing?.facts,
      name: thing?.name,
      problem: problemOf(id, thing),
    })),
    settles,
  )
  if (settles) store.close(job)
}

/** Returns the problem of each thing in a bulk response. */
function problemsIn(ids: readonly string[], answer: unknown): (id: string) => Problem | null {
  const isBulk = typeof answer === 'object' && answer !== null && 'results' in answer
  if (!isBulk) return () => null
  const { items } = bulkPayloadOf(answer as BulkResponse<unknown>)
  const found = new Map(
    items.map(({ index, success, problems }) => [
      ids[index]?.toLowerCase(),
      success ? null : (problems[0] ?? problem('REFUSED')),
    ]),
  )
  return (id) => found.get(id.toLowerCase()) ?? null
}

function failureOf(
  error: unknown,
  call: PlatformCall,
  { requestId }: Pick<CallScope, 'requestId'>,
): Problem {
  if (!(error instanceof PlatformFailure)) return problem('UPSTREAM_UNAVAILABLE', { requestId })
  if (error.isOutcomeUnknown && !call.repeatable) return problem('OUTCOME_UNKNOWN', { requestId })
  const [first = problem('REFUSED')] = withRequestId(problemsOfFailure(error), requestId)
  return first
}

const pageSize = 100

/** Returns the ids of a request, or of the members its filter finds. */
async function idsOf(
  { ids, found }: RecordedCall,
  request: unknown,
  { members }: Platform,
): Promise<readonly string[]> {
  if (!found) return [...new Set(ids?.(request) ?? [])]
  const { filter, search } = found(request)
  const all: string[] = []
  for (;;) {
    const page = { limit: pageSize, offset: all.length }
    const query = { filter, sort: [{ field: 'id' as const, order: 'ASC' as const }], page }
    const { members: read } = await members.query({ query, search, fields: 'PUBLIC' })
    all.push(...read.map(({ id }) => id))
    if (read.length < pageSize) return all
  }
}
