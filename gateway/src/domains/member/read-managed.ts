// Members for staff: every status and all fields. docs/contract/members.md §3, §4.
import { guid } from '@vitrine/platform'
import type {
  ManagedMemberSortField,
  QueryManagedMembersArgs,
} from '../../__generated__/schema-types.ts'
import { checkArgument } from '../../graphql/bad-input.ts'
import { type Connection, offsetPage } from '../../graphql/paging.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import { isNotFound } from '../../platform/failure.ts'
import type { Member } from '../../platform/member/member.ts'
import { lengthOf } from './list-length.ts'
import { conditionsOf, filterOf, managedFilter, searchOf } from './managed-filter.ts'

const full = { fieldsets: ['FULL' as const] }

const sortNames: Record<ManagedMemberSortField, string> = {
  NICKNAME: 'profile.nickname',
  FIRST_NAME: 'contact.firstName',
  LAST_NAME: 'contact.lastName',
  LOGIN_EMAIL: 'loginEmail',
  SLUG: 'profile.slug',
  PRIVACY_STATUS: 'privacyStatus',
  CREATED_AT: 'createdDate',
  UPDATED_AT: 'updatedDate',
  LAST_LOGIN_AT: 'lastLoginDate',
  ID: 'id',
  CONTACT_ID: 'contactId',
}

export async function readManagedMembers(
  args: QueryManagedMembersArgs,
  context: AdminPlatformContext,
): Promise<Connection<Member>> {
  checkArgument(managedFilter, args.filter, 'filter')
  const { field, order } = args.sort ?? { field: 'CREATED_AT' as const, order: 'DESC' as const }
  return offsetPage(args, async (paging) => {
    const page = await requireAdminPlatform(context).members.queryMembers({
      query: {
        filter: filterOf(conditionsOf(args.filter)),
        sorting: [{ fieldName: sortNames[field], order }],
        paging,
      },
      search: searchOf(args.filter),
      ...full,
    })
    return { nodes: page.members, ...lengthOf(page, paging) }
  })
}

/** Returns null for an unknown or invalid id. */
export async function readManagedMember(
  id: string,
  context: AdminPlatformContext,
): Promise<Member | null> {
  if (!guid.safeParse(id).success) return null
  try {
    return (await requireAdminPlatform(context).members.getMember({ id, ...full })).member
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
