// Writes an identity's profile into the member. docs/contract/auth.md §6 "identityProfile"; its slug is
// ignored, because a slug changes by its own calls only (docs/contract/members.md §6).
import type { IdentityProfileBody, WireCustomValue } from '@vitrine/platform'
import { invalidFields } from '../refuse.ts'
import type { StoredAddress, StoredMember } from '../rows/member-rows.ts'
import type { State } from '../state/state.ts'
import { type FieldProblem, mergedFields, violationsOfFields } from './merge-fields.ts'
import { lineOf } from './wire-identity.ts'

export function withProfile(
  member: StoredMember,
  profile: IdentityProfileBody,
  state: State,
): StoredMember {
  const { contact } = member
  return {
    ...member,
    language: profile.language ?? member.language,
    privacyStatus: privacyOf(profile, member),
    profile: {
      ...member.profile,
      nickname: profile.nickname ?? member.profile.nickname,
      ...(profile.picture && {
        photo: { id: '', url: profile.picture, width: 0, height: 0 },
      }),
    },
    contact: {
      ...contact,
      firstName: profile.firstName ?? contact.firstName,
      lastName: profile.lastName ?? contact.lastName,
      company: profile.company ?? contact.company,
      jobTitle: profile.position ?? contact.jobTitle,
      birthdate: profile.birthdate ?? contact.birthdate,
      labels: profile.labels ?? contact.labels,
      phones: phonesOf(profile) ?? contact.phones,
      emails: emailsOf(profile) ?? contact.emails,
      addresses: addressesOf(profile, contact.addresses, state) ?? contact.addresses,
      customFields: fieldsOf(profile, member),
    },
  }
}

function privacyOf({ privacyStatus }: IdentityProfileBody, member: StoredMember) {
  return privacyStatus && privacyStatus !== 'UNDEFINED' ? privacyStatus : member.privacyStatus
}

function phonesOf({ phonesV2, phones }: IdentityProfileBody) {
  if (phonesV2?.length) {
    return phonesV2.map(({ phone, countryCode, tag }) => ({
      phone: phone ?? '',
      tag: tag ?? ('UNTAGGED' as const),
      ...(countryCode && { countryCode }),
    }))
  }
  return phones?.length ? phones.map((phone) => ({ phone, tag: 'UNTAGGED' as const })) : undefined
}

function emailsOf({ secondaryEmails, emails }: IdentityProfileBody) {
  if (secondaryEmails?.length) {
    return secondaryEmails.map(({ email, tag }) => ({ email, tag: tag ?? ('UNTAGGED' as const) }))
  }
  return emails?.length ? emails.map((email) => ({ email, tag: 'UNTAGGED' as const })) : undefined
}

/** Returns the addresses; one without an id is matched by equal fields. Assumed. */
function addressesOf(
  { addresses }: IdentityProfileBody,
  before: readonly StoredAddress[],
  state: State,
) {
  if (!addresses?.length) return
  return addresses.map(({ address, tag: given }): StoredAddress => {
    const tag = given ?? 'UNTAGGED'
    const known = before.find((one) => wordsOf(one) === wordsOf(address ?? {}))
    return known ? { ...known, tag } : { ...address, id: state.newId('address'), tag }
  })
}

type Place = Partial<Omit<StoredAddress, 'id' | 'tag'>>

const wordsOf = ({ streetAddress, addressLine, addressLine2, ...rest }: Place) =>
  JSON.stringify([
    addressLine ?? lineOf(streetAddress),
    addressLine2,
    rest.city,
    rest.subdivision,
    rest.country,
    rest.postalCode,
  ])

const plainValue = (value: WireCustomValue | null | undefined): unknown =>
  value?.strValue ?? value?.numValue ?? value?.dateValue ?? null

function fieldsOf({ customFields }: IdentityProfileBody, member: StoredMember) {
  const given = (customFields ?? []).map(({ name, value }) => [name ?? '', plainValue(value)])
  const problems: FieldProblem[] = []
  const merged = mergedFields(member.contact.customFields, Object.fromEntries(given), problems)
  if (problems.length > 0) throw invalidFields(violationsOfFields(problems, 'profile.customFields'))
  return merged
}
