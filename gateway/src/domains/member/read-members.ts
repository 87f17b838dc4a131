// The caller's own membership, and those of others who show themselves. contract/members.md §3-§4.
import type { WireMember } from '@vitrine/platform'
import type { QueryMembersArgs } from '../../__generated__/resolvers.ts'
import { BadInput } from '../../graphql/bad-input.ts'
import type { Context } from '../../graphql/context.ts'
import { type Connection, connectionOf, windowOf } from '../../graphql/paging.ts'
import { isLoggedIn } from '../../session/tokens.ts'

/** Every field of the signed-in member; null for a visitor, without asking. */
export async function readMe(context: Context): Promise<WireMember | null> {
  const record = await context.session.find()
  if (!isLoggedIn(record?.tokens)) return null
  const { member } = await context.own.members.getCurrentMember({ fieldsets: ['FULL'] })
  return member
}

/** Members who show themselves. By status a visitor cannot filter: contract/members.md §3.2. */
const shown = { privacyStatus: 'PUBLIC' } as const

export async function readMember(slug: string, context: Context): Promise<WireMember | null> {
  if (slug.length < 1 || slug.length > 255) return null
  const query = {
    filter: { ...shown, 'profile.slug': slug },
    paging: { limit: 1, offset: 0 },
  }
  const { members } = await context.directory.queryMembers({ query, fieldsets: ['PUBLIC'] })
  return members[0] ?? null
}

const sortFields = { NICKNAME: 'profile.nickname', CREATED_DATE: 'createdDate' } as const

export async function readMembers(
  args: QueryMembersArgs,
  context: Context,
): Promise<Connection<WireMember>> {
  const window = windowOf({ first: args.first, after: args.after })
  const expression = args.search?.trim()
  if (expression && expression.length > 100) {
    throw new BadInput('search', 'A search has at most 100 characters.')
  }
  const { field, order } = args.sort ?? { field: 'NICKNAME' as const, order: 'ASC' as const }
  const { members, metadata } = await context.directory.queryMembers({
    query: {
      filter: shown,
      sorting: [{ fieldName: sortFields[field], order: order ?? 'ASC' }],
      paging: window,
    },
    ...(expression && { search: { expression, fields: ['profile.nickname', 'profile.title'] } }),
    fieldsets: ['PUBLIC'],
  })
  const total = metadata?.tooManyToCount ? null : (metadata?.total ?? null)
  return connectionOf(members, window, total)
}
