// Updates the fields of a member that are present. docs/contract/members.md §7.
import type { MemberBody } from '@vitrine/platform'
import { invalid, invalidFields } from '../refuse.ts'
import type { StoredAddress, StoredMember, StoredPhoto } from '../rows/member-rows.ts'
import type { State } from '../state/state.ts'
import { type FieldProblem, mergedFields, violationsOfFields } from './merge-fields.ts'

/** Applies a change; read-only fields of the payload are ignored. */
export function withChange(member: StoredMember, change: MemberBody, state: State): StoredMember {
  return {
    ...member,
    privacyStatus: privacyOf(change, member),
    profile: profileOf(change, member),
    contact: change.contact ? contactOf(change.contact, member, state) : member.contact,
  }
}

function privacyOf({ privacyStatus }: MemberBody, member: StoredMember) {
  if (!privacyStatus) return member.privacyStatus
  if (privacyStatus !== 'UNKNOWN') return privacyStatus
  throw invalid('member.privacyStatus', 'must be PUBLIC or PRIVATE', { rule: 'INVALID_ENUM_VALUE' })
}

/** Returns the new value: absent keeps the old one, an empty text clears it. */
const stored = (given: string | null | undefined, before: string | undefined) =>
  given === undefined || given === null ? before : given || undefined

function profileOf({ profile }: MemberBody, member: StoredMember): StoredMember['profile'] {
  const before = member.profile
  if (!profile) return before
  return {
    ...before,
    nickname: stored(profile.nickname, before.nickname),
    title: stored(profile.title, before.title),
    photo: pictureOf(profile.photo, before.photo),
    cover: pictureOf(profile.cover, before.cover),
  }
}

type Picture = NonNullable<MemberBody['profile']>['photo']

/**
 * Returns the picture; without id and URL it is removed. Assumed: docs/contract/members.md §7 names no call
 * for it.
 */
function pictureOf(given: Picture, before: StoredPhoto | undefined): StoredPhoto | undefined {
  if (!given) return before
  const { id, url, width, height, offsetX, offsetY } = given
  if (!id && !url) return
  const size = { width: width ?? before?.width ?? 0, height: height ?? before?.height ?? 0 }
  return { id: id ?? '', url: id ? undefined : url, ...size, offsetX, offsetY }
}

type Contact = NonNullable<MemberBody['contact']>

/** Returns the contact; an empty list changes nothing, because three calls exist for deleting. */
function contactOf(given: Contact, member: StoredMember, state: State): StoredMember['contact'] {
  const before = member.contact
  return {
    ...before,
    firstName: stored(given.firstName, before.firstName),
    lastName: stored(given.lastName, before.lastName),
    birthdate: stored(given.birthdate, before.birthdate),
    company: stored(given.company, before.company),
    jobTitle: stored(given.jobTitle, before.jobTitle),
    phones: given.phones?.length ? phonesOf(given.phones, before.phones) : before.phones,
    emails: given.emails?.length ? emailsOf(given.emails, before.emails) : before.emails,
    addresses: given.addresses?.length
      ? addressesOf(given.addresses, before.addresses, state)
      : before.addresses,
    customFields: given.customFields ? fieldsOf(given.customFields, member) : before.customFields,
  }
}

type Before = StoredMember['contact']

/** Returns the phones; the member's form has no tags, so an existing phone retains its own. */
const phonesOf = (given: string[], before: Before['phones']): Before['phones'] =>
  given.map((phone) => before.find((one) => one.phone === phone) ?? { phone, tag: 'UNTAGGED' })

const emailsOf = (given: string[], before: Before['emails']): Before['emails'] =>
  given.map((email) => before.find((one) => one.email === email) ?? { email, tag: 'UNTAGGED' })

function addressesOf(
  given: NonNullable<Contact['addresses']>,
  before: Before['addresses'],
  state: State,
): StoredAddress[] {
  return given.map(({ id, ...address }) => {
    const known = before.find((one) => one.id === id)
    return { ...address, id: known?.id ?? state.newId('address'), tag: known?.tag ?? 'UNTAGGED' }
  })
}

function fieldsOf(given: NonNullable<Contact['customFields']>, member: StoredMember) {
  const problems: FieldProblem[] = []
  const values = Object.entries(given).map(([key, { value }]) => [key, value])
  const merged = mergedFields(member.contact.customFields, Object.fromEntries(values), problems)
  if (problems.length === 0) return merged
  throw invalidFields(violationsOfFields(problems, 'member.contact.customFields'))
}
