// What phones, e-mails and addresses are for. Tags belong to the identity, not to the member: they are
// read from what sign-in told and written by signing the member on again, which only the site may do.
// contract/auth.md §6 "identityProfile".
import type {
  AddressTag,
  EmailTag,
  PhoneTag,
  WireIdentityProfile,
  WireMemberAddress,
} from '@vitrine/platform'
import type { Context } from '../../graphql/context.ts'
import { keptIdentityOf } from '../common/kept-identity.ts'
import type { UpdateMe } from './input.ts'

/** The caller's own tags. */
const profileOf = async ({ session }: Context): Promise<WireIdentityProfile | undefined> =>
  (await session.find())?.kept?.identity?.profile

export async function phonesWithTags(phones: readonly string[], context: Context) {
  const known = (await profileOf(context))?.phonesV2 ?? []
  return phones.map((phone) => {
    const tag: PhoneTag | null | undefined = known.find((one) => one.phone === phone)?.tag
    return { phone, tag: tag ?? 'UNTAGGED' }
  })
}

export async function emailsWithTags(emails: readonly string[], context: Context) {
  const known = (await profileOf(context))?.secondaryEmails ?? []
  return emails.map((email) => {
    const tag: EmailTag | null | undefined = known.find((one) => one.email === email)?.tag
    return { email, tag: tag ?? 'UNTAGGED' }
  })
}

const places = ['city', 'postalCode', 'country'] as const

/** A member may have number and street apart; an identity has one line, in the order of its country. */
function linesOf({ addressLine, streetAddress }: WireMemberAddress): string[] {
  if (addressLine) return [addressLine]
  const { number, name } = streetAddress ?? {}
  return [`${number ?? ''} ${name ?? ''}`.trim(), `${name ?? ''} ${number ?? ''}`.trim()]
}

/** An identity's address has no id: the same words in the same places are the same address. */
export async function tagOfAddress(
  address: WireMemberAddress,
  context: Context,
): Promise<AddressTag> {
  const known = (await profileOf(context))?.addresses ?? []
  const lines = linesOf(address)
  const same = known.find(
    (one) =>
      places.every((part) => (one.address?.[part] ?? '') === (address[part] ?? '')) &&
      lines.includes(one.address?.addressLine ?? ''),
  )
  return same?.tag ?? 'UNTAGGED'
}

/** Writes the tags of the lists that were given; nothing without the site's own rights. */
export async function writeTags(input: UpdateMe, context: Context): Promise<void> {
  const { elevated, session } = context
  const email = (await session.find())?.kept?.identity?.email
  const profile = {
    ...(input.phones?.length && { phonesV2: input.phones }),
    ...(input.emails?.length && { secondaryEmails: input.emails }),
    ...(input.addresses?.length && {
      addresses: input.addresses.map(({ tag, ...address }) => ({ address, tag })),
    }),
  }
  if (!elevated || !email || Object.keys(profile).length === 0) return
  const { identity } = await elevated.signOn({ loginId: { email }, profile })
  const kept = keptIdentityOf(identity)
  if (kept) await session.keep((before) => ({ ...before, identity: kept }))
}
