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
import type { MemberField } from '../../platform/member/member-query.ts'
import { lengthOf } from './list-length.ts'
import { conditionsOf, managedFilter, searchOf } from './managed-filter.ts'

const full = { fields: 'FULL' as const }

const sortFields: Record<ManagedMemberSortField, MemberField> = {
  NICKNAME: 'nickname',
  FIRST_NAME: 'firstName',
  LAST_NAME: 'lastName',
  LOGIN_EMAIL: 'loginEmail',
  SLUG: 'slug',
  PRIVACY_STATUS: 'privacyStatus',
  CREATED_AT: 'createdAt',
  UPDATED_AT: 'updatedAt',
  LAST_LOGIN_AT: 'lastLoginAt',
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
    const page = await requireAdminPlatform(context).members.query({
      query: {
        filter: conditionsOf(args.filter),
        sort: [{ field: sortFields[field], order }],
        page: paging,
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
    return (await requireAdminPlatform(context).members.get({ id, ...full })).member
  } catch (error) {
    if (isNotFound(error)) return null
    throw error
  }
}
