// Everybody a filter finds: counted first, then done, when nothing has changed in between. The
// platform works on it as a job. contract/members.md §9; SECURITY row 91.
import { allCalls, type Call, guid } from '@vitrine/platform'
import { z } from 'zod'
import type {
  BulkJobStatus,
  MutationResolvers,
  Problem,
  QueryResolvers,
} from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import { siteOf } from '../../graphql/site.ts'
import { isNotFound } from '../../platform/failure.ts'
import { type Answered, ownerCall } from '../common/owner-call.ts'
import {
  type Asked,
  countedOf,
  countMembers,
  countTokensOf,
  mostMembers,
  readIds,
  type Wish,
  wishOf,
} from './by-filter.ts'
import { isSelf, mayBeDone, signOut } from './sign-out.ts'

const uncounted = { count: null, sample: [], confirmationToken: null, expiresAt: null }

const countMembersByFilter: QueryResolvers['countMembersByFilter'] = async (_, args, context) => {
  const wished = wishOf(args, context)
  if (!wished.ok) return { ...uncounted, problems: wished.problems }
  const { wish } = wished
  const contradiction = contradictionOf(wish, args.everybody ?? false)
  if (contradiction) return { ...uncounted, problems: [contradiction] }
  const { count, sample } = await countMembers(wish, context)
  if (count === null || count > mostMembers) {
    return { ...uncounted, count, sample, problems: [tooMany] }
  }
  if (count === 0) return { ...uncounted, count, problems: [] }
  const { token, expiresAt } = countTokensOf(context).issue(
    countedOf(args.action, wish, context),
    count,
  )
  return {
    count,
    sample,
    confirmationToken: token,
    expiresAt: new Date(expiresAt).toISOString(),
    problems: [],
  }
}

const tooMany = problem('INVALID_SIZE', {
  field: 'filter',
  message: `At most ${mostMembers} members at a time: narrow the filter.`,
})

/** That everybody is meant has to be said, and only then. */
function contradictionOf({ isEverybody }: Wish, everybody: boolean): Problem | null {
  if (isEverybody === everybody) return null
  return isEverybody
    ? problem('REQUIRED_FIELD', {
        field: 'filter',
        message: 'Without a filter this is everybody: say so, or narrow it.',
      })
    : problem('INVALID_ARGUMENT', {
        field: 'everybody',
        message: 'Everybody, or those the filter finds: not both.',
      })
}

const countAgain = problem('COUNT_AGAIN', { field: 'confirmationToken' })
const refused = (problems: Problem[]) => ({ jobId: null, problems })

type Given = Asked & { confirmationToken: string }
type Answer = Answered<{ jobId?: string | null }>

/** `run` makes the call, once it is certain that it may be made. */
async function runByFilter(
  given: Given,
  call: Call,
  context: Context,
  run: (wish: Wish) => Promise<Answer>,
) {
  const wished = wishOf(given, context)
  if (!wished.ok) return refused(wished.problems)
  const { wish } = wished
  const left = await leaveOf(given, wish, call, context)
  if (!left) return refused([countAgain])
  const result = await run(wish)
  // Who was refused by the platform signs in once more: nobody tells us in time who that was.
  if (given.action !== 'APPROVE' && mayBeDone(result)) await signOut(left, context)
  return { jobId: result.ok ? (result.answer.jobId ?? null) : null, problems: result.problems }
}

/** Ids of those who are meant, when they are still those who were counted; null otherwise. */
async function leaveOf(
  { action, confirmationToken }: Given,
  wish: Wish,
  call: Call,
  context: Context,
): Promise<string[] | null> {
  const tokens = countTokensOf(context)
  const leave = tokens.read(confirmationToken, countedOf(action, wish, context))
  if (!leave || wasRun(call, leave.issuedAt, context) || !tokens.take(confirmationToken)) {
    return null
  }
  // The same leave may have been used at another gateway.
  if (!(await context.owner.claim(`leave ${confirmationToken}`))) return null
  const ids = await readIds(wish, leave.count, context)
  return ids?.some((id) => action !== 'APPROVE' && isSelf(context, id)) ? null : ids
}

/**
 * Whether the caller has done this since then: a token is good for one run, also when the process was
 * started anew in between. The log says so; its first entry older than the token ends the search.
 */
function wasRun({ name }: Call, since: number, { audit, actor }: Context): boolean {
  const operation = `membersAdmin.${name}`
  const [last] = audit.read({
    limit: 1,
    matches: ({ intent }) =>
      intent.at < since || (intent.operation === operation && intent.actor.id === actor.id),
  })
  return last !== undefined && last.intent.at >= since
}

const calls = allCalls.membersAdmin
const field = 'filter'

export const manageByFilter = {
  bulkApproveMembers(_, args, context) {
    const { bulkApproveMembers: send } = siteOf(context).membersAdmin
    const { bulkApproveMembers: call } = calls
    return runByFilter({ ...args, action: 'APPROVE' }, call, context, ({ filter }) =>
      ownerCall({ call, send, request: { filter }, field }, context),
    )
  },
  bulkBlockMembers(_, args, context) {
    const { bulkBlockMembers: send } = siteOf(context).membersAdmin
    const { bulkBlockMembers: call } = calls
    return runByFilter({ ...args, action: 'BLOCK' }, call, context, ({ filter }) =>
      ownerCall({ call, send, request: { filter }, field }, context),
    )
  },
  async bulkDeleteMembersByFilter(_, args, context) {
    const { bulkDeleteMembersByFilter: send } = siteOf(context).membersAdmin
    const { bulkDeleteMembersByFilter: call } = calls
    const contentAssigneeId = args.contentAssigneeId ?? undefined
    // Checked before the token is used up.
    const checked = checkInput(assignee, { contentAssigneeId })
    if (!checked.ok) return refused(checked.problems)
    return runByFilter({ ...args, action: 'DELETE' }, call, context, ({ filter, search }) => {
      const request = { filter, search, contentAssigneeId }
      return ownerCall({ call, send, request, field }, context)
    })
  },
} satisfies Partial<MutationResolvers>

const assignee = z.object({ contentAssigneeId: guid.optional() })

const statuses: BulkJobStatus[] = ['PROCESSING', 'FINISHED', 'FAILED']

const bulkJob: QueryResolvers['bulkJob'] = async (_, { id }, context) => {
  if (!guid.safeParse(id).success) return null
  try {
    const { job } = await siteOf(context).asyncJobs.getJob({ jobId: id })
    return {
      id: job.id,
      status: statuses.find((known) => known === job.status) ?? 'UNKNOWN',
      totalSuccesses: job.totalSuccesses ?? null,
      totalFailures: job.totalFailures ?? null,
    }
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

export const byFilterQueries = { countMembersByFilter, bulkJob }
