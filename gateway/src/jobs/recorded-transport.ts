// Every change with the site's key is recorded where it leaves: what there was before, what the platform
// answered, what there is afterwards. A change made by itself is a job of its own. docs/decisions/022.
import type { Call, WireProduct } from '@vitrine/platform'
import type { Problem } from '../__generated__/resolvers.ts'
import { type BulkAnswer, bulkPayloadOf } from '../domains/common/bulk.ts'
import type { Actor } from '../graphql/actor.ts'
import { problem, problemsOfFailure, withRequestId } from '../graphql/problems.ts'
import { PlatformFailure } from '../platform/failure.ts'
import { bindPlatform, type Platform } from '../platform/platform.ts'
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
  /** Id of the request behind it. */
  origin: string
  /** The job the calls belong to; without one the first call opens it. */
  job?: string
  platformJobs: Pick<PlatformJobs, 'follow'>
  onFailure: (err: unknown) => void
}

/** The same transport, with a record of what changes through it. */
export function recordedTransport(transport: Transport, recording: Recording): Transport {
  // Calls of one request about the same things are one change.
  const own = new Map<string, string>()
  // What a job read of products to judge a change is what there was before it.
  const seen = new Map<string, Thing>()
  return {
    ...transport,
    async send(service, call, request, scope) {
      const recorded = recordedCall(service, call.name)
      if (!recorded) {
        const answer = await transport.send(service, call, request, scope)
        if (recording.job) keepSeen(seen, service, answer)
        return answer
      }
      const site = bindPlatform(transport, { ...scope, beforeCall: undefined })
      const { store, actor, origin, onFailure } = recording
      const ids = await idsOf(recorded, request, site).catch(noted(onFailure, []))
      const was =
        takeSeen(seen, ids) ??
        (await readThings(recorded.kind, ids, site).catch(noted(onFailure, undefined)))
      const there = await namedBefore(recorded, request, site).catch(noted(onFailure, null))
      const open = () => {
        const key = ids.length > 0 ? [recorded.kind, ...ids].join() : call.name + own.size
        const parameters = parametersOf(recorded.kind, request)
        const name = `${service}.${call.name}`
        const id = own.get(key) ?? store.open({ actor, origin, call: name, parameters })
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

function keepSeen(seen: Map<string, Thing>, service: string, answer: unknown): void {
  if (service !== 'catalogStringQueries' && service !== 'productsRead') return
  const { products, product } = answer as { products?: WireProduct[]; product?: WireProduct }
  const read = products ?? (product ? [product] : [])
  for (const one of read) seen.set(one.id.toLowerCase(), thingOfProduct(one))
}

/** Null unless all of them were read; what is taken is forgotten. */
function takeSeen(seen: Map<string, Thing>, ids: readonly string[]): Map<string, Thing> | null {
  const found = ids.flatMap((id) => {
    const thing = seen.get(id.toLowerCase())
    return thing ? [[id.toLowerCase(), thing] as const] : []
  })
  for (const [id] of found) seen.delete(id)
  return ids.length > 0 && found.length === ids.length ? new Map(found) : null
}

const noted =
  <Value>(onFailure: (err: unknown) => void, instead: Value) =>
  (err: unknown): Value => {
    onFailure(err)
    return instead
  }

/** What is wrong with one thing. `thing`: as it is now, null when it is gone, undefined when it could not be read. */
type ProblemOf = (id: string, thing: Thing | null | undefined) => Problem | null

type Step = {
  recorded: RecordedCall
  recording: Recording
  job: string
  ids: readonly string[]
  site: Platform
  /** Ids that were there before, of a call that takes what it finds; null where nobody knows. */
  there: ReadonlySet<string> | null
}

/** Ids of the brands a call would find. */
async function namedBefore(
  { names }: RecordedCall,
  request: unknown,
  { brands }: Platform,
): Promise<ReadonlySet<string>> {
  const wanted = names?.(request) ?? []
  if (wanted.length === 0) return new Set()
  const query = { filter: { name: { $in: [...wanted] } }, cursorPaging: { limit: pageSize } }
  return new Set((await brands.queryBrands({ query })).brands.map(({ id }) => id))
}

/** Without what was there before: a revert deletes what is recorded as made. */
const newOnes = ({ there }: Step, made: readonly Thing[]): readonly Thing[] =>
  there ? made.filter(({ id }) => !there.has(id)) : []

/** Notes what came of a call that was answered. */
function settle(step: Step, answer: unknown, transport: Transport, scope: CallScope) {
  const { recorded, recording, ids } = step
  const jobId = platformJobIn(answer)
  if (jobId !== null) return follow(step, jobId, transport, scope)
  // What a job makes takes the place of its item: the job says so itself.
  const made = recording.job ? [] : newOnes(step, recorded.made?.(answer) ?? [])
  return finish(step, problemsIn(ids, answer), made)
}

/** Notes what the platform did on its own time once it is through; the request does not wait for that. */
function follow(step: Step, jobId: string, transport: Transport, scope: CallScope): Promise<void> {
  const { recorded, recording } = step
  const site = bindPlatform(transport, { ...scope, beforeCall: undefined, signal: undefined })
  return recording.platformJobs.follow({ jobId, site }, (isOver) => {
    const unknown = problem(isOver ? 'REFUSED' : 'OUTCOME_UNKNOWN')
    const { isDone = () => isOver } = recorded
    // A member who could not be read is as good as one without an answer.
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

/** Reads what there is now, also after a refusal or a lost answer, and notes both. */
async function finish(
  { recorded: { kind }, recording, job, ids, site }: Step,
  problemOf: ProblemOf,
  made: readonly Thing[],
): Promise<void> {
  const { store, onFailure } = recording
  const is = await readThings(kind, ids, site).catch(noted(onFailure, undefined))
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

/** What a call about many says of each of them. */
function problemsIn(ids: readonly string[], answer: unknown): (id: string) => Problem | null {
  const isBulk = typeof answer === 'object' && answer !== null && 'results' in answer
  if (!isBulk) return () => null
  const { items } = bulkPayloadOf(answer as BulkAnswer<unknown>)
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
  call: Call,
  { requestId }: Pick<CallScope, 'requestId'>,
): Problem {
  if (!(error instanceof PlatformFailure)) return problem('UPSTREAM_UNAVAILABLE', { requestId })
  if (error.isOutcomeUnknown && !call.repeatable) return problem('OUTCOME_UNKNOWN', { requestId })
  const [first = problem('REFUSED')] = withRequestId(problemsOfFailure(error), requestId)
  return first
}

const pageSize = 100

/** Ids of the request, or of the members its filter finds. */
async function idsOf(
  { ids, found }: RecordedCall,
  request: unknown,
  { members }: Platform,
): Promise<readonly string[]> {
  if (!found) return [...new Set(ids?.(request) ?? [])]
  const { filter, search } = found(request)
  const all: string[] = []
  for (;;) {
    const paging = { limit: pageSize, offset: all.length }
    const sorting = [{ fieldName: 'id', order: 'ASC' as const }]
    const asked = { query: { filter, sorting, paging }, search, fieldsets: ['PUBLIC' as const] }
    const page = await members.queryMembers(asked as Parameters<typeof members.queryMembers>[0])
    all.push(...page.members.map(({ id }) => id))
    if (page.members.length < pageSize) return all
  }
}
