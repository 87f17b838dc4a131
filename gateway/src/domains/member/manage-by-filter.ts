// Bulk calls on all members of a filter: counted first, then performed if nothing changed in between. The platform
// runs them as a job. docs/contract/members.md §9; docs/security.md S91.

import { guid } from '@vitrine/platform'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/members.ts'
import type { MutationResolvers, QueryResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { AuditContext } from '../../audit/audit-log.ts'
import type { ActorContext } from '../../auth/actor.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import { BadInput, badInputOf } from '../../graphql/bad-input.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminContext } from '../../jobs/admin-services.ts'
import { isNotFound } from '../../platform/failure.ts'
import { type Operation, operations } from '../../platform/operations.ts'

import { type AdminResult, adminCall } from '../common/admin-call.ts'
import {
  confirmationTokensOf,
  countedOf,
  countMembers,
  type FilterInput,
  type MemberSelection,
  maxMembers,
  readIds,
  selectionOf,
} from './by-filter.ts'
import { isSelf, mayBeDone, signOut } from './sign-out.ts'

const countMembersByFilter: QueryResolvers['countMembersByFilter'] = async (_, args, context) => {
  const selected = selectionOf(args, context)
  if (!selected.ok) throw badInputOf(selected.problems, 'filter')
  const { selection } = selected
  refuseContradiction(selection, args.all ?? false)
  const { count, sample } = await countMembers(selection, context)
  if (count === null || count === 0 || count > maxMembers) {
    return { count, sample, confirmationToken: null, expiresAt: null }
  }
  const { token, expiresAt } = confirmationTokensOf(context).issue(
    countedOf(args.action, selection, context),
    count,
  )
  return {
    count,
    sample,
    confirmationToken: token,
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/** Requires `all` exactly when there is no effective filter. */
function refuseContradiction({ isUnfiltered }: MemberSelection, isConfirmed: boolean): void {
  if (isUnfiltered === isConfirmed) return
  if (isUnfiltered) throw new BadInput('filter', messages.filterMissing)
  throw new BadInput('all', messages.allOrFilter)
}

const countAgain = () => problem('COUNT_AGAIN', { field: 'confirmationToken' })
const refused = (problems: Problem[]) => ({ job: null, problems })

type Given = FilterInput & { confirmationToken: string }
type Answer = AdminResult<{ jobId: string | null }>

/** `run` makes the call, after all checks. */
async function runByFilter(
  given: Given,
  call: Operation,
  context: AdminContext & SignInContext & AuditContext,
  run: (selection: MemberSelection) => Promise<Answer>,
) {
  const selected = selectionOf(given, context)
  if (!selected.ok) return refused(selected.problems)
  const { selection } = selected
  const ids = await confirmedIds(given, selection, call, context)
  if (!ids) return refused([countAgain()])
  const result = await run(selection)
  // A partial refusal does not name its members, so all of them are signed out.
  if (given.action !== 'APPROVE' && mayBeDone(result)) await signOut(ids, context)
  return { job: result.ok ? jobStarted(result.answer.jobId) : null, problems: result.problems }
}

/** Returns a job as the platform names it at its start: only its id is known. */
const jobStarted = (id: string | null) =>
  id ? { id, status: 'PROCESSING' as const, totalSuccesses: null, totalFailures: null } : null

/** Returns the ids of the members if they are still those that were counted; null otherwise. */
async function confirmedIds(
  { action, confirmationToken }: Given,
  selection: MemberSelection,
  call: Operation,
  context: AdminContext & AuditContext,
): Promise<string[] | null> {
  const tokens = confirmationTokensOf(context)
  const confirmation = tokens.read(confirmationToken, countedOf(action, selection, context))
  if (
    !confirmation ||
    wasRun(call, confirmation.issuedAt, context) ||
    !tokens.redeem(confirmationToken)
  ) {
    return null
  }
  // The token may have been used at another gateway.
  if (!(await context.admin.acquireOnce(`leave ${confirmationToken}`))) return null
  const ids = await readIds(selection, confirmation.count, context)
  return ids?.some((id) => action !== 'APPROVE' && isSelf(context, id)) ? null : ids
}

/**
 * Returns whether the caller already used the token, possibly before a restart of this process. Decided by the
 * audit log: the search ends at the first entry older than the token.
 */
function wasRun(
  { service, name }: Operation,
  since: number,
  { audit, actor }: ActorContext & AuditContext,
): boolean {
  const operation = `${service}.${name}`
  const [last] = audit.read({
    limit: 1,
    matches: ({ intent }) =>
      intent.at < since || (intent.operation === operation && intent.actor.id === actor.id),
  })
  return last !== undefined && last.intent.at >= since
}

const calls = operations.memberWrites
const field = 'filter'

export const manageByFilter = {
  bulkApproveMembersByFilter(_, { input: args }, context) {
    const { approveByFilter: send } = requireAdminPlatform(context).memberWrites
    const { approveByFilter: call } = calls
    return runByFilter({ ...args, action: 'APPROVE' }, call, context, ({ filter }) =>
      adminCall({ call, send, request: { filter }, field }, context),
    )
  },
  bulkBlockMembersByFilter(_, { input: args }, context) {
    const { blockByFilter: send } = requireAdminPlatform(context).memberWrites
    const { blockByFilter: call } = calls
    return runByFilter({ ...args, action: 'BLOCK' }, call, context, ({ filter }) =>
      adminCall({ call, send, request: { filter }, field }, context),
    )
  },
  async bulkDeleteMembersByFilter(_, { input: args }, context) {
    const { deleteByFilter: send } = requireAdminPlatform(context).memberWrites
    const { deleteByFilter: call } = calls
    const contentAssigneeId = args.contentAssigneeId ?? undefined
    // Validated before the token is used up.
    const checked = checkInput(assignee, { contentAssigneeId })
    if (!checked.ok) return refused(checked.problems)
    return runByFilter({ ...args, action: 'DELETE' }, call, context, ({ filter, search }) => {
      const request = { filter, search, contentAssigneeId }
      return adminCall({ call, send, request, field }, context)
    })
  },
} satisfies Partial<MutationResolvers>

const assignee = z.object({ contentAssigneeId: guid.optional() })

const memberJob: QueryResolvers['memberJob'] = async (_, { id }, context) => {
  if (!guid.safeParse(id).success) return null
  try {
    const { job } = await requireAdminPlatform(context).memberWrites.getJob({ jobId: id })
    return job
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}

export const byFilterQueries = { countMembersByFilter, memberJob }
