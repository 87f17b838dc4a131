// Lists jobs with filters and cursors, newest first.
import type { JobFilter } from '../__generated__/schema-types.ts'
import type { CatalogContext } from '../cache/cached-catalog.ts'
import { type NumberedPageArguments, numberedPages } from '../graphql/numbered-pages.ts'
import type { AdminContext } from './admin-services.ts'
import { jobsOf } from './admin-services.ts'
import type { BulkFailure, BulkWork, JobItemRow } from './job-rows.ts'
import type { NumberedJob } from './list-jobs.ts'
import { membersNamed, thingsNamed } from './things-named.ts'

type Arguments = NumberedPageArguments & { filter?: JobFilter | null }

const pageOf = numberedPages<NumberedJob>('j', { numberOf: ({ number }) => number, usualSize: 20 })
const byIndex = { numberOf: ({ index }: { index: number }) => index, order: 'ASC' } as const

/** Returns pages of the items of a job. A cursor is the index of an item, which never changes. */
export const pageOfItems = numberedPages<JobItemRow>('i', byIndex)

/** Returns pages of the failures of a job; their cursors stay right while further items fail. */
export const pageOfFailures = numberedPages<BulkFailure>('f', byIndex)

export async function listJobs(
  { filter, ...args }: Arguments,
  context: AdminContext & CatalogContext,
) {
  const { actor, actions, things, entityId: id, about, since, until } = filter ?? {}
  const ids = id ? new Set([id.toLowerCase()]) : about ? await thingsNamed(about, context) : null
  const conditions = {
    ...(actor && { actor: { part: actor, ids: await membersNamed(actor, context) } }),
    ...(actions && { actions }),
    ...(things && { things }),
    ...(ids && { ids }),
    ...(since && { since: Date.parse(since) }),
    ...(until && { until: Date.parse(until) }),
  }
  const jobs = jobsOf(context)
  return {
    ...pageOf(args, (range) => jobs.list(context.actor, { ...range, ...conditions })),
    totalCount: () => jobs.count(context.actor, conditions),
  }
}

/** Returns the parameters of a job, without its ids. */
export function parametersOfWork(work: BulkWork): unknown {
  if (work.action === 'CHANGE') return work.parameters
  const { action: _, ...rest } = work
  return rest
}
