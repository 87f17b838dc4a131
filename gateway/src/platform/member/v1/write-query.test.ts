// What is sent of queries of members, and of calls on all members of a filter.
import { expect, test } from 'vitest'
import type { MemberFilter } from '../member-query.ts'
import { memberCalls } from './member-calls.ts'

const { getCurrentMember, getMember, listMembers, queryMembers } = memberCalls.members
const { bulkApproveMembers, bulkBlockMembers, bulkDeleteMembersByFilter } = memberCalls.membersAdmin
const id = '2f0c1a35-0f5d-4f2b-9b1e-6d4a7c8e9f10'
const page = { limit: 1, offset: 0 }
const sent = (body: unknown) => JSON.stringify(body)

test.each<[MemberFilter, string]>([
  [[], '{}'],
  [[{ slug: 'mara' }], '{"profile.slug":"mara"}'],
  [[{ privacyStatus: 'PUBLIC', slug: 'mara' }], '{"privacyStatus":"PUBLIC","profile.slug":"mara"}'],
  [[{ id: { in: ['a', 'b'] } }], '{"id":{"$in":["a","b"]}}'],
  [[{ loginEmail: { exists: false } }], '{"loginEmail":{"$exists":false}}'],
  [
    [
      { contactId: { in: ['k'] } },
      { nickname: { startsWith: 'M' } },
      { firstName: { equals: 'Mara' } },
      { lastName: { not: 'Voss' } },
    ],
    '{"$and":[{"contactId":{"$in":["k"]}},{"profile.nickname":{"$startsWith":"M"}},{"contact.firstName":{"$eq":"Mara"}},{"contact.lastName":{"$ne":"Voss"}}]}',
  ],
])('members are selected in the words of the platform: %j', (filter, body) => {
  expect(sent(queryMembers.request.parse({ query: { filter, page } }))).toBe(
    `{"query":{"filter":${body},"paging":{"limit":1,"offset":0}}}`,
  )
  for (const call of [bulkApproveMembers, bulkBlockMembers]) {
    expect(sent(call.request.parse({ filter }))).toBe(`{"filter":${body}}`)
  }
  expect(sent(bulkDeleteMembersByFilter.request.parse({ filter, contentAssigneeId: id }))).toBe(
    `{"filter":${body},"contentAssigneeId":"${id}"}`,
  )
})

test('a query has an order, a search and a set of fields', () => {
  const query = { sort: [{ field: 'lastLoginAt' as const, order: 'DESC' as const }], page }
  const search = { expression: 'mara', fields: ['title' as const, 'firstName' as const] }
  expect(sent(queryMembers.request.parse({ query, search, fields: 'FULL' }))).toBe(
    '{"query":{"sorting":[{"fieldName":"lastLoginDate","order":"DESC"}],"paging":{"limit":1,"offset":0}},"search":{"expression":"mara","fields":["profile.title","contact.firstName"]},"fieldsets":["FULL"]}',
  )
  expect(sent(bulkDeleteMembersByFilter.request.parse({ filter: [], search }))).toBe(
    '{"filter":{},"search":{"expression":"mara","fields":["profile.title","contact.firstName"]}}',
  )
})

test('a list has an order and a set of fields', () => {
  const query = { sort: [{ field: 'nickname' as const, order: 'ASC' as const }], page }
  expect(sent(listMembers.request.parse({ query, fields: 'PUBLIC' }))).toBe(
    '{"paging":{"limit":1,"offset":0},"sorting":[{"fieldName":"profile.nickname","order":"ASC"}],"fieldsets":["PUBLIC"]}',
  )
})

test('a member is read with a set of fields, or with those of the platform', () => {
  expect(sent(getMember.request.parse({ id, fields: 'PUBLIC' }))).toBe(
    `{"id":"${id}","fieldsets":["PUBLIC"]}`,
  )
  expect(sent(getMember.request.parse({ id }))).toBe(`{"id":"${id}"}`)
  expect(sent(getCurrentMember.request.parse({ fields: 'FULL' }))).toBe('{"fieldsets":["FULL"]}')
  expect(sent(getCurrentMember.request.parse({}))).toBe('{}')
})
