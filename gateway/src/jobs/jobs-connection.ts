// Lists jobs with filters and cursors, newest first.
import * as commonMessages from '../__generated__/messages/common.ts'
import type { JobFilter } from '../__generated__/schema-types.ts'
import type { CatalogContext } from '../cache/cached-catalog.ts'
import { BadInput } from '../graphql/bad-input.ts'
import { cutPage, limitOf } from '../graphql/paging.ts'
import type { AdminContext } from './admin-services.ts'
import { jobsOf } from './admin-services.ts'
import type { BulkWork } from './job-rows.ts'
import { membersNamed, thingsNamed } from './things-named.ts'

type Arguments = { first?: number | null; after?: string | null; filter?: JobFilter | null }

const cursorOf = (number: number) => Buffer.from(`j${number}`).toString('base64url')

function numberOf(after: string | null | undefined): number | undefined {
  if (!after) return undefined
  const number = /^j(\d{1,15})$/.exec(Buffer.from(after, 'base64url').toString())?.[1]
  if (!number) throw new BadInput('after', commonMessages.notACursor)
  return Number(number)
}

export async function listJobs(
  { first, after, filter }: Arguments,
  context: AdminContext & CatalogContext,
) {
  const limit = limitOf(first)
  const { actor, action, thing, id, about, since, until } = filter ?? {}
  const ids = id ? new Set([id.toLowerCase()]) : about ? await thingsNamed(about, context) : null
  const found = jobsOf(context).list(context.actor, {
    limit: limit + 1,
    ...(after && { before: numberOf(after) }),
    ...(actor && { actor: { part: actor, ids: await membersNamed(actor, context) } }),
    ...(action && { action }),
    ...(thing && { thing }),
    ...(ids && { ids }),
    ...(since && { since: Date.parse(since) }),
    ...(until && { until: Date.parse(until) }),
  })
  return cutPage(found, { limit, after }, ({ number }) => cursorOf(number))
}

/** Returns the parameters of a job, without its ids. */
export function parametersOfWork(work: BulkWork): unknown {
  if (work.action === 'CHANGE') return work.parameters
  const { action: _, ...rest } = work
  return rest
}
