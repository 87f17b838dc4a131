// The caller's own member, and members with a public profile. docs/contract/members.md §3-§4.

import { guid } from '@vitrine/platform'
import { messages } from '../../__generated__/messages/members.ts'
import type { QueryMembersArgs } from '../../__generated__/schema-types.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import { type Connection, offsetPage } from '../../graphql/paging.ts'
import type { Window } from '../../paging/page-range.ts'
import { isWithoutProfile } from '../../platform/failure.ts'
import type { Member, MemberPage } from '../../platform/member/member.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import type { CallerContext } from '../common/caller-context.ts'
import { currentMember } from '../common/verify-member.ts'
import { lengthOf } from './list-length.ts'

/** Returns all fields of the signed-in member; null for a visitor, without a call. */
export const readMe = (context: CallerContext): Promise<Member | null> => currentMember(context)

type MemberKey = { slug?: string | null; id?: string | null }

/** Returns a member with a public profile by slug or id; null for others. */
export async function readMember(
  { slug, id }: MemberKey,
  context: PlatformContext,
): Promise<Member | null> {
  if (Boolean(slug) === Boolean(id)) throw new BadInput('slug', messages.giveSlugOrId)
  if (id) return readMemberById(id, context)
  if (!slug || slug.length > 255) return null
  const query = {
    // Visitors cannot filter by status. docs/contract/members.md §3.2.
    filter: [{ privacyStatus: 'PUBLIC', slug }],
    page: { limit: 1, offset: 0 },
  }
  const read = context.directory.members.query({ query, fields: 'PUBLIC' })
  const { members } = await read.catch(noProfiles)
  return members[0] ?? null
}

async function readMemberById(id: string, { directory }: PlatformContext): Promise<Member | null> {
  if (!guid.safeParse(id).success) return null
  try {
    return (await directory.members.get({ id, fields: 'PUBLIC' })).member
  } catch (error) {
    if (isWithoutProfile(error)) return null
    throw error
  }
}

/** On a site without a members area no member has a profile. docs/contract/real-site.md §4.2 */
function noProfiles(error: unknown): MemberPage {
  if (!isWithoutProfile(error)) throw error
  return { members: [], total: 0, hasMore: false }
}

const sortFields = { NICKNAME: 'nickname', CREATED_AT: 'createdAt' } as const

/** Uses the platform's query for a search, because its list has none. docs/contract/members.md §3. */
export async function readMembers(
  args: QueryMembersArgs,
  { directory }: PlatformContext,
): Promise<Connection<Member>> {
  const expression = args.filter?.search?.trim()
  if (expression && expression.length > 100) {
    throw new BadInput('filter.search', messages.searchTooLong)
  }
  const { field, order } = args.sort ?? { field: 'NICKNAME' as const, order: 'ASC' as const }
  const sort = [{ field: sortFields[field], order }]
  const fields = 'PUBLIC'
  const read = (page: Window): Promise<MemberPage> =>
    expression
      ? directory.members.query({
          query: { filter: [{ privacyStatus: 'PUBLIC' }], sort, page },
          search: { expression, fields: ['nickname', 'title'] },
          fields,
        })
      : directory.members.list({ query: { sort, page }, fields })
  return offsetPage(args, async (paging) => {
    const page = await read(paging).catch(noProfiles)
    return { nodes: page.members, ...lengthOf(page, paging) }
  })
}
