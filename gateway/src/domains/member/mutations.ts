// Changes of the own membership. docs/contract/members.md §5-§8.
import { guid } from '@vitrine/platform'
import { z } from 'zod'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { confirmation, confirmMember } from '../common/confirm-member.ts'
import { clearedBy, notClearable } from '../common/not-clearable.ts'
import { currentMember } from '../common/verify-member.ts'
import { emptyMember } from './empty-member.ts'
import { updateMeInput } from './input.ts'
import { hasEnded, isForAnother, memberResult, refused } from './member-result.ts'
import { addressMutations } from './own-addresses.ts'
import { removeMyPhoto } from './own-photo.ts'
import { slugInput } from './slug.ts'
import { updateOwnMember } from './update-own-member.ts'

const updateMe: MutationResolvers['updateMe'] = async (_, { input }, context) => {
  const own = notClearable(input, ['customFields'])
  if (own.length > 0) return refused(own)
  const checked = checkInput(updateMeInput, clearedBy(input, emptyMember))
  if (!checked.ok) return refused(checked.problems)
  if (await isForAnother(checked.value.memberId, context)) {
    return refused([problem('SIGNED_IN_AS_ANOTHER')])
  }
  const result = await memberResult(() => updateOwnMember(checked.value, context), context)
  const name = result.member?.nickname
  if (name) await context.session.update((state) => ({ ...state, name }))
  return result
}

const updateMySlug: MutationResolvers['updateMySlug'] = async (_, { input }, context) => {
  const checked = checkInput(slugInput, input)
  if (!checked.ok) return refused(checked.problems)
  const { memberWrites } = context.own
  return memberResult(() => memberWrites.updateCurrentSlug(checked.value), context, 'slug')
}

/** The directory lists names, so a display name is required first. */
const joinCommunity: MutationResolvers['joinCommunity'] = async (_, __, context) => {
  const me = await currentMember(context)
  if (me && !me.nickname) {
    return refused([problem('DISPLAY_NAME_NEEDED', { field: 'nickname' })])
  }
  return memberResult(() => context.own.memberWrites.joinCommunity({}), context)
}

const leaveCommunity: MutationResolvers['leaveCommunity'] = (_, __, context) =>
  memberResult(() => context.own.memberWrites.leaveCommunity({}), context)

/**
 * Requires the login email and the current password, because deletion is permanent. Revokes all sessions of the
 * member. S12.
 */
const deleteMe: MutationResolvers['deleteMe'] = async (_, { input }, context) => {
  const { session, own, signIn, requestId } = context
  const record = await session.find()
  const email = record?.state?.identity?.email ?? ''
  if (!email || input.confirmation.trim().toLowerCase() !== email.toLowerCase()) {
    const mismatch = problem('CONFIRMATION_MISMATCH', { field: 'confirmation' })
    return { accepted: false, problems: [mismatch] }
  }
  const assignee = input.contentAssigneeId ?? undefined
  if (assignee && !guid.safeParse(assignee).success) {
    const unknown = problem('INVALID_ARGUMENT', { field: 'contentAssigneeId' })
    return { accepted: false, problems: [unknown] }
  }
  const given = checkInput(z.object(confirmation), input)
  if (!given.ok) return { accepted: false, problems: given.problems }
  const refused = await confirmMember(given.value, context)
  if (refused) return { accepted: false, problems: [refused] }
  try {
    await own.memberWrites.deleteCurrent({ contentAssigneeId: assignee })
  } catch (error) {
    if (await hasEnded(context)) return { accepted: false, problems: [problem('NOT_SIGNED_IN')] }
    return { accepted: false, problems: withRequestId(problemsOfFailure(error), requestId) }
  }
  if (record?.memberId) await signIn.store.deleteOfMember(record.memberId)
  await session.end()
  return { accepted: true, problems: [] }
}

export const memberMutations = {
  updateMe,
  ...addressMutations,
  removeMyPhoto,
  updateMySlug,
  joinCommunity,
  leaveCommunity,
  deleteMe,
}
