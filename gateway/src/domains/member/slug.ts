// The slug of a member's profile page. docs/contract/members.md §6.

import { z } from 'zod'
import * as messages from '../../__generated__/messages/members.ts'
import type { SlugCheck } from '../../__generated__/schema-types.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import type { MemberContext } from '../common/caller-context.ts'
import { verifiedMemberId } from '../common/verify-member.ts'

/** Characters that need no escaping in a URL; the platform documents no alphabet. Assumed. */
export const slugInput = z.object({
  slug: z
    .string()
    .trim()
    .min(1)
    .max(255)
    .superRefine((value, context) => {
      if (/^[A-Za-z0-9](?:[A-Za-z0-9._~-]*[A-Za-z0-9])?$/.test(value)) return
      const params = { rule: 'OTHER', ruleName: 'SLUG_FORM' }
      context.addIssue({ code: 'custom', message: messages.mustBeSlug, params })
    }),
})

/**
 * Returns whether the caller could have the slug. A service call checks it, because slugs of private members are
 * taken too; the result reveals no more than an attempt would.
 */
export async function slugCheck(
  slug: string,
  context: MemberContext & ActorContext,
): Promise<SlugCheck> {
  const checked = checkInput(slugInput, { slug })
  if (!checked.ok) return { slug, isFree: false, problems: checked.problems }
  const { serviceCalls, actor } = context
  if (!serviceCalls) {
    return { slug, isFree: false, problems: [problem('NOT_AVAILABLE_ON_THIS_SITE')] }
  }
  const mine = await verifiedMemberId(context)
  if (!mine && actor.kind === 'ANONYMOUS_VISITOR') {
    return { slug, isFree: false, problems: [problem('NOT_SIGNED_IN')] }
  }
  const filter = { 'profile.slug': checked.value.slug }
  const { members } = await serviceCalls.queryMembers({
    query: { filter, paging: { limit: 1, offset: 0 } },
    fieldsets: ['PUBLIC'],
  })
  const isFree = members.every(({ id }) => id === mine)
  const problems = isFree ? [] : [problem('SLUG_TAKEN', { field: 'slug' })]
  return { slug: checked.value.slug, isFree, problems }
}
