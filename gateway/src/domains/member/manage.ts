// Actions of staff on a single member. docs/contract/members.md §5, §8, §10.
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { recoveryReturnOf } from '../../auth/client-lists.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import { problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Member } from '../../platform/member/member.ts'
import { operations } from '../../platform/operations.ts'
import { type AdminResult, adminCall, type FieldNames } from '../common/admin-call.ts'
import { isSelf, mayBeDone, signOut } from './sign-out.ts'

const calls = operations.memberWrites

type Payload = { member: Member | null; problems: Problem[] }
export const payloadOf = (result: AdminResult<{ member: Member }>): Payload => ({
  member: result.ok ? result.answer.member : null,
  problems: result.problems,
})

type Transition = 'approve' | 'mute' | 'unmute' | 'block' | 'disconnect'

function transition(name: Transition, id: string, context: RequestContext & AdminPlatformContext) {
  const { [name]: send } = requireAdminPlatform(context).memberWrites
  return adminCall({ call: calls[name], send, request: { id }, field: 'id' }, context)
}

const harmless =
  (name: 'approve' | 'mute' | 'unmute') =>
  async (
    _: unknown,
    { input: { id } }: { input: { id: string } },
    context: RequestContext & AdminPlatformContext,
  ): Promise<Payload> =>
    payloadOf(await transition(name, id, context))

/** Calls that lock a member out, which refuse callers who name themselves. */
const lockOut =
  (name: 'block' | 'disconnect') =>
  async (
    _: unknown,
    { input: { id } }: { input: { id: string } },
    context: RequestContext & ActorContext & SignInContext & AdminPlatformContext,
  ): Promise<Payload> => {
    // The platform cannot check this, because it only sees the site's key.
    if (isSelf(context, id)) {
      return { member: null, problems: [problem('SELF_BLOCK_FORBIDDEN', { field: 'id' })] }
    }
    const result = await transition(name, id, context)
    if (mayBeDone(result)) await signOut([id], context)
    return payloadOf(result)
  }

const deleteMember: MutationResolvers['deleteMember'] = async (_, { input: args }, context) => {
  const { id, contentAssigneeId } = args
  if (isSelf(context, id)) {
    return { deletedId: null, problems: [problem('OWNER_CANNOT_BE_DELETED', { field: 'id' })] }
  }
  const { delete: send } = requireAdminPlatform(context).memberWrites
  const request = { id, contentAssigneeId: contentAssigneeId ?? undefined }
  const options = { call: calls.delete, send, request, field: 'id' }
  const result = await adminCall(options, context)
  if (mayBeDone(result)) await signOut([id], context)
  return { deletedId: result.ok ? id : null, problems: result.problems }
}

/** Sends a link to the platform's page for choosing a password, which returns to our login page. */
const sendActivationEmail: MutationResolvers['sendActivationEmail'] = async (
  _,
  { input: { id } },
  context,
) => {
  const { sendActivationEmail: send } = requireAdminPlatform(context).identity
  const { config, language } = context
  const url = recoveryReturnOf(config.publicUrl, language)
  const redirect = { url, clientId: config.platform.clientId }
  const request = { identityId: id, redirect }
  const names: FieldNames = [[/^identityId$/, 'id']]
  const { sendActivationEmail: call } = operations.identity
  const { ok, problems } = await adminCall({ call, send, request, names, field: 'id' }, context)
  return { accepted: ok, problems }
}

export const manageMember = {
  approveMember: harmless('approve'),
  muteMember: harmless('mute'),
  unmuteMember: harmless('unmute'),
  blockMember: lockOut('block'),
  disconnectMember: lockOut('disconnect'),
  deleteMember,
  sendActivationEmail,
}
