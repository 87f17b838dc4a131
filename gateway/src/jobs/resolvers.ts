// Runs over up to 10,000 things. Each belongs to who started it.
import { allProductsCollectionId } from '@vitrine/platform'
import type { MutationResolvers, Problem } from '../__generated__/resolvers.ts'
import { unmeteredSite } from '../domains/product/dry-run-prices.ts'
import { changeOfAdjust, changeOfSet, isAboutMoney } from '../domains/product/price-change.ts'
import { guardProblems, judge, strictGuard } from '../domains/product/price-guard.ts'
import { readMany } from '../domains/product/read-many.ts'
import type { Context } from '../graphql/context.ts'
import type { DomainResolvers } from '../graphql/domain-resolvers.ts'
import { cursorOf, cutPage, limitOf, windowOf } from '../graphql/paging.ts'
import { holds } from '../graphql/permissions.ts'
import { problem, problemsOfFailure } from '../graphql/problems.ts'
import { siteOf } from '../graphql/site.ts'
import { actions } from './actions.ts'
import type { BulkWork, JobRow } from './job-rows.ts'
import { jobsOf } from './owner-services.ts'
import { readRun } from './read-input.ts'

const refusals = {
  OTHER_INPUT: problem('INVALID_ARGUMENT', {
    field: 'input.requestId',
    message: 'This request id belongs to another job.',
  }),
  FORBIDDEN: problem('FORBIDDEN', { field: 'input.action' }),
  TOO_MANY: problem('LIMIT_REACHED', {
    message: 'Three of your jobs are on their way. Wait for one of them.',
  }),
}

const startJob: MutationResolvers['startJob'] = async (_, { input }, context) => {
  const jobs = jobsOf(context)
  const { work, problems } = readRun(input)
  if (!work) return { job: null, problems }
  if (!mayRun(work, context)) return { job: null, problems: [refusals.FORBIDDEN] }
  const { actor, requestId: origin } = context
  const { requestId, ids } = input
  // What was started before was judged then.
  if (!jobs.isKnown(actor, requestId)) {
    const found = [
      ...(await collectionProblems(work, context)),
      ...(await riskProblems(work, ids, context)),
    ]
    if (found.length > 0) return { job: null, problems: found }
  }
  const started = jobs.start({ actor, requestId, origin, work, ids })
  if (typeof started === 'string') return { job: null, problems: [refusals[started]] }
  return { job: started, problems: [] }
}

/** A collection that is not there would refuse every part. */
async function collectionProblems(work: BulkWork, context: Context): Promise<Problem[]> {
  if (!('collectionId' in work)) return []
  const field = 'input.collectionId'
  const id = work.collectionId
  if (id === allProductsCollectionId) return [problem('BUILT_IN_COLLECTION', { field })]
  try {
    await siteOf(context).collections.getCollection({ id })
    return []
  } catch (error) {
    return problemsOfFailure(error, field)
  }
}

/** Many things are deleted at once by those alone who hold the right to it. SECURITY row 89. */
const mayRun = ({ action }: BulkWork, { actor }: Context): boolean =>
  !actions[action].isDelete || holds(actor, 'CATALOG_DELETE')

/** A job that was begun before the right was lost stays where it is. */
function resumeJob(id: string, context: Context) {
  const jobs = jobsOf(context)
  const job = jobs.find(context.actor, id)
  if (job && !mayRun(job.work, context)) return { job, problems: [problem('FORBIDDEN')] }
  return answer(jobs.resume(context.actor, id))
}

/** Risks of a price change that nobody acknowledged, over all of its products. SECURITY S91. */
async function riskProblems(
  work: BulkWork,
  ids: readonly string[],
  context: Context,
): Promise<Problem[]> {
  if (work.action !== 'SET_PROPERTY' && work.action !== 'ADJUST_PROPERTY') return []
  const change = 'set' in work ? changeOfSet(work.set) : changeOfAdjust(work.adjust)
  if (!isAboutMoney(change)) return []
  const { guard = strictGuard } = work
  const products = await readMany(ids, unmeteredSite(context))
  const changes = ids.map((id) => [id, change] as const)
  return guardProblems(judge(changes, products, guard.limitPercent), guard, 'input.acknowledge')
}

const answer = (run: JobRow | null) => ({
  job: run,
  problems: run ? [] : [problem('NOT_FOUND', { field: 'id' })],
})

const timeOf = (at: number) => new Date(at).toISOString()

export const jobResolvers = {
  Query: {
    job: (_, { id }, context) => jobsOf(context).find(context.actor, id),
    jobs(_, { first }, context) {
      return jobsOf(context).recent(context.actor, limitOf(first))
    },
  },
  Mutation: {
    startJob,
    resumeJob: (_, { id }, context) => resumeJob(id, context),
    stopJob: (_, { id }, context) => answer(jobsOf(context).stop(context.actor, id)),
  },
  Job: {
    action: ({ work }) => work.action,
    done: ({ succeeded, failed }) => succeeded + failed,
    startedAt: ({ startedAt }) => timeOf(startedAt),
    finishedAt: ({ finishedAt }) => (finishedAt === null ? null : timeOf(finishedAt)),
    failures(run, args, context) {
      const { limit, offset } = windowOf(args)
      // A cursor is the place of the last one in the list of ids, which stays where it is while others fail.
      const found = jobsOf(context).failures(run.id, offset - 1, limit + 1)
      const { after } = args
      const page = cutPage(found, { limit, after }, ({ index }) => cursorOf(index))
      return { ...page, totalCount: run.failed }
    },
  },
} satisfies DomainResolvers
