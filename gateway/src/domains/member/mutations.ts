// What a member does with their own membership. contract/members.md §5-§8.
import type { WireMember } from '@vitrine/platform'
import type { MutationResolvers, Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { checkInput, problem, problemsOfFailure, withRequestId } from '../../graphql/problems.ts'
import { updateMeInput } from './input.ts'
import { slugInput } from './slug.ts'
import { updateOwnMember } from './update-own-member.ts'

type Result = { member: WireMember | null; problems: Problem[] }

export async function memberResult(
  ask: () => Promise<{ member: WireMember }>,
  context: Context,
  field?: string,
): Promise<Result> {
  try {
    return { member: (await ask()).member, problems: [] }
  } catch (error) {
    const problems = problemsOfFailure(error, field).map(atInput)
    return { member: null, problems: withRequestId(problems, context.requestId) }
  }
}

/** The platform's paths name its own shape: `member.contact.phones[0]` is our `phones[0]`. */
const atInput = (one: Problem): Problem => ({
  ...one,
  field: one.field?.replace(/^member\.(contact|profile)\./, '') ?? one.field,
})

const updateMe: MutationResolvers['updateMe'] = async (_, { input }, context) => {
  const checked = checkInput(updateMeInput, input)
  if (!checked.ok) return { member: null, problems: checked.problems }
  const result = await memberResult(() => updateOwnMember(checked.value, context), context)
  const name = result.member?.profile?.nickname
  if (name) await context.session.keep((kept) => ({ ...kept, name }))
  return result
}

const updateMySlug: MutationResolvers['updateMySlug'] = async (_, args, context) => {
  const checked = checkInput(slugInput, args)
  if (!checked.ok) return { member: null, problems: checked.problems }
  const { members } = context.own
  return memberResult(() => members.updateCurrentMemberSlug(checked.value), context, 'slug')
}

const joinCommunity: MutationResolvers['joinCommunity'] = (_, __, context) =>
  memberResult(() => context.own.members.joinCommunity({}), context)

const leaveCommunity: MutationResolvers['leaveCommunity'] = (_, __, context) =>
  memberResult(() => context.own.members.leaveCommunity({}), context)

/** For good, so the login e-mail has to be typed. Every session of the member ends. Row S12. */
const deleteMe: MutationResolvers['deleteMe'] = async (_, args, context) => {
  const { session, own, signIn, requestId } = context
  const record = await session.find()
  const email = record?.kept?.identity?.email ?? ''
  if (!email || args.confirmation.trim().toLowerCase() !== email.toLowerCase()) {
    const mismatch = problem('CONFIRMATION_MISMATCH', { field: 'confirmation' })
    return { accepted: false, problems: [mismatch] }
  }
  try {
    await own.members.deleteMyMember({ contentAssigneeId: args.contentAssigneeId ?? undefined })
  } catch (error) {
    return { accepted: false, problems: withRequestId(problemsOfFailure(error), requestId) }
  }
  if (record?.memberId) await signIn.store.deleteOfMember(record.memberId)
  await session.end()
  return { accepted: true, problems: [] }
}

export const memberMutations = { updateMe, updateMySlug, joinCommunity, leaveCommunity, deleteMe }
