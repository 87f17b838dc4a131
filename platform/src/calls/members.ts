// Calls on the caller's own membership and on the member directory. Source: spec §7 "Members",
// docs/contract/members.md §2, §3, §11.
import { z } from 'zod'
import { type Call, call, callTable } from '../call.ts'
import { under } from '../prefixes.ts'
import { answer, body, guid, text } from '../shapes.ts'
import { memberFieldSets, sortOrders } from '../vocab/members.ts'
import { memberBody, wireMember } from '../wire/member.ts'
import { wireMemberCustomField } from '../wire/member-custom-field.ts'
import { memberSearchBody } from '../wire/member-search.ts'
import {
  cursorPagingBody,
  filterBody,
  offsetPagingBody,
  wirePagingMetadata,
} from '../wire/query.ts'

const visitor = { actor: 'visitor', evidence: 'spec' } as const
/** Members may change themselves; others need elevated rights. docs/contract/members.md §11. */
const member = { actor: 'member', evidence: 'spec' } as const
const at = (rest: string) => under('members', rest)

const memberAnswer = answer(() => ({ member: wireMember }))

const fieldSets = {
  fieldsets: z.array(z.enum(memberFieldSets)).max(3).nullish(),
  /** The older, single one. docs/contract/members.md §4.1. */
  fieldSet: z.enum(memberFieldSets).nullish(),
}

const sorting = z
  .array(
    body(() => ({
      fieldName: text(512, 1),
      order: z.enum(sortOrders).nullish(),
      origin: z.record(z.string(), z.unknown()).nullish(),
      selectItemsBy: z.array(z.unknown()).nullish(),
    })),
  )
  .nullish()

const paging = { paging: offsetPagingBody.nullish(), cursorPaging: cursorPagingBody.nullish() }

const page = answer(() => ({
  members: z.array(wireMember).default([]),
  metadata: wirePagingMetadata.nullish(),
  cursorPagingMetadata: answer(() => ({
    count: z.number().nullish(),
    cursors: answer(() => ({ next: z.string().nullish(), prev: z.string().nullish() })).nullish(),
    hasNext: z.boolean().nullish(),
  })).nullish(),
}))

const byId = body(() => ({ id: guid }))
/** The server decides which characters a slug may have; the length is the platform's. docs/contract/members.md §6. */
const slug = text(255)

export const members = callTable({
  updateCurrentMemberSlug: call({
    ...member,
    ...at('/my/slug'),
    method: 'POST',
    request: body(() => ({ slug })),
    response: memberAnswer,
  }),
  joinCommunity: call({
    ...member,
    ...at('/join-community'),
    method: 'POST',
    request: body(() => ({})),
    response: memberAnswer,
  }),
  leaveCommunity: call({
    ...member,
    ...at('/leave-community'),
    method: 'POST',
    request: body(() => ({})),
    response: memberAnswer,
  }),
  getCurrentMember: call({
    ...visitor,
    ...at('/my'),
    method: 'GET',
    request: body(() => fieldSets),
    response: memberAnswer,
  }),
  deleteMyMember: call({
    ...member,
    ...at('/my'),
    method: 'DELETE',
    request: body(() => ({ contentAssigneeId: guid.nullish() })),
    response: answer(() => ({})),
  }),
  getMember: call({
    ...visitor,
    ...at('/{id}'),
    method: 'GET',
    request: byId.extend(fieldSets),
    response: memberAnswer,
  }),
  listMembers: call({
    ...visitor,
    ...at(''),
    method: 'GET',
    query: 'complex',
    request: body(() => ({ ...paging, sorting, ...fieldSets })),
    response: page,
  }),
  queryMembers: call({
    ...visitor,
    ...at('/query'),
    method: 'POST',
    repeatable: true,
    request: body(() => ({
      // The wire names the sort keys `sorting`, the SDK's builder `sort`: both are accepted.
      query: body(() => ({
        filter: filterBody.nullish(),
        sorting,
        sort: sorting,
        ...paging,
      })).nullish(),
      search: memberSearchBody.nullish(),
      ...fieldSets,
    })),
    response: page,
  }),
  updateMember: call({
    ...member,
    ...at('/{id}'),
    method: 'PATCH',
    request: body(() => ({ id: guid, member: memberBody })),
    response: memberAnswer,
  }),
  deleteMemberPhones: call({
    ...member,
    ...at('/{id}/phones'),
    method: 'DELETE',
    request: byId,
    response: memberAnswer,
  }),
  deleteMemberEmails: call({
    ...member,
    ...at('/{id}/emails'),
    method: 'DELETE',
    request: byId,
    response: memberAnswer,
  }),
  deleteMemberAddresses: call({
    ...member,
    ...at('/{id}/addresses'),
    method: 'DELETE',
    request: byId,
    response: memberAnswer,
  }),
} satisfies Record<string, Call>)

/** Calls that read the owner's custom fields. docs/contract/members.md §12 "Custom field". */
export const memberCustomFields = callTable({
  listCustomFields: call({
    actor: 'visitor',
    evidence: 'sdk',
    ...under('memberCustomFields'),
    method: 'GET',
    query: 'complex',
    request: body(() => ({ paging: offsetPagingBody.nullish() })),
    response: answer(() => ({
      fields: z.array(wireMemberCustomField).default([]),
      metadata: wirePagingMetadata.nullish(),
    })),
  }),
} satisfies Record<string, Call>)
