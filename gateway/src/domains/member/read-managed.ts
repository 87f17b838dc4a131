// Members for staff: every status and all fields. docs/contract/members.md §3, §4.
import { guid, type WireMember, type WirePagingMetadata } from '@vitrine/platform'
import type {
  ManagedMemberSortField,
  QueryManagedMembersArgs,
} from '../../__generated__/schema-types.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import { type Connection, connectionOf, windowOf } from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import { isNotFound } from '../../platform/failure.ts'
import { conditionsOf, filterOf, managedFilter, searchOf } from './managed-filter.ts'

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

/** Returns null when there are too many to count. */
export const totalOf = (metadata: WirePagingMetadata | null | undefined): number | null =>
  metadata?.tooManyToCount ? null : (metadata?.total ?? null)

export async function readManagedMembers(
  args: QueryManagedMembersArgs,
  context: AdminPlatformContext,
): Promise<Connection<WireMember>> {
  const window = windowOf(args)
  checkArgument(managedFilter, args.filter, 'filter')
  const { field, order } = args.sort ?? { field: 'CREATED_DATE' as const, order: 'DESC' as const }
  const { members, metadata } = await requireAdminPlatform(context).members.queryMembers({
    query: {
      filter: filterOf(conditionsOf(args.filter)),
      sorting: [{ fieldName: sortNames[field], order }],
      paging: window,
    },
    search: searchOf(args.filter),
    ...full,
  })
  const total = totalOf(metadata)
  const page = connectionOf(members, window, total)
  if (total !== null) return page
  // Without a total, a full page may have a next one.
  const hasNextPage = metadata?.hasNext ?? members.length === window.limit
  return { ...page, pageInfo: { ...page.pageInfo, hasNextPage } }
}

/** Returns null for an unknown or invalid id. */
export async function readManagedMember(
  id: string,
  context: AdminPlatformContext,
): Promise<WireMember | null> {
  if (!guid.safeParse(id).success) return null
  try {
    return (await requireAdminPlatform(context).members.getMember({ id, ...full })).member
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
