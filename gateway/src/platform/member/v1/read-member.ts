// Reads members. docs/contract/members.md §4, §12.
import {
  activityStatuses,
  customFieldTypes,
  memberStatuses,
  privacyStatuses,
  socialNetworks,
} from '@vitrine/platform'
import {
  booleanOrNull,
  emptyArray,
  filledString,
  type JsonObject,
  listOf,
  mappedByName,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  requiredString,
  sameWords,
  stringOrNull,
  stringsOrNull,
  wordOf,
} from '../../read-json.ts'
import type {
  CustomField,
  CustomValue,
  Member,
  MemberAddress,
  MemberContact,
  MemberPage,
  MemberPicture,
} from '../member.ts'

const words = {
  status: sameWords(memberStatuses),
  privacyStatus: sameWords(privacyStatuses),
  activityStatus: sameWords(activityStatuses),
  fieldType: sameWords(customFieldTypes),
  network: sameWords(socialNetworks),
}

/** A picture that was removed has no URL. */
function readPicture(from: JsonObject): MemberPicture | null {
  const url = filledString(from, 'url')
  if (url === null) return null
  return {
    id: filledString(from, 'id'),
    url,
    width: numberOrNull(from, 'width') || null,
    height: numberOrNull(from, 'height') || null,
    offsetX: numberOrNull(from, 'offsetX'),
    offsetY: numberOrNull(from, 'offsetY'),
  }
}

/** Reads an address; its street may be one line, or an object with name and number. */
export const readMemberAddress = (from: JsonObject): MemberAddress => ({
  ...mappedPart(from, 'streetAddress', (street) => ({
    streetNumber: stringOrNull(street, 'number'),
    streetName: stringOrNull(street, 'name'),
  })),
  id: stringOrNull(from, 'id'),
  addressLine: stringOrNull(from, 'addressLine'),
  addressLine2: stringOrNull(from, 'addressLine2'),
  city: stringOrNull(from, 'city'),
  subdivision: stringOrNull(from, 'subdivision'),
  country: stringOrNull(from, 'country'),
  postalCode: stringOrNull(from, 'postalCode'),
})

const readValue = (from: JsonObject): CustomValue => ({
  name: stringOrNull(from, 'name'),
  value: from.value,
})

const readContact = (from: JsonObject): MemberContact => ({
  firstName: filledString(from, 'firstName'),
  lastName: filledString(from, 'lastName'),
  phones: stringsOrNull(from, 'phones') ?? emptyArray,
  emails: stringsOrNull(from, 'emails') ?? emptyArray,
  addresses: listOf(from, 'addresses', readMemberAddress),
  birthdate: filledString(from, 'birthdate'),
  company: filledString(from, 'company'),
  jobTitle: filledString(from, 'jobTitle'),
  customFields: mappedByName(from, 'customFields', readValue),
})

const readProfile = (from: JsonObject) => ({
  slug: stringOrNull(from, 'slug'),
  nickname: stringOrNull(from, 'nickname'),
  title: filledString(from, 'title'),
  photo: mappedOrNull(from, 'photo', readPicture),
  cover: mappedOrNull(from, 'cover', readPicture),
})

/** Reads a member. What the field set of the request or the rights of the caller leave out is null, or `UNKNOWN`. */
export const readMember = (from: JsonObject): Member => ({
  id: requiredString(from, 'id'),
  contactId: stringOrNull(from, 'contactId'),
  ...mappedPart(from, 'profile', readProfile),
  status: wordOf(from, 'status', words.status, 'UNKNOWN'),
  privacyStatus: wordOf(from, 'privacyStatus', words.privacyStatus, 'UNKNOWN'),
  activityStatus: wordOf(from, 'activityStatus', words.activityStatus, 'UNKNOWN'),
  loginEmail: stringOrNull(from, 'loginEmail'),
  loginEmailVerified: booleanOrNull(from, 'loginEmailVerified'),
  contact: mappedOrNull(from, 'contact', readContact),
  createdAt: stringOrNull(from, 'createdDate'),
  updatedAt: stringOrNull(from, 'updatedDate'),
  lastLoginAt: stringOrNull(from, 'lastLoginDate'),
})

/** Reads a page of members. `total` is null when the platform stopped counting, whatever number it sends. */
export const readMemberPage = (from: JsonObject): MemberPage => ({
  members: listOf(from, 'members', readMember),
  ...mappedPart(from, 'metadata', (metadata) => ({
    total: booleanOrNull(metadata, 'tooManyToCount') ? null : numberOrNull(metadata, 'total'),
    hasMore: booleanOrNull(metadata, 'hasNext'),
  })),
})

/** Reads a custom field. Throws an `UnexpectedForm` without a key, by which members store its value. */
export const readCustomField = (from: JsonObject): CustomField => ({
  key: requiredString(from, 'key'),
  name: stringOrNull(from, 'name'),
  type: wordOf(from, 'fieldType', words.fieldType, 'UNKNOWN'),
  network: wordOf(from, 'socialType', words.network, null),
})
