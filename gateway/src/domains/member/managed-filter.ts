// Filter and search of members, validated and converted to a query. docs/contract/members.md §3.2, §3.3.
import { guid } from '@vitrine/platform'
import { z } from 'zod'
import type {
  ManagedMemberFilter,
  MemberSearchField,
  MemberTextFilter,
} from '../../__generated__/schema-types.ts'
import type { Condition } from '../../platform/list-query.ts'
import type { MemberFilter, MemberSearch } from '../../platform/member/member-query.ts'

const statuses = ['PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
const privacies = ['PRIVATE', 'PUBLIC'] as const

const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1).max(100).nullish()
/** An empty text would match all members, or none. */
const given = (max: number) => z.string().trim().min(1).max(max)
const textFilter = z
  .object({
    equals: given(255).nullish(),
    not: given(255).nullish(),
    in: some(given(255)),
    startsWith: given(255).nullish(),
    exists: z.boolean().nullish(),
  })
  .nullish()

export const managedFilter = z
  .object({
    ids: some(guid),
    contactIds: some(guid),
    statuses: some(z.enum(statuses)),
    privacyStatuses: some(z.enum(privacies)),
    loginEmail: textFilter,
    nickname: textFilter,
    slug: textFilter,
    firstName: textFilter,
    lastName: textFilter,
    search: z.string().trim().min(1).max(100).nullish(),
    searchIn: z.array(z.string()).min(1).max(4).nullish(),
  })
  .nullish()

const lists = {
  ids: 'id',
  contactIds: 'contactId',
  statuses: 'status',
  privacyStatuses: 'privacyStatus',
} as const
const texts = ['loginEmail', 'nickname', 'slug', 'firstName', 'lastName'] as const

const namesOf = <Names extends object>(names: Names) => Object.keys(names) as (keyof Names)[]
const isGiven = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined

const holdsAll = (list: readonly string[] | null | undefined, all: readonly string[]) =>
  all.every((one) => list?.includes(one))

/** Removes the parts of a filter that match all members: all values of an enum, an existing login email. */
export function narrowing(filter: ManagedMemberFilter | null | undefined): ManagedMemberFilter {
  const { statuses: states, privacyStatuses, loginEmail, ...others } = filter ?? {}
  return {
    ...others,
    statuses: holdsAll(states, statuses) ? null : states,
    privacyStatuses: holdsAll(privacyStatuses, privacies) ? null : privacyStatuses,
    loginEmail: loginEmail?.exists ? { ...loginEmail, exists: null } : loginEmail,
  }
}

/** Returns one condition per part, always in the same order, so that equal filters serialize equally. */
export function conditionsOf(filter: ManagedMemberFilter | null | undefined): MemberFilter {
  if (!filter) return []
  return [
    ...namesOf(lists).flatMap((name) => {
      const given = filter[name]
      return isGiven(given) ? [{ [lists[name]]: { in: given } }] : []
    }),
    ...texts.flatMap((field) =>
      textConditions(filter[field] ?? {}).map((condition) => ({ [field]: condition })),
    ),
  ]
}

const textConditions = ({
  equals,
  not,
  in: among,
  startsWith,
  exists,
}: MemberTextFilter): Condition[] =>
  [
    isGiven(equals) && { equals },
    isGiven(not) && { not },
    isGiven(among) && { in: among },
    isGiven(startsWith) && { startsWith },
    isGiven(exists) && { exists },
  ].filter((condition) => condition !== false)

const searchFields: Record<MemberSearchField, MemberSearch['fields'][number]> = {
  LOGIN_EMAIL: 'loginEmail',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  NICKNAME: 'nickname',
  TITLE: 'title',
  SLUG: 'slug',
}

type Search = Pick<ManagedMemberFilter, 'search' | 'searchIn'>

/** Returns undefined without a search text. */
export function searchOf(filter: Search | null | undefined): MemberSearch | undefined {
  const expression = filter?.search?.trim()
  if (!expression) return undefined
  const fields = (filter?.searchIn ?? ['NICKNAME']).map((name) => searchFields[name])
  return { expression, fields }
}
