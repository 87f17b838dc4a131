// Bulk jobs over up to 10,000 things.

import { allProductsCollectionId } from '@vitrine/platform'
import { messages as commonMessages } from '../__generated__/messages/common.ts'
import { messages } from '../__generated__/messages/jobs.ts'
import type { MutationResolvers } from '../__generated__/resolvers.ts'
import type { Problem } from '../__generated__/schema-types.ts'
import { brandActions, oneAtATime } from '../domains/brand/brand-jobs.ts'
import type { DomainResolvers } from '../graphql/domain-resolvers.ts'
import { problem, problemsOfFailure } from '../graphql/problems.ts'
import { requireAdminPlatform } from '../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../platform/admin-platform.ts'
import type { AdminContext } from './admin-services.ts'
import { jobsOf } from './admin-services.ts'
import { changesBetween } from './facts.ts'
import type { BulkWork, JobRow } from './job-rows.ts'
import { isOwn } from './jobs.ts'
import { listJobs, pageOfFailures, pageOfItems, parametersOfWork } from './jobs-connection.ts'
import { mayRun } from './may-run.ts'
import { normalizeBrands } from './normalize-brands.ts'
import { readJobInput } from './read-input.ts'
import { dryRunRevert, revertJob } from './revert-job.ts'
import { riskProblems } from './risk-problems.ts'
import { memberName, shownField, shownValue } from './shown-names.ts'

const refusals = {
  OTHER_INPUT: () =>
    problem('INVALID_ARGUMENT', {
      field: 'idempotencyKey',
      message: commonMessages.idempotencyKeyOfAnotherJob,
    }),
  FORBIDDEN: () => problem('FORBIDDEN', { field: 'work' }),
  TOO_MANY: () => problem('LIMIT_REACHED', { message: messages.tooManyJobs }),
}

const startJob: MutationResolvers['startJob'] = async (_, { input: given }, context) => {
  const jobs = jobsOf(context)
  const read = readJobInput(given, context.config.store.weightUnit)
  if (!read.work) return { job: null, problems: read.problems }
  if (!mayRun(read.work, context.actor)) return { job: null, problems: [refusals.FORBIDDEN()] }
  const { work, items } = await normalizeBrands({ work: read.work, items: read.items }, context)
  const { actor, requestId } = context
  const { idempotencyKey } = given
  // The risks of a known job were judged when it was first started.
  if (!jobs.isKnown(actor, idempotencyKey)) {
    const found = [
      ...(await collectionProblems(work, context)),
      ...(await riskProblems({ work, items }, context)),
    ]
    if (found.length > 0) return { job: null, problems: found }
  }
  const started = jobs.start({ actor, idempotencyKey, requestId, work, items })
  if (typeof started === 'string') return { job: null, problems: [refusals[started]()] }
  return { job: started, problems: [] }
}

/** A missing collection would make the platform refuse every batch. */
async function collectionProblems(
  work: BulkWork,
  context: AdminPlatformContext,
): Promise<Problem[]> {
  if (!('collectionId' in work)) return []
  const name = work.action === 'ADD_TO_COLLECTION' ? 'addToCollection' : 'removeFromCollection'
  const field = `work.${name}.collectionId`
  const id = work.collectionId
  if (id === allProductsCollectionId) return [problem('BUILT_IN_COLLECTION', { field })]
  try {
    await requireAdminPlatform(context).catalog.getCollection({ id })
    return []
  } catch (error) {
    return problemsOfFailure(error, field)
  }
}

/** An actor who lost the right cannot resume the job. */
function resumeJob(id: string, context: AdminContext) {
  const jobs = jobsOf(context)
  const job = jobs.find(context.actor, id)
  if (job && !mayRun(job.work, context.actor)) return { job, problems: [problem('FORBIDDEN')] }
  if (job && brandActions.includes(job.work.action) && jobs.isRunning(brandActions)) {
    return { job, problems: [oneAtATime()] }
  }
  return answer(jobs.resume(context.actor, id))
}

const answer = (run: JobRow | null) => ({
  job: run,
  problems: run ? [] : [problem('NOT_FOUND', { field: 'id' })],
})

const timeOf = (at: number) => new Date(at).toISOString()

export const jobResolvers = {
  Query: {
    job: (_, { id }, context) => jobsOf(context).find(context.actor, id),
    jobs: (_, args, context) => listJobs(args, context),
    dryRunRevert: (_, args, context) => dryRunRevert(args, context),
  },
  Mutation: {
    startJob,
    revertJob: (_, { input }, context) => revertJob(input, context),
    resumeJob: (_, { input: { id } }, context) => resumeJob(id, context),
    stopJob: (_, { input: { id } }, context) => answer(jobsOf(context).stop(context.actor, id)),
  },
  Job: {
    action: ({ work }) => work.action,
    call: ({ work }) => (work.action === 'CHANGE' ? work.call : null),
    parameters: ({ work }) => parametersOfWork(work),
    own: (job, _, { actor }) => isOwn(actor, job),
    revertOf: ({ work }) => (work.action === 'REVERT' ? (work.of ?? null) : null),
    done: ({ succeeded, failed }) => succeeded + failed,
    startedAt: ({ startedAt }) => timeOf(startedAt),
    finishedAt: ({ finishedAt }) => (finishedAt === null ? null : timeOf(finishedAt)),
    failures: ({ id, failed }, args, context) => ({
      ...pageOfFailures(args, (range) => jobsOf(context).failures(id, range)),
      totalCount: failed,
    }),
    items: ({ id, total }, args, context) => ({
      ...pageOfItems(args, (range) => jobsOf(context).items(id, range)),
      totalCount: total,
    }),
  },
  JobItem: {
    name: ({ thing, id, name }, _, context) =>
      thing === 'MEMBER' ? memberName(id, context) : name,
    changes: ({ before, after }) =>
      changesBetween(before, after).map((change) => ({
        ...change,
        variant: change.variant?.name ?? null,
      })),
  },
  JobChange: {
    field: ({ field }) => shownField(field),
    before: ({ field, before }, _, context) => shownValue(field, before, context),
    after: ({ field, after }, _, context) => shownValue(field, after, context),
  },
  RevertPreview: {
    name: ({ thing, id, name }, _, context) =>
      thing === 'MEMBER' ? memberName(id, context) : (name ?? null),
  },
  RevertChange: {
    field: ({ field }) => shownField(field),
    now: ({ field, now }, _, context) => shownValue(field, now, context),
    back: ({ field, back }, _, context) => shownValue(field, back, context),
  },
} satisfies DomainResolvers
