// Implements the site owner's calls on members. docs/contract/members.md §2, §5, §8, §9.
import type { AllCalls, Handlers } from '@vitrine/platform'
import { inBulk } from '../bulk.ts'
import type { CallContext } from '../context.ts'
import { blockMember, disconnectMember, existingMember } from '../members/administer.ts'
import { changeSlug } from '../members/change-slug.ts'
import { changeState } from '../members/change-state.ts'
import { checkAssignee, deleteMember } from '../members/delete-member.ts'
import { changeableMember } from '../members/find-member.ts'
import { inviteMember } from '../members/invite-member.ts'
import { runJob, wireJobOf } from '../members/run-job.ts'
import { wholeMember } from '../members/wire-member.ts'
import { notFound } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import type { Transition } from '../rules/member-states.ts'

const become =
  (transition: Transition) =>
  ({ id }: { id: string }, context: CallContext) =>
    wholeMember(changeState(existingMember(id, context.state), transition, context.state), context)

export const membersAdmin: Handlers<AllCalls['membersAdmin'], CallContext> = {
  updateMemberSlug: ({ id, slug }, context) =>
    wholeMember(changeSlug(changeableMember(id, context), slug, context.state), context),

  muteMember: become('mute'),
  unmuteMember: become('unmute'),
  approveMember: become('approve'),

  blockMember: ({ id }, context) =>
    wholeMember(blockMember(existingMember(id, context.state), context), context),

  disconnectMember: ({ id }, context) => {
    const { state } = context
    return wholeMember(disconnectMember(existingMember(id, state), state), context)
  },

  createMember: ({ member }, context) => wholeMember(inviteMember(member, context.state), context),

  deleteMember: ({ id, contentAssigneeId }, { state }) => {
    const member = existingMember(id, state)
    checkAssignee(contentAssigneeId, state)
    deleteMember(member, state)
    return {}
  },

  bulkDeleteMembers: ({ memberIds }, { state }) =>
    inBulk(
      memberIds,
      (id) => {
        deleteMember(existingMember(id, state), state)
        return { id }
      },
      (id) => id,
    ),

  bulkDeleteMembersByFilter: ({ filter, contentAssigneeId, search }, context) => {
    const { state } = context
    checkAssignee(contentAssigneeId, state)
    const input = { call: 'bulkDeleteMembersByFilter', filter, search }
    return { jobId: runJob(input, (member) => deleteMember(member, state), context).id }
  },

  bulkApproveMembers: ({ filter }, context) => {
    const input = { call: 'bulkApproveMembers', filter }
    const approve = (member: StoredMember) => changeState(member, 'approve', context.state)
    return { jobId: runJob(input, approve, context).id }
  },

  bulkBlockMembers: ({ filter }, context) => {
    const input = { call: 'bulkBlockMembers', filter }
    return { jobId: runJob(input, (member) => blockMember(member, context), context).id }
  },
}

export const asyncJobs: Handlers<AllCalls['asyncJobs'], CallContext> = {
  getJob: ({ jobId }, { state }) => {
    const job = state.jobs.get(jobId.toLowerCase())
    if (!job) throw notFound('Job')
    return { job: wireJobOf(job) }
  },
}
