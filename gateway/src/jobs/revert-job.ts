// Reverts what a job changed, as a job of its own. docs/decisions/022.
import { messages } from '../__generated__/messages/jobs.ts'
import type {
  Problem,
  QueryDryRunRevertArgs,
  RevertDryRun,
  RevertJobInput,
} from '../__generated__/schema-types.ts'
import { holds } from '../auth/permissions.ts'
import { countRisks, defaultLimitPercent, unacknowledged } from '../domains/product/price-risks.ts'
import { checkPage } from '../graphql/paging.ts'
import { problem } from '../graphql/problems.ts'
import type { AdminContext } from './admin-services.ts'
import { jobsOf } from './admin-services.ts'
import type { JobItemRow, JobRow, NewItem } from './job-rows.ts'
import { isChosen, planRevert, type RevertPlan, revertDryRun } from './revert.ts'
import { unmeteredSite } from './risk-problems.ts'

const maxItems = 10_000

const itemsOf = (job: JobRow, context: AdminContext): JobItemRow[] =>
  jobsOf(context).items(job.id, { limit: maxItems })

export async function dryRunRevert(
  { id, overwrite, ...page }: QueryDryRunRevertArgs,
  context: AdminContext,
): Promise<RevertDryRun | null> {
  checkPage(page)
  const job = jobsOf(context).find(context.actor, id)
  if (!job) return null
  const plans = await planRevert(itemsOf(job, context), job.finishedAt, unmeteredSite(context))
  return revertDryRun(plans, { total: job.total, overwrite: overwrite ?? false, page })
}

const refused = (...problems: Problem[]) => ({ job: null, problems })

export async function revertJob(input: RevertJobInput, context: AdminContext) {
  const { actor } = context
  const job = jobsOf(context).find(actor, input.id)
  if (!job) return refused(problem('NOT_FOUND', { field: 'id' }))
  const known = jobsOf(context).ofIdempotencyKey(actor, input.idempotencyKey)
  if (known) {
    const isSame = known.work.action === 'REVERT' && known.work.of === job.id
    if (isSame) return { job: known, problems: [] }
    return refused(problem('INVALID_ARGUMENT', { field: 'idempotencyKey' }))
  }
  const recorded = itemsOf(job, context)
  const isAboutMembers = recorded.some(({ thing }) => thing === 'MEMBER')
  if (isAboutMembers && !holds(actor, 'MEMBERS_DELETE')) return refused(problem('FORBIDDEN'))
  return startRevert(job, { input, recorded }, context)
}

type RevertRequest = { input: RevertJobInput; recorded: readonly JobItemRow[] }

async function startRevert(job: JobRow, { input, recorded }: RevertRequest, context: AdminContext) {
  const guard = { acknowledged: input.acknowledge ?? [], limitPercent: defaultLimitPercent }
  const plans = await planRevert(recorded, job.finishedAt, unmeteredSite(context))
  const chosen = plans.filter((plan) => isChosen(plan, input.overwrite ?? false))
  // Requires the same right as deleting in bulk. docs/security.md S89.
  const removes = chosen.some(({ step }) => step?.do === 'REMOVE')
  if (removes && !holds(context.actor, 'CATALOG_DELETE')) return refused(problem('FORBIDDEN'))
  if (chosen.length === 0) {
    return refused(
      problem('INVALID_ARGUMENT', { field: 'id', message: messages.thereIsNothingLeftToTake }),
    )
  }
  const counts = countRisks(chosen.map((one) => one.risks))
  const { acknowledged, limitPercent } = guard
  const open = unacknowledged(counts, acknowledged, { field: 'acknowledge', limitPercent })
  if (open.length > 0) return refused(...open)
  const { actor, requestId } = context
  const work = { action: 'REVERT' as const, of: job.id, guard }
  const items = chosen.flatMap(itemOf)
  const started = jobsOf(context).start({
    actor,
    idempotencyKey: input.idempotencyKey,
    requestId,
    work,
    items,
  })
  if (typeof started === 'string') return refused(problem('LIMIT_REACHED'))
  return { job: started, problems: [] }
}

const itemOf = ({ item: { id }, step }: RevertPlan): NewItem[] => (step ? [{ id, step }] : [])
