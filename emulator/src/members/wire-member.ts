// Converts a member to the wire type of a field set. docs/contract/members.md §4, §4.1.
import type { MemberFieldSet, WireMember } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import type { StoredMember, StoredPhoto } from '../rows/member-rows.ts'
import { memberFields } from '../seed/member-fields.ts'
import { photoId, photoUrl } from './photo.ts'

const widths: Record<MemberFieldSet, number> = { PUBLIC: 0, EXTENDED: 1, FULL: 2 }

type RequestedFields = { fieldsets?: MemberFieldSet[] | null; fieldSet?: MemberFieldSet | null }

/** Without field sets the default is PUBLIC; of several the largest. docs/contract/members.md §4.1. */
export function requestedFieldSet({ fieldsets, fieldSet }: RequestedFields): MemberFieldSet {
  const requested = [...(fieldsets ?? []), ...(fieldSet ? [fieldSet] : [])]
  return requested.reduce((widest, one) => (widths[one] > widths[widest] ? one : widest), 'PUBLIC')
}

/** Returns the allowed field set: only the member and elevated callers get more than the public one. Assumed. */
export function allowedFieldSet(
  member: StoredMember,
  requested: MemberFieldSet,
  { caller }: CallContext,
): MemberFieldSet {
  const isSelf = caller.kind === 'member' && caller.id === member.id
  return isSelf || caller.elevated ? requested : 'PUBLIC'
}

/** Writing calls return all fields. docs/contract/members.md §4.1. */
export const wholeMember = (member: StoredMember, { site }: CallContext) => ({
  member: wireMemberOf(member, 'FULL', site.url),
})

export function wireMemberOf(member: StoredMember, set: MemberFieldSet, base: string): WireMember {
  const isPublic = set === 'PUBLIC'
  return {
    id: member.id,
    contactId: member.contactId,
    createdDate: member.createdDate,
    updatedDate: member.updatedDate,
    profile: {
      nickname: member.profile.nickname,
      slug: member.profile.slug,
      title: member.profile.title,
      photo: imageOf(member.profile.photo, base),
      cover: imageOf(member.profile.cover, base),
    },
    status: isPublic ? 'UNKNOWN' : member.status,
    privacyStatus: isPublic ? 'UNKNOWN' : member.privacyStatus,
    activityStatus: isPublic ? 'UNKNOWN' : member.activityStatus,
    ...(!isPublic && { loginEmail: member.loginEmail }),
    ...(set === 'FULL' && {
      loginEmailVerified: member.loginEmailVerified,
      lastLoginDate: member.lastLoginDate,
      contact: contactOf(member),
    }),
  }
}

function imageOf(photo: StoredPhoto | undefined, base: string) {
  if (!photo) return
  const { width, height, offsetX, offsetY } = photo
  const [id, url] = [photoId(photo), photoUrl(photo, base)]
  return { id, url, width, height, offsetX: offsetX ?? 0, offsetY: offsetY ?? 0 }
}

function contactOf({ contact, contactId }: StoredMember): WireMember['contact'] {
  const fields = memberFields.flatMap(({ key, name }) => {
    const value = contact.customFields[key]
    return value === undefined ? [] : [[key, { name, value }] as const]
  })
  return {
    contactId,
    firstName: contact.firstName,
    lastName: contact.lastName,
    phones: contact.phones.map(({ phone }) => phone),
    emails: contact.emails.map(({ email }) => email),
    addresses: contact.addresses.map(({ tag: _, ...address }) => address),
    birthdate: contact.birthdate,
    company: contact.company,
    jobTitle: contact.jobTitle,
    // Empty lists are left out. docs/contract/members.md §4.
    customFields: Object.fromEntries(fields),
  }
}
