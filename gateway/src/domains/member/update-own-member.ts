// A change of one's own membership, as the platform takes it: present fields are set, an empty text
// clears, a non-empty list replaces, and an empty list needs a call of its own.
// contract/members.md §7.
import type { MemberBody, WireMember } from '@vitrine/platform'
import type { Context } from '../../graphql/context.ts'
import type { UpdateMe } from './input.ts'
import { writeTags } from './tags.ts'

type Answer = { member: WireMember }

export async function updateOwnMember(input: UpdateMe, context: Context): Promise<Answer> {
  const { members } = context.own
  const id = (await context.session.find())?.memberId ?? ''
  let answer: Answer | undefined
  const change = changeOf(input)
  if (change) answer = await members.updateMember({ id, member: { id, ...change } })
  if (input.phones?.length === 0) answer = await members.deleteMemberPhones({ id })
  if (input.emails?.length === 0) answer = await members.deleteMemberEmails({ id })
  if (input.addresses?.length === 0) answer = await members.deleteMemberAddresses({ id })
  await writeTags(input, context)
  return answer ?? members.getCurrentMember({ fieldsets: ['FULL'] })
}

/** Undefined when nothing is left to send. */
function changeOf(input: UpdateMe): MemberBody | undefined {
  const { nickname, title, phones, emails, addresses, customFields, ...texts } = input
  const profile = present({ nickname, title })
  const contact = {
    ...present(texts),
    ...(phones?.length && { phones: phones.map(({ phone }) => phone) }),
    ...(emails?.length && { emails: emails.map(({ email }) => email) }),
    ...(addresses?.length && { addresses: addresses.map(({ tag: _tag, ...address }) => address) }),
    ...(customFields?.length && {
      customFields: Object.fromEntries(customFields.map(({ key, value }) => [key, { value }])),
    }),
  }
  const change = {
    ...(Object.keys(profile).length > 0 && { profile }),
    ...(Object.keys(contact).length > 0 && { contact }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

const present = <Fields extends Record<string, string | null | undefined>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string'),
  ) as Partial<Record<keyof Fields, string>>
