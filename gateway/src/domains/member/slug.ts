// The slug of a member's profile page. docs/contract/members.md §6.

import type { GraphQLResolveInfo } from 'graphql'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/members.ts'
import type { SlugCheck } from '../../__generated__/schema-types.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { readArguments } from '../../graphql/bad-input.ts'
import { nullBecause } from '../../graphql/null-reasons.ts'
import { problem } from '../../graphql/problems.ts'
import type { OperationContext } from '../../graphql/request-context.ts'
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
  given: string,
  context: MemberContext & ActorContext & OperationContext,
  info: Pick<GraphQLResolveInfo, 'path'>,
): Promise<SlugCheck | null> {
  const { slug } = readArguments(slugInput, { slug: given }, 'slug')
  const { serviceCalls, actor } = context
  const mine = await verifiedMemberId(context)
  if (!mine && actor.kind === 'VISITOR') {
    return nullBecause([problem('NOT_SIGNED_IN')], context, info)
  }
  if (!serviceCalls) return nullBecause([problem('NOT_AVAILABLE_ON_THIS_SITE')], context, info)
  const { members } = await serviceCalls.queryMembers({
    query: { filter: [{ slug }], page: { limit: 1, offset: 0 } },
    fields: 'PUBLIC',
  })
  return { slug, free: members.every(({ id }) => id === mine) }
}
