// Converts a change of a member to the platform's form: given fields are set, an empty text clears, a non-empty
// list replaces. An empty list needs a separate call. docs/contract/members.md §7.
import type { MemberBody } from '@vitrine/platform'

type Text = string | null | undefined
type Addresses = NonNullable<NonNullable<MemberBody['contact']>['addresses']>

export type MemberChange = {
  nickname?: Text
  title?: Text
  firstName?: Text
  lastName?: Text
  birthdate?: Text
  company?: Text
  jobTitle?: Text
  phones?: string[] | null
  emails?: string[] | null
  addresses?: Addresses | null
  customFields?: { key: string; value: string }[] | null
  privacyStatus?: 'PRIVATE' | 'PUBLIC' | null
}

/** What clears a field of a member, in place of null. */
export const emptyMember = {
  nickname: '',
  title: '',
  firstName: '',
  lastName: '',
  birthdate: '',
  company: '',
  jobTitle: '',
  phones: [],
  emails: [],
  addresses: [],
}

/** Returns undefined when there is nothing to send. */
export function changeOf(change: MemberChange): MemberBody | undefined {
  const { nickname, title, phones, emails, addresses, customFields, privacyStatus, ...texts } =
    change
  const profile = present({ nickname, title })
  const contact = {
    ...present(texts),
    ...(phones?.length && { phones }),
    ...(emails?.length && { emails }),
    ...(addresses?.length && { addresses }),
    ...(customFields?.length && {
      customFields: Object.fromEntries(customFields.map(({ key, value }) => [key, { value }])),
    }),
  }
  const body = {
    ...(Object.keys(profile).length > 0 && { profile }),
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(privacyStatus && { privacyStatus }),
  }
  return Object.keys(body).length > 0 ? body : undefined
}

const present = <Fields extends Record<string, Text>>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string'),
  ) as Partial<Record<keyof Fields, string>>
