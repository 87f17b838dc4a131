// Converts queries of members to the platform's form. docs/contract/members.md §3, §4, §9.
import { joined, listWriters } from '../../write-list-query.ts'
import type {
  MemberField,
  MemberFilter,
  MemberList,
  MemberParts,
  MemberQuery,
  MemberSearch,
} from '../member-query.ts'

const names = {
  id: 'id',
  contactId: 'contactId',
  status: 'status',
  privacyStatus: 'privacyStatus',
  loginEmail: 'loginEmail',
  nickname: 'profile.nickname',
  title: 'profile.title',
  slug: 'profile.slug',
  firstName: 'contact.firstName',
  lastName: 'contact.lastName',
  createdAt: 'createdDate',
  updatedAt: 'updatedDate',
  lastLoginAt: 'lastLoginDate',
} as const
const { filterBodyOf, sortBodyOf, pagingBodyOf } = listWriters<MemberField>(names)

const selected = (filter: MemberFilter) => joined(filter.map(filterBodyOf))

const searchBodyOf = (search: MemberSearch | undefined) =>
  search && { expression: search.expression, fields: search.fields.map((field) => names[field]) }

const partsBody = ({ fields }: MemberParts) => (fields ? { fieldsets: [fields] } : {})

type List = { readonly query: MemberList } & MemberParts
type Query = {
  readonly query: MemberQuery
  readonly search?: MemberSearch | undefined
} & MemberParts
type Selection = { readonly filter: MemberFilter }
type Deletion = Selection & {
  readonly search?: MemberSearch | undefined
  readonly contentAssigneeId?: string | undefined
}

/** Returns a request for the member of the token. */
export const currentBody = (parts: MemberParts) => partsBody(parts)
/** Returns a request for a member. */
export const readBody = ({ id, ...parts }: { readonly id: string } & MemberParts) => ({
  id,
  ...partsBody(parts),
})
/** Returns a request for a page of all members. */
export const listBody = ({ query: { sort, page }, ...parts }: List) => ({
  paging: pagingBodyOf(page),
  sorting: sortBodyOf(sort),
  ...partsBody(parts),
})
/** Returns a query of members. */
export const queryBody = ({ query: { filter, sort, page }, search, ...parts }: Query) => ({
  query: {
    filter: filter && selected(filter),
    sorting: sortBodyOf(sort),
    paging: pagingBodyOf(page),
  },
  search: searchBodyOf(search),
  ...partsBody(parts),
})
/** Returns a request that changes all members of a filter. */
export const selectionBody = ({ filter }: Selection) => ({ filter: selected(filter) })
/** Returns a request that deletes all members of a filter and a search. */
export const deletionBody = ({ filter, search, contentAssigneeId }: Deletion) => ({
  filter: selected(filter),
  search: searchBodyOf(search),
  contentAssigneeId,
})
