// The site owner's calls on members. Source: spec §7 "Members", docs/contract/members.md §2, §5, §8, §9, §11.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid, text } from '../shapes.ts'
import { wireAsyncJob } from '../wire/async-job.ts'
import { bulkAnswerWithoutItems } from '../wire/bulk.ts'
import { memberBody, wireMember } from '../wire/member.ts'
import { memberSearchBody } from '../wire/member-search.ts'
import { filterBody } from '../wire/query.ts'

const owner = { actor: 'elevated', evidence: 'spec', method: 'POST' } as const
const at = (rest: string) => under('members', rest)

const memberAnswer = answer(() => ({ member: wireMember }))
const jobAnswer = answer(() => ({ jobId: z.string().nullish() }))

/** A member in a new state; a repeat changes nothing. docs/contract/members.md §5. */
const transition = (name: string) =>
  call({
    ...owner,
    ...at(`/{id}/${name}`),
    repeatable: true,
    request: body(() => ({ id: guid })),
    response: memberAnswer,
  })

export const membersAdmin = callTable({
  /** A member's own token will do for the own slug. docs/contract/members.md §11. */
  updateMemberSlug: call({
    ...at('/{id}/slug'),
    actor: 'member',
    evidence: 'spec',
    method: 'POST',
    request: body(() => ({ id: guid, slug: text(255) })),
    response: memberAnswer,
  }),
  muteMember: transition('mute'),
  unmuteMember: transition('unmute'),
  approveMember: transition('approve'),
  blockMember: transition('block'),
  disconnectMember: transition('disconnect'),
  /** Sets no password and sends no email: the activation email is a call of its own. docs/contract/members.md §5. */
  createMember: call({
    ...owner,
    ...at(''),
    request: body(() => ({
      member: memberBody.extend({
        loginEmail: z.email({ error: 'must be an email address' }).max(254),
      }),
    })),
    response: memberAnswer,
  }),
  deleteMember: call({
    ...owner,
    ...at('/{id}'),
    method: 'DELETE',
    request: body(() => ({ id: guid, contentAssigneeId: guid.nullish() })),
    response: answer(() => ({})),
  }),
  bulkDeleteMembers: call({
    ...owner,
    ...at('/bulk/delete'),
    request: body(() => ({ memberIds: z.array(guid).min(1).max(100) })),
    response: bulkAnswerWithoutItems,
  }),
  /** An empty filter matches all members. docs/contract/members.md §9. */
  bulkDeleteMembersByFilter: call({
    ...owner,
    ...at('/bulk/delete-by-filter'),
    request: body(() => ({
      filter: filterBody,
      contentAssigneeId: guid.nullish(),
      search: memberSearchBody.nullish(),
    })),
    response: jobAnswer,
  }),
  bulkApproveMembers: call({
    ...owner,
    ...at('/bulk/approve-by-filter'),
    request: body(() => ({ filter: filterBody })),
    response: jobAnswer,
  }),
  bulkBlockMembers: call({
    ...owner,
    ...at('/bulk/block-by-filter'),
    request: body(() => ({ filter: filterBody })),
    response: jobAnswer,
  }),
} satisfies Record<string, Call>)

/** Returns the result of a bulk job. docs/contract/members.md §9; the path is assumed. */
export const asyncJobs = callTable({
  getJob: call({
    ...under('asyncJobs', '/{jobId}'),
    actor: 'elevated',
    evidence: 'assumed',
    method: 'GET',
    request: body(() => ({ jobId: guid })),
    response: answer(() => ({ job: wireAsyncJob })),
  }),
} satisfies Record<string, Call>)
