// Reads members. docs/contract/members.md §4, §12.
import {
  activityStatuses,
  customFieldTypes,
  memberStatuses,
  privacyStatuses,
  socialNetworks,
} from '@vitrine/platform'
import {
  emptyList,
  filledText,
  flagOrNull,
  type JsonObject,
  listOf,
  mappedByName,
  mappedOrNull,
  mappedPart,
  numberOrNull,
  requiredText,
  sameWords,
  textOrNull,
  textsOrNull,
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
  const url = filledText(from, 'url')
  if (url === null) return null
  return {
    id: filledText(from, 'id'),
    url,
    width: numberOrNull(from, 'width') || null,
    height: numberOrNull(from, 'height') || null,
    offsetX: numberOrNull(from, 'offsetX'),
    offsetY: numberOrNull(from, 'offsetY'),
  }
}

export const readMemberAddress = (from: JsonObject): MemberAddress => ({
  ...mappedPart(from, 'streetAddress', (street) => ({
    streetNumber: textOrNull(street, 'number'),
    streetName: textOrNull(street, 'name'),
  })),
  id: textOrNull(from, 'id'),
  addressLine: textOrNull(from, 'addressLine'),
  addressLine2: textOrNull(from, 'addressLine2'),
  city: textOrNull(from, 'city'),
  subdivision: textOrNull(from, 'subdivision'),
  country: textOrNull(from, 'country'),
  postalCode: textOrNull(from, 'postalCode'),
})

const readValue = (from: JsonObject): CustomValue => ({
  name: textOrNull(from, 'name'),
  value: from.value,
})

const readContact = (from: JsonObject): MemberContact => ({
  firstName: filledText(from, 'firstName'),
  lastName: filledText(from, 'lastName'),
  phones: textsOrNull(from, 'phones') ?? emptyList,
  emails: textsOrNull(from, 'emails') ?? emptyList,
  addresses: listOf(from, 'addresses', readMemberAddress),
  birthdate: filledText(from, 'birthdate'),
  company: filledText(from, 'company'),
  jobTitle: filledText(from, 'jobTitle'),
  customFields: mappedByName(from, 'customFields', readValue),
})

const readProfile = (from: JsonObject) => ({
  slug: textOrNull(from, 'slug'),
  nickname: textOrNull(from, 'nickname'),
  title: filledText(from, 'title'),
  photo: mappedOrNull(from, 'photo', readPicture),
  cover: mappedOrNull(from, 'cover', readPicture),
})

export const readMember = (from: JsonObject): Member => ({
  id: requiredText(from, 'id'),
  contactId: textOrNull(from, 'contactId'),
  ...mappedPart(from, 'profile', readProfile),
  status: wordOf(from, 'status', words.status, 'UNKNOWN'),
  privacyStatus: wordOf(from, 'privacyStatus', words.privacyStatus, 'UNKNOWN'),
  activityStatus: wordOf(from, 'activityStatus', words.activityStatus, 'UNKNOWN'),
  loginEmail: textOrNull(from, 'loginEmail'),
  loginEmailVerified: flagOrNull(from, 'loginEmailVerified'),
  contact: mappedOrNull(from, 'contact', readContact),
  createdAt: textOrNull(from, 'createdDate'),
  updatedAt: textOrNull(from, 'updatedDate'),
  lastLoginAt: textOrNull(from, 'lastLoginDate'),
})

export const readMemberPage = (from: JsonObject): MemberPage => ({
  members: listOf(from, 'members', readMember),
  ...mappedPart(from, 'metadata', (metadata) => ({
    total: flagOrNull(metadata, 'tooManyToCount') ? null : numberOrNull(metadata, 'total'),
    hasMore: flagOrNull(metadata, 'hasNext'),
  })),
})

export const readCustomField = (from: JsonObject): CustomField => ({
  key: requiredText(from, 'key'),
  name: textOrNull(from, 'name'),
  type: wordOf(from, 'fieldType', words.fieldType, 'UNKNOWN'),
  network: wordOf(from, 'socialType', words.network, null),
})
