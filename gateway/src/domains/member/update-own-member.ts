// Changes the own membership with one call each for fields, emptied lists and tags. docs/contract/members.md §7.
import type { SignInContext } from '../../auth/sign-in-services.ts'
import type { Member } from '../../platform/member/member.ts'
import { hasChange, type MemberChange } from '../../platform/member/member-change.ts'
import type { PlatformContext } from '../../platform/platform.ts'
import type { ServiceContext } from '../../platform/service-calls.ts'
import type { SessionContext } from '../../session/sessions.ts'
import { atInput } from './field-paths.ts'
import type { UpdateMe } from './input.ts'
import { PartlySaved } from './partly-saved.ts'
import { writeTags } from './tags.ts'

type Answer = { member: Member }

/** Throws `PartlySaved` when a later call fails after an earlier one succeeded. */
export async function updateOwnMember(
  input: UpdateMe,
  context: SessionContext & PlatformContext & ServiceContext & SignInContext,
): Promise<Answer> {
  const { members } = context.own
  let answer: Answer | undefined
  for (const call of callsOf(input, (await context.session.find())?.memberId ?? '', context)) {
    try {
      answer = (await call()) ?? answer
    } catch (error) {
      const mapped = atInput(error, input)
      throw answer ? new PartlySaved(answer.member, mapped) : mapped
    }
  }
  return answer ?? members.getCurrent({ fields: 'FULL' })
}

/** Returns the calls in order. */
function callsOf(
  input: UpdateMe,
  id: string,
  context: SessionContext & PlatformContext & ServiceContext & SignInContext,
) {
  const { memberWrites } = context.own
  const change = plainOf(input)
  const calls: (() => Promise<Answer | undefined>)[] = []
  if (hasChange(change)) calls.push(() => memberWrites.update({ id, member: change }))
  if (input.phones?.length === 0) calls.push(() => memberWrites.deletePhones({ id }))
  if (input.emails?.length === 0) calls.push(() => memberWrites.deleteEmails({ id }))
  if (input.addresses?.length === 0) calls.push(() => memberWrites.deleteAddresses({ id }))
  calls.push(async () => {
    await writeTags(input, context)
    return undefined
  })
  return calls
}

/** Removes what the platform's call does not accept. */
const plainOf = ({ phones, emails, addresses, memberId: _, ...rest }: UpdateMe): MemberChange => ({
  ...rest,
  phones: phones?.map(({ phone }) => phone),
  emails: emails?.map(({ email }) => email),
  addresses: addresses?.map(({ tag: _tag, id, ...address }) => ({ ...address, ...(id && { id }) })),
})
