// Converts tags to the profile of an identity. docs/contract/auth.md §6 "identityProfile".
import type { IdentityProfileBody } from '@vitrine/platform'
import type { IdentityTags, TaggedAddress } from '../identity.ts'

/** Leaves out what is null. */
const present = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  ) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> }

const addressBody = ({ tag, ...address }: TaggedAddress) =>
  present({ address: present(address), tag })

/** Returns the lists that are given, each of which replaces the one of the profile; null members are left out. */
export const profileBodyOf = ({
  phones,
  emails,
  addresses,
}: Partial<IdentityTags>): IdentityProfileBody => ({
  ...(phones && { phonesV2: phones.map(present) }),
  ...(emails && {
    secondaryEmails: emails.map(({ email, tag }) => ({ email, ...present({ tag }) })),
  }),
  ...(addresses && { addresses: addresses.map(addressBody) }),
})
