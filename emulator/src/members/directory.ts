// The member directory: who is visible to which caller; search, filter, sort order and paging.
// docs/contract/members.md §3.
import {
  type AllCalls,
  type MemberSearchField,
  maxPageSize,
  type ParsedRequestOf,
  type WireQuery,
} from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { forbidden } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { isShownToOthers } from '../rules/member-states.ts'
import { runQuery } from '../rules/run-query.ts'
import { memberFieldsOfSite, publicMemberFields } from './fields.ts'
import { livingMembers } from './find-member.ts'
import { allowedFieldSet, requestedFieldSet, wireMemberOf } from './wire-member.ts'

type Request = ParsedRequestOf<AllCalls['members']['queryMembers']>

/** Private members are hidden from visitors and members. docs/contract/members.md §3.4. */
export const isVisibleTo = (member: StoredMember, { caller }: CallContext): boolean =>
  caller.elevated || isShownToOthers(member)

export function directoryPage({ query, search, ...sets }: Request, context: CallContext) {
  const { state, site, caller } = context
  const visible = livingMembers(state).filter((member) => isVisibleTo(member, context))
  const found = searched(visible, search, context)
  const { items, metadata } = runQuery(found, plainQuery(query), {
    fields: caller.elevated ? memberFieldsOfSite : publicMemberFields,
    // The default page size is 100. docs/contract/members.md §3.
    pageSize: maxPageSize,
  })
  const requested = requestedFieldSet(sets)
  const members = items.map((member) =>
    wireMemberOf(member, allowedFieldSet(member, requested, context), site.url),
  )
  const { cursors, hasNext, ...counts } = metadata
  if (!query?.cursorPaging) return { members, metadata }
  return {
    members,
    metadata: { ...counts, tooManyToCount: false },
    cursorPagingMetadata: { count: counts.count, cursors, hasNext },
  }
}

/**
 * Accepts both names of the sort keys; a cursor takes precedence over an offset. docs/contract/members.md §3,
 * §3.1.
 */
function plainQuery(query: Request['query']): WireQuery {
  const { filter, sorting, sort, paging, cursorPaging } = query ?? {}
  const keys = (sorting?.length ? sorting : sort) ?? []
  return {
    filter,
    sort: keys.map(({ fieldName, order }) => ({ fieldName, order })),
    ...(cursorPaging ? { cursorPaging } : { paging }),
  }
}

const readers: Record<MemberSearchField, (member: StoredMember) => string | undefined> = {
  loginEmail: ({ loginEmail }) => loginEmail,
  'contact.firstName': ({ contact }) => contact.firstName,
  'contact.lastName': ({ contact }) => contact.lastName,
  'profile.title': ({ profile }) => profile.title,
  'profile.nickname': ({ profile }) => profile.nickname,
  'profile.slug': ({ profile }) => profile.slug,
}

/** Each word must occur in one of the fields, ignoring case. docs/contract/members.md §3.3. */
export function searched(
  members: readonly StoredMember[],
  search: Request['search'],
  { caller }: CallContext,
): readonly StoredMember[] {
  const words = (search?.expression ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return members
  const fields = search?.fields?.length ? search.fields : (['profile.nickname'] as const)
  const isPrivate = fields.some((field) => !field.startsWith('profile.'))
  if (isPrivate && !caller.elevated) throw forbidden('Only public fields can be searched')
  return members.filter((member) => {
    const text = fields.map((field) => readers[field](member) ?? '').join('\n')
    return words.every((word) => text.toLowerCase().includes(word))
  })
}
