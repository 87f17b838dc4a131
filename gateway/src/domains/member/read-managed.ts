// Members as the owner of the site sees them: every status, everything that is kept.
// contract/members.md §3, §4.
import { guid, type WireMember, type WirePagingMetadata } from '@vitrine/platform'
import type {
  ManagedMemberSortField,
  QueryManagedMembersArgs,
} from '../../__generated__/resolvers.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { type Connection, connectionOf, windowOf } from '../../graphql/paging.ts'
import { siteOf } from '../../graphql/site.ts'
import { isNotFound } from '../../platform/failure.ts'
import {
  conditionsOf,
  filterOf,
  managedFilter,
  managedSearch,
  managedSearchIn,
  searchOf,
} from './managed-filter.ts'

const full = { fieldsets: ['FULL' as const] }

const sortNames: Record<ManagedMemberSortField, string> = {
  NICKNAME: 'profile.nickname',
  FIRST_NAME: 'contact.firstName',
  LAST_NAME: 'contact.lastName',
  LOGIN_EMAIL: 'loginEmail',
  SLUG: 'profile.slug',
  PRIVACY_STATUS: 'privacyStatus',
  CREATED_DATE: 'createdDate',
  UPDATED_DATE: 'updatedDate',
  LAST_LOGIN_DATE: 'lastLoginDate',
  ID: 'id',
  CONTACT_ID: 'contactId',
}

/** Null when the platform does not count as far as that. */
export const totalOf = (metadata: WirePagingMetadata | null | undefined): number | null =>
  metadata?.tooManyToCount ? null : (metadata?.total ?? null)

export async function readManagedMembers(
  args: QueryManagedMembersArgs,
  context: Context,
): Promise<Connection<WireMember>> {
  const window = windowOf(args)
  checkArgument(managedFilter, args.filter, 'filter')
  checkArgument(managedSearch, args.search, 'search')
  checkArgument(managedSearchIn, args.searchIn, 'searchIn')
  const { field, order } = args.sort ?? { field: 'CREATED_DATE' as const, order: 'DESC' as const }
  const { members, metadata } = await siteOf(context).members.queryMembers({
    query: {
      filter: filterOf(conditionsOf(args.filter)),
      sorting: [{ fieldName: sortNames[field], order }],
      paging: window,
    },
    search: searchOf(args),
    ...full,
  })
  const total = totalOf(metadata)
  const page = connectionOf(members, window, total)
  if (total !== null) return page
  // Uncounted, a full page may have another one behind it.
  const hasNextPage = metadata?.hasNext ?? members.length === window.limit
  return { ...page, pageInfo: { ...page.pageInfo, hasNextPage } }
}

/** Null for an id nobody has, and for a text that is none. */
export async function readManagedMember(id: string, context: Context): Promise<WireMember | null> {
  if (!guid.safeParse(id).success) return null
  try {
    return (await siteOf(context).members.getMember({ id, ...full })).member
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
