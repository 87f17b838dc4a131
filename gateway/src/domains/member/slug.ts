// The last part of a member's address. contract/members.md §6.
import { z } from 'zod'
import type { SlugCheck } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { checkInput, problem } from '../../graphql/problems.ts'

/** What an address can hold without being rewritten; the platform states no alphabet. Assumed. */
export const slugInput = z.object({
  slug: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u, {
      error: 'must be letters, digits, points, dashes and underscores',
    }),
})

/**
 * Whether the caller could have it. Private members' slugs are taken too, so the site itself has to
 * look; the caller learns no more than an attempt would tell.
 */
export async function slugCheck(slug: string, context: Context): Promise<SlugCheck> {
  const checked = checkInput(slugInput, { slug })
  if (!checked.ok) return { slug, isFree: false, problems: checked.problems }
  const { elevated, session } = context
  if (!elevated) {
    return { slug, isFree: false, problems: [problem('NOT_AVAILABLE_ON_THIS_SITE')] }
  }
  const filter = { 'profile.slug': checked.value.slug }
  const { members } = await elevated.queryMembers({
    query: { filter, paging: { limit: 1, offset: 0 } },
    fieldsets: ['PUBLIC'],
  })
  const mine = (await session.find())?.memberId
  const isFree = members.every(({ id }) => id === mine)
  const problems = isFree ? [] : [problem('SLUG_TAKEN', { field: 'slug' })]
  return { slug: checked.value.slug, isFree, problems }
}
