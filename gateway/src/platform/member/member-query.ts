// Queries of members, in the form of this gateway. docs/contract/members.md §3.
import type { ListFilter, ListQuery } from '../list-query.ts'

/** Fields that members are filtered and sorted by. */
export type MemberField =
  | 'id'
  | 'contactId'
  | 'status'
  | 'privacyStatus'
  | 'loginEmail'
  | 'nickname'
  | 'slug'
  | 'firstName'
  | 'lastName'
  | 'createdAt'
  | 'updatedAt'
  | 'lastLoginAt'

/** Every filter is met, so that a field can have several conditions. None is met by all members. */
export type MemberFilter = readonly ListFilter<MemberField>[]

/** A page of all members. */
export type MemberList = Omit<ListQuery<MemberField>, 'filter'>

/** A page of the members that meet a filter. */
export type MemberQuery = MemberList & { readonly filter?: MemberFilter | undefined }

/** Free text over members, and where it is looked for. docs/contract/members.md §3.3. */
export type MemberSearch = {
  readonly expression: string
  readonly fields: readonly MemberSearchField[]
}
/** Fields that a text is looked for in. */
export type MemberSearchField =
  | 'loginEmail'
  | 'firstName'
  | 'lastName'
  | 'nickname'
  | 'title'
  | 'slug'

/** Which fields of a member are read: those of a profile that is public, or all. docs/contract/members.md §4. */
export type MemberParts = { readonly fields?: 'PUBLIC' | 'FULL' }
