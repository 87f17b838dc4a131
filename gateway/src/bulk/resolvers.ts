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
import { bulkRunsOf } from './owner-services.ts'
import { readRun } from './read-input.ts'
import type { BulkRunRow, BulkWork } from './run-rows.ts'

const refusals = {
  OTHER_INPUT: problem('INVALID_ARGUMENT', {
    field: 'input.requestId',
    message: 'This request id belongs to another run.',
  }),
  FORBIDDEN: problem('FORBIDDEN', { field: 'input.action' }),
  TOO_MANY: problem('LIMIT_REACHED', {
    message: 'Three of your runs are on their way. Wait for one of them.',
  }),
}

const startBulkRun: MutationResolvers['startBulkRun'] = async (_, { input }, context) => {
  const runs = bulkRunsOf(context)
  const { work, problems } = readRun(input)
  if (!work) return { run: null, problems }
  if (!mayRun(work, context)) return { run: null, problems: [refusals.FORBIDDEN] }
  const { actor, requestId: origin } = context
  const { requestId, ids } = input
  // What was started before was judged then.
  if (!runs.isKnown(actor, requestId)) {
    const found = [
      ...(await collectionProblems(work, context)),
      ...(await riskProblems(work, ids, context)),
    ]
    if (found.length > 0) return { run: null, problems: found }
  }
  const started = runs.start({ actor, requestId, origin, work, ids })
  if (typeof started === 'string') return { run: null, problems: [refusals[started]] }
  return { run: started, problems: [] }
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

/** A run that was begun before the right was lost stays where it is. */
function resumeBulkRun(id: string, context: Context) {
  const runs = bulkRunsOf(context)
  const run = runs.find(context.actor, id)
  if (run && !mayRun(run.work, context)) return { run, problems: [problem('FORBIDDEN')] }
  return answer(runs.resume(context.actor, id))
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

const answer = (run: BulkRunRow | null) => ({
  run,
  problems: run ? [] : [problem('NOT_FOUND', { field: 'id' })],
})

const timeOf = (at: number) => new Date(at).toISOString()

export const bulkRunResolvers = {
  Query: {
    bulkRun: (_, { id }, context) => bulkRunsOf(context).find(context.actor, id),
    bulkRuns(_, { first }, context) {
      return bulkRunsOf(context).recent(context.actor, limitOf(first))
    },
  },
  Mutation: {
    startBulkRun,
    resumeBulkRun: (_, { id }, context) => resumeBulkRun(id, context),
    stopBulkRun: (_, { id }, context) => answer(bulkRunsOf(context).stop(context.actor, id)),
  },
  BulkRun: {
    action: ({ work }) => work.action,
    done: ({ succeeded, failed }) => succeeded + failed,
    startedAt: ({ startedAt }) => timeOf(startedAt),
    finishedAt: ({ finishedAt }) => (finishedAt === null ? null : timeOf(finishedAt)),
    failures(run, args, context) {
      const { limit, offset } = windowOf(args)
      // A cursor is the place of the last one in the list of ids, which stays where it is while others fail.
      const found = bulkRunsOf(context).failures(run.id, offset - 1, limit + 1)
      const { after } = args
      const page = cutPage(found, { limit, after }, ({ index }) => cursorOf(index))
      return { ...page, totalCount: run.failed }
    },
  },
} satisfies DomainResolvers
