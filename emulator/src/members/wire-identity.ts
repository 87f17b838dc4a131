// Converts a member to the wire type of an identity. docs/contract/auth.md §6 "Identity".
import type { IdentityStatus, WireCustomValue, WireIdentity } from '@vitrine/platform'
import { guidOf } from '../ids.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import type { CustomField } from '../rules/custom-fields.ts'
import { memberFields } from '../seed/member-fields.ts'
import type { State } from '../state/state.ts'
import { photoUrl } from './photo.ts'

const statuses: Record<StoredMember['status'], IdentityStatus> = {
  PENDING: 'PENDING',
  APPROVED: 'ACTIVE',
  BLOCKED: 'BLOCKED',
  OFFLINE: 'OFFLINE',
}

export function wireIdentityOf(member: StoredMember, state: State, base: string): WireIdentity {
  return {
    id: member.id,
    revision: String(member.revision),
    createdDate: member.createdDate,
    updatedDate: member.updatedDate,
    connections: [],
    identityProfile: profileOf(member, base),
    metadata: {},
    email: { address: member.loginEmail, isVerified: member.loginEmailVerified },
    status: {
      name: member.deletedDate ? 'DELETED' : statuses[member.status],
      reasons: member.reasons,
    },
    factors: factorsOf(member, state),
  }
}

function profileOf(member: StoredMember, base: string): WireIdentity['identityProfile'] {
  const { contact, profile } = member
  const { photo } = profile
  return {
    firstName: contact.firstName,
    lastName: contact.lastName,
    nickname: profile.nickname,
    ...(photo && { picture: photoUrl(photo, base) }),
    language: member.language,
    labels: contact.labels ?? [],
    privacyStatus: member.privacyStatus,
    slug: profile.slug,
    company: contact.company,
    position: contact.jobTitle,
    birthdate: contact.birthdate,
    emails: contact.emails.map(({ email }) => email),
    phones: contact.phones.map(({ phone }) => phone),
    secondaryEmails: contact.emails,
    phonesV2: contact.phones,
    addresses: contact.addresses.map(({ id: _, tag, streetAddress, ...address }) => ({
      address: { ...address, addressLine: address.addressLine ?? lineOf(streetAddress) },
      tag,
    })),
    customFields: memberFields.flatMap((field) => customFieldOf(field, contact.customFields)),
  }
}

type Street = StoredMember['contact']['addresses'][number]['streetAddress']

/** The address of an identity has no separate street. docs/contract/auth.md §6. */
export const lineOf = (street: Street): string | undefined =>
  street ? [street.name, street.number].filter(Boolean).join(' ') : undefined

function customFieldOf(field: CustomField, values: StoredMember['contact']['customFields']) {
  const value = values[field.key]
  return value === undefined ? [] : [{ name: field.key, value: customValueOf(field, value) }]
}

function customValueOf({ fieldType }: CustomField, value: string | number): WireCustomValue {
  if (fieldType === 'NUMBER') return { numValue: Number(value) }
  return fieldType === 'DATE' ? { dateValue: String(value) } : { strValue: String(value) }
}

/** Returns the factors: members set up a password only; the site switches on the others. */
function factorsOf({ id }: StoredMember, state: State) {
  const hasPassword = state.credentials.get(id)?.passwordHash !== undefined
  const status = hasPassword ? ('ACTIVE' as const) : ('INACTIVE' as const)
  return [{ factorId: guidOf('password-factor', id), type: 'PASSWORD' as const, status }]
}
