// Work on everybody a filter finds, done at once; its number tells later how it went.
// contract/members.md §9.
import type { MemberSearchBody, WireAsyncJob } from '@vitrine/platform'
import { inBulk } from '../bulk.ts'
import type { CallContext } from '../context.ts'
import type { StoredJob, StoredMember } from '../rows/member-rows.ts'
import { compileFilter } from '../rules/filter.ts'
import { searched } from './directory.ts'
import { memberFieldsOfSite } from './fields.ts'
import { livingMembers } from './find-member.ts'

type Wish = {
  /** The call that begins the work. */
  call: string
  filter: Record<string, unknown>
  search?: MemberSearchBody | null
}

/** Whoever `act` refuses stays as he is and counts as a failure. */
export function runJob(
  { call, filter, search }: Wish,
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

/** Nothing waits here: a job that has a number is done. */
export const wireJobOf = ({ id, totalSuccesses, totalFailures }: StoredJob): WireAsyncJob => ({
  id,
  status: 'FINISHED',
  totalSuccesses,
  totalFailures,
})
