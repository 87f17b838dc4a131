// Runs an action on all members that match a filter, synchronously; its job id returns the result later.
// docs/contract/members.md §9.
import type { MemberSearchBody, WireAsyncJob } from '@vitrine/platform'
import { inBulk } from '../bulk.ts'
import type { CallContext } from '../context.ts'
import type { StoredJob, StoredMember } from '../rows/member-rows.ts'
import { compileFilter } from '../rules/filter.ts'
import { searched } from './directory.ts'
import { memberFieldsOfSite } from './fields.ts'
import { livingMembers } from './find-member.ts'

type JobInput = {
  /** The call that starts the job. */
  call: string
  filter: Record<string, unknown>
  search?: MemberSearchBody | null
}

/** Runs the job; a member that `act` refuses stays unchanged and counts as a failure. */
export function runJob(
  { call, filter, search }: JobInput,
  act: (member: StoredMember) => unknown,
  context: CallContext,
): StoredJob {
  const { state } = context
  const test = compileFilter(filter, memberFieldsOfSite, 'filter')
  const found = searched(livingMembers(state), search, context).filter(test)
  const { bulkActionMetadata } = inBulk(found, (member) => {
    act(member)
    return { id: member.id }
  })
  const { totalSuccesses, totalFailures } = bulkActionMetadata
  const createdDate = state.now().toISOString()
  return state.jobs.put({
    id: state.newId('job'),
    call,
    totalSuccesses,
    totalFailures,
    createdDate,
  })
}

/** Converts a job; jobs run synchronously, so a job with an id is always finished. */
export const wireJobOf = ({ id, totalSuccesses, totalFailures }: StoredJob): WireAsyncJob => ({
  id,
  status: 'FINISHED',
  totalSuccesses,
  totalFailures,
})
