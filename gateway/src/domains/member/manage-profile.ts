// What the owner of the site writes into a member. contract/members.md §6, §7.
import { allCalls, type WireMember } from '@vitrine/platform'
import { z } from 'zod'
import type { MutationResolvers, Problem } from '../../__generated__/resolvers.ts'
import type { Context } from '../../graphql/context.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import { siteOf } from '../../graphql/site.ts'
import { type Answered, type Names, ownerCall } from '../common/owner-call.ts'
import { atInput } from './field-paths.ts'
import { payloadOf } from './manage.ts'
import { createMemberInput, updateMemberInput } from './managed-input.ts'
import { changeOf, type MemberChange } from './member-change.ts'
import { slugInput } from './slug.ts'

const newRules = z.object({ input: createMemberInput })
const rules = z.object({ input: updateMemberInput })

const names: Names = [
  [/^member\.(contact\.|profile\.)?/, ''],
  [/^((?:phones|emails)\[\d+\])\.(?:phone|email)$/, '$1'],
  [/\.streetAddress\.number$/, '.streetNumber'],
  [/\.streetAddress\.name$/, '.streetName'],
  [/^(?!id$)/, 'input.'],
]

type Send<Request> = (request: Request) => Promise<{ member: WireMember }>

/** A refusal of the platform's names the places of what was given. */
const placed =
  <Request>(send: Send<Request>, input: Pick<MemberChange, 'customFields'>): Send<Request> =>
  (request) =>
    send(request).catch((error: unknown) => {
      throw atInput(error, input)
    })

const refused = (problems: Problem[]) => ({ member: null, problems })

const createMember: MutationResolvers['createMember'] = async (_, { input }, context) => {
  const checked = checkInput(newRules, { input })
  if (!checked.ok) return refused(checked.problems)
  const { loginEmail, ...profile } = checked.value.input
  const send = placed(siteOf(context).membersAdmin.createMember, profile)
  const { createMember: call } = allCalls.membersAdmin
  const request = { member: { ...changeOf(profile), loginEmail } }
  const result = await ownerCall({ call, send, request, names, field: 'loginEmail' }, context)
  const { member, problems } = payloadOf(result)
  return { member, problems: problems.map(asTaken) }
}

/** The platform has one word for everything that is there already. */
const asTaken = (one: Problem): Problem =>
  one.code === 'NAME_TAKEN'
    ? problem('EMAIL_ALREADY_EXISTS', { field: one.field, message: taken })
    : one
const taken = 'A member has this login e-mail already.'

type Emptying = 'deleteMemberPhones' | 'deleteMemberEmails' | 'deleteMemberAddresses'

function empty(name: Emptying, id: string, context: Context) {
  const { [name]: send } = siteOf(context).members
  return ownerCall({ call: allCalls.members[name], send, request: { id }, field: 'id' }, context)
}

/** The calls a change needs, in order: what is set, then each list that is to be empty. */
function* stepsOf(id: string, change: MemberChange, context: Context) {
  const member = changeOf(change)
  if (member) {
    const send = placed(siteOf(context).members.updateMember, change)
    const request = { id, member: { id, ...member } }
    const { updateMember: call } = allCalls.members
    yield () => ownerCall({ call, send, request, names, field: 'id' }, context)
  }
  if (change.phones?.length === 0) yield () => empty('deleteMemberPhones', id, context)
  if (change.emails?.length === 0) yield () => empty('deleteMemberEmails', id, context)
  if (change.addresses?.length === 0) yield () => empty('deleteMemberAddresses', id, context)
}

/** Stops at the first refusal; the member is as far as it came. */
const updateMember: MutationResolvers['updateMember'] = async (_, { id, input }, context) => {
  const checked = checkInput(rules, { input })
  if (!checked.ok) return refused(checked.problems)
  let last: Answered<{ member: WireMember }> | undefined
  let member: WireMember | null = null
  for (const step of stepsOf(id, checked.value.input, context)) {
    last = await step()
    if (!last.ok) break
    member = last.answer.member
  }
  if (!last) return unchanged(id, context)
  const isPartly = member && !last.ok
  return { member, problems: [...(isPartly ? [problem('PARTLY_SAVED')] : []), ...last.problems] }
}

/** Nothing was asked for: the member as they are. */
async function unchanged(id: string, context: Context) {
  const { getMember: send } = siteOf(context).members
  const request = { id, fieldsets: ['FULL' as const] }
  const { getMember: call } = allCalls.members
  return payloadOf(await ownerCall({ call, send, request, field: 'id' }, context))
}

const emptying =
  (name: Emptying) =>
  async (_: unknown, { id }: { id: string }, context: Context) =>
    payloadOf(await empty(name, id, context))

const updateMemberSlug: MutationResolvers['updateMemberSlug'] = async (_, args, context) => {
  const checked = checkInput(slugInput, { slug: args.slug })
  if (!checked.ok) return refused(checked.problems)
  const { updateMemberSlug: send } = siteOf(context).membersAdmin
  const { updateMemberSlug: call } = allCalls.membersAdmin
  const request = { id: args.id, slug: checked.value.slug }
  const result = await ownerCall({ call, send, request, field: 'slug' }, context)
  return { ...payloadOf(result), problems: result.problems.map(atId) }
}

/** A member who is not there is no matter of the slug. */
const atId = (one: Problem): Problem => (one.code === 'NOT_FOUND' ? { ...one, field: 'id' } : one)

export const manageProfile = {
  createMember,
  updateMember,
  deleteMemberPhones: emptying('deleteMemberPhones'),
  deleteMemberEmails: emptying('deleteMemberEmails'),
  deleteMemberAddresses: emptying('deleteMemberAddresses'),
  updateMemberSlug,
}
