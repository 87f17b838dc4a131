// Changes single addresses. The platform replaces the whole list, so it is read before each change, which keeps
// concurrent changes. docs/contract/members.md §7.

import { guid } from '@vitrine/platform'
import { z } from 'zod'
import { messages } from '../../__generated__/messages/members.ts'
import type { MutationResolvers } from '../../__generated__/resolvers.ts'
import type { ActorContext } from '../../auth/actor.ts'
import type { SignInContext } from '../../auth/sign-in-services.ts'
import { checkInput, problem } from '../../graphql/problems.ts'
import type { Member, MemberAddress } from '../../platform/member/member.ts'
import type { AddressChange } from '../../platform/member/member-change.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import type { ServiceContext } from '../../platform/service-calls.ts'
import type { SessionContext } from '../../session/sessions.ts'
import type { MemberContext } from '../common/caller-context.ts'
import { currentMember } from '../common/verify-member.ts'
import { saveAddressInput } from './input.ts'
import { isForAnother, memberResult, refused } from './member-result.ts'
import { PartlySaved } from './partly-saved.ts'
import { tagOfAddress, writeTags } from './tags.ts'

/** Most addresses of a member. Assumed. */
const most = 20

type Before = readonly MemberAddress[]
const addressesOf = (member: Member | null): Before => member?.contact?.addresses ?? []

async function writeList(id: string, addresses: AddressChange[], { own }: PlatformContext) {
  if (addresses.length === 0) return own.memberWrites.deleteAddresses({ id })
  return own.memberWrites.update({ id, member: { addresses } })
}

const addressGone = () =>
  problem('NOT_FOUND', { field: 'id', message: messages.addressRemovedMeanwhile })

type AddressInput = z.output<typeof saveAddressInput>

/** Returns why the address cannot be saved. */
function obstacle(id: AddressInput['id'], before: Before) {
  if (id && !before.some((one) => one.id === id)) {
    return addressGone()
  }
  if (!id && before.length >= most) return problem('LIMIT_REACHED')
}

/** Tags are matched by the text of an address, so a changed address needs its tag written again. */
async function writeTag(
  { id, tag, ...address }: AddressInput,
  before: Before,
  context: ActorContext & SessionContext & ServiceContext & SignInContext,
) {
  const changed = before.find((one) => one.id === id)
  const state = changed && (await tagOfAddress(changed, context))
  await writeTags({ addresses: [{ ...address, tag: tag ?? state }] }, context)
}

async function save(input: AddressInput, context: MemberContext & ActorContext & SignInContext) {
  const me = await currentMember(context)
  const before = addressesOf(me)
  const { id, tag: _, ...address } = input
  const reason = obstacle(id, before)
  if (reason) return refused([reason])
  const after = id
    ? before.map((one) => (one.id === id ? { ...address, id } : one))
    : [...before, address]
  const answer = await writeList(me?.id ?? '', after, context)
  try {
    await writeTag(input, before, context)
  } catch (error) {
    throw new PartlySaved(answer.member, error)
  }
  return answer
}

const saveMyAddress: MutationResolvers['saveMyAddress'] = async (_, { input }, context) => {
  const checked = checkInput(saveAddressInput, input)
  if (!checked.ok) return refused(checked.problems)
  if (await isForAnother(input.memberId, context)) return refused([problem('SIGNED_IN_AS_ANOTHER')])
  return memberResult(() => save(checked.value, context), context)
}

const removeMyAddress: MutationResolvers['removeMyAddress'] = async (_, { input }, context) => {
  const checked = checkInput(z.object({ id: guid }), input)
  if (!checked.ok) return refused(checked.problems)
  const { id } = checked.value
  return memberResult(async () => {
    const me = await currentMember(context)
    const left = addressesOf(me).filter((one) => one.id !== id)
    if (left.length === addressesOf(me).length) return refused([addressGone()])
    return writeList(me?.id ?? '', left, context)
  }, context)
}

export const addressMutations = { saveMyAddress, removeMyAddress }
