// Changes of member profiles by staff. docs/contract/members.md §6, §7.

import { messages } from '../../__generated__/messages/members.ts'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { Problem } from '../../__generated__/schema-types.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import type { RequestContext } from '../../graphql/request-context.ts'
import { requireAdminPlatform } from '../../graphql/require-admin-platform.ts'
import type { AdminPlatformContext } from '../../platform/admin-platform.ts'
import type { Member } from '../../platform/member/member.ts'
import { hasChange, type MemberChange } from '../../platform/member/member-change.ts'
import { operations } from '../../platform/operations.ts'
import { type AdminResult, adminCall, type FieldNames } from '../common/admin-call.ts'
import { clearedBy, notClearable } from '../common/not-clearable.ts'
import { emptyMember } from './empty-member.ts'
import { atInput } from './field-paths.ts'
import { payloadOf } from './manage.ts'
import { createMemberInput, updateMemberInput } from './managed-input.ts'
import { slugInput } from './slug.ts'

const names: FieldNames = [
  [/^member\.(contact\.|profile\.)?/, ''],
  [/^(phones\[\d+\])$/, '$1.phone'],
  [/^(emails\[\d+\])$/, '$1.email'],
  [/\.streetAddress\.number$/, '.streetNumber'],
  [/\.streetAddress\.name$/, '.streetName'],
]

type Send<Request> = (request: Request) => Promise<{ member: Member }>

/** Maps the field paths of a refusal to the input. */
const placed =
  <Request>(send: Send<Request>, input: Pick<MemberChange, 'customFields'>): Send<Request> =>
  (request) =>
    send(request).catch((error: unknown) => {
      throw atInput(error, input)
    })

const refused = (problems: Problem[]) => ({ member: null, problems })

const createMember: MutationResolvers['createMember'] = async (_, { input }, context) => {
  const checked = checkInput(createMemberInput, input)
  if (!checked.ok) return refused(checked.problems)
  const { loginEmail, ...profile } = checked.value
  const send = placed(requireAdminPlatform(context).memberWrites.create, profile)
  const { create: call } = operations.memberWrites
  const request = { member: { ...profile, loginEmail } }
  const result = await adminCall({ call, send, request, names, field: 'loginEmail' }, context)
  const { member, problems } = payloadOf(result)
  return { member, problems: problems.map(asTaken) }
}

/** The platform has one code for all conflicts. */
const asTaken = (one: Problem): Problem =>
  one.code === 'NAME_TAKEN'
    ? problem('EMAIL_ALREADY_EXISTS', { field: one.field, message: messages.loginEmailTaken })
    : one

type Emptying = 'deletePhones' | 'deleteEmails' | 'deleteAddresses'

function empty(name: Emptying, id: string, context: RequestContext & AdminPlatformContext) {
  const { [name]: send } = requireAdminPlatform(context).memberWrites
  return adminCall(
    { call: operations.memberWrites[name], send, request: { id }, field: 'id' },
    context,
  )
}

/** Returns the calls of a change in order: fields first, then each list to empty. */
function* stepsOf(
  id: string,
  change: MemberChange,
  context: RequestContext & AdminPlatformContext,
) {
  if (hasChange(change)) {
    const send = placed(requireAdminPlatform(context).memberWrites.update, change)
    const request = { id, member: change }
    const { update: call } = operations.memberWrites
    yield () => adminCall({ call, send, request, names, field: 'id' }, context)
  }
  if (change.phones?.length === 0) yield () => empty('deletePhones', id, context)
  if (change.emails?.length === 0) yield () => empty('deleteEmails', id, context)
  if (change.addresses?.length === 0) yield () => empty('deleteAddresses', id, context)
}

/** Stops at the first refusal; earlier calls stay effective. */
const updateMember: MutationResolvers['updateMember'] = async (_, { input }, context) => {
  const own = notClearable(input, ['customFields', 'privacyStatus'])
  if (own.length > 0) return refused(own)
  const checked = checkInput(updateMemberInput, clearedBy(input, emptyMember))
  if (!checked.ok) return refused(checked.problems)
  let last: AdminResult<{ member: Member }> | undefined
  let member: Member | null = null
  for (const step of stepsOf(input.id, checked.value, context)) {
    last = await step()
    if (!last.ok) break
    member = last.answer.member
  }
  if (!last) return unchanged(input.id, context)
  const isPartly = member && !last.ok
  return { member, problems: [...(isPartly ? [problem('PARTLY_SAVED')] : []), ...last.problems] }
}

/** Nothing to change: returns the member. */
async function unchanged(id: string, context: RequestContext & AdminPlatformContext) {
  const { get: send } = requireAdminPlatform(context).members
  const request = { id, fields: 'FULL' as const }
  const { get: call } = operations.members
  return payloadOf(await adminCall({ call, send, request, field: 'id' }, context))
}

const emptying =
  (name: Emptying) =>
  async (
    _: unknown,
    { input: { id } }: { input: { id: string } },
    context: RequestContext & AdminPlatformContext,
  ) =>
    payloadOf(await empty(name, id, context))

const updateMemberSlug: MutationResolvers['updateMemberSlug'] = async (
  _,
  { input: args },
  context,
) => {
  const checked = checkInput(slugInput, { slug: args.slug })
  if (!checked.ok) return refused(checked.problems)
  const { updateSlug: send } = requireAdminPlatform(context).memberWrites
  const { updateSlug: call } = operations.memberWrites
  const request = { id: args.id, slug: checked.value.slug }
  const result = await adminCall({ call, send, request, field: 'slug' }, context)
  return { ...payloadOf(result), problems: result.problems.map(atId) }
}

/** A missing member is reported at the id, not at the slug. */
const atId = (one: Problem): Problem => (one.code === 'NOT_FOUND' ? { ...one, field: 'id' } : one)

export const manageProfile = {
  createMember,
  updateMember,
  deleteMemberPhones: emptying('deletePhones'),
  deleteMemberEmails: emptying('deleteEmails'),
  deleteMemberAddresses: emptying('deleteAddresses'),
  updateMemberSlug,
}
