// Defines the fields by which members can be filtered and sorted. docs/contract/members.md §3.2: three
// sources disagree about sorting, so their union is accepted.
import type { StoredMember } from '../rows/member-rows.ts'
import type { Operator, QueryField, QueryFields } from '../rules/query-fields.ts'

type Field = QueryField<StoredMember>

const textOperators: Operator[] = [
  '$eq',
  '$ne',
  '$gt',
  '$gte',
  '$lt',
  '$lte',
  '$in',
  '$nin',
  '$hasSome',
  '$startsWith',
  '$exists',
  '$isEmpty',
]
const wordOperators: Operator[] = [
  '$eq',
  '$ne',
  '$in',
  '$nin',
  '$hasSome',
  '$startsWith',
  '$exists',
]

const text = (read: Field['read']): Field => ({
  kind: 'text',
  read,
  sortable: true,
  operators: textOperators,
})
const word = (read: Field['read']): Field => ({
  kind: 'text',
  read,
  sortable: true,
  operators: wordOperators,
})
/** Can be used for sorting, but not for filtering. */
const date = (read: Field['read']): Field => ({ kind: 'date', read, sortable: true, operators: [] })

/** Fields that every caller may use. */
export const publicMemberFields: QueryFields<StoredMember> = {
  id: text(({ id }) => id),
  contactId: text(({ contactId }) => contactId),
  'profile.nickname': text(({ profile }) => profile.nickname),
  'profile.slug': text(({ profile }) => profile.slug),
  privacyStatus: word(({ privacyStatus }) => privacyStatus),
  createdDate: date(({ createdDate }) => createdDate),
  updatedDate: date(({ updatedDate }) => updatedDate),
}

/** Fields that need elevated rights: filtering by an unreadable field would reveal it letter by letter. Assumed. */
export const memberFieldsOfSite: QueryFields<StoredMember> = {
  ...publicMemberFields,
  loginEmail: text(({ loginEmail }) => loginEmail),
  'contact.firstName': text(({ contact }) => contact.firstName),
  'contact.lastName': text(({ contact }) => contact.lastName),
  status: word(({ status }) => status),
  lastLoginDate: date(({ lastLoginDate }) => lastLoginDate),
}
