// Converts a change of a member to the platform's form. docs/contract/members.md §7.
import type { MemberBody } from '@vitrine/platform'
import type { AddressChange, MemberChange } from '../member-change.ts'

type Texts = Readonly<Record<string, string | null | undefined>>

const present = <Fields extends Texts>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => typeof value === 'string'),
  ) as Partial<Record<keyof Fields, string>>

function addressBody({ streetNumber, streetName, ...address }: AddressChange) {
  const street = present({ number: streetNumber, name: streetName })
  return {
    ...present(address),
    ...(Object.keys(street).length > 0 && { streetAddress: street }),
  }
}

/** Returns only what changes. */
export function memberBodyOf(change: MemberChange): MemberBody {
  const { nickname, title, photo, phones, emails, addresses, customFields, ...rest } = change
  const { privacyStatus, ...texts } = rest
  const profile = { ...present({ nickname, title }), ...(photo && { photo }) }
  const contact = {
    ...present(texts),
    ...(phones?.length && { phones: [...phones] }),
    ...(emails?.length && { emails: [...emails] }),
    ...(addresses?.length && { addresses: addresses.map(addressBody) }),
    ...(customFields?.length && {
      customFields: Object.fromEntries(customFields.map(({ key, value }) => [key, { value }])),
    }),
  }
  return {
    ...(Object.keys(profile).length > 0 && { profile }),
    ...(Object.keys(contact).length > 0 && { contact }),
    ...(privacyStatus && { privacyStatus }),
  }
}
