// Reads identities. docs/contract/auth.md §6 "Identity" and "identityProfile".
import { addressTags, emailTags, factorStatuses, factorTypes, phoneTags } from '@vitrine/platform'
import {
  booleanOrNull,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  requiredString,
  sameWords,
  stringOrNull,
  wordOf,
  wordsOf,
} from '../../read-json.ts'
import type {
  Identity,
  IdentityTags,
  TaggedAddress,
  TaggedEmail,
  TaggedPhone,
} from '../identity.ts'

/** Dictionary of factor types, for identities and for steps of a sign-in. */
export const factorWords = sameWords(factorTypes)
const words = {
  addressTag: sameWords(addressTags),
  emailTag: sameWords(emailTags),
  phoneTag: sameWords(phoneTags),
  factorStatus: sameWords(factorStatuses),
  status: {
    PENDING: 'PENDING',
    ACTIVE: 'ACTIVE',
    DELETED: 'DELETED',
    BLOCKED: 'BLOCKED',
    OFFLINE: 'OFFLINE',
    UNKNOWN_STATUS: 'UNKNOWN',
  },
  reason: {
    PENDING_ADMIN_APPROVAL_REQUIRED: 'PENDING_ADMIN_APPROVAL_REQUIRED',
    PENDING_EMAIL_VERIFICATION_REQUIRED: 'PENDING_EMAIL_VERIFICATION_REQUIRED',
    PENDING_REQUIRED_FIELDS_MISSING: 'PENDING_REQUIRED_FIELDS_MISSING',
    UNKNOWN_REASON: 'UNKNOWN',
  },
} as const
const readPhone = (from: JsonObject): TaggedPhone => ({
  countryCode: stringOrNull(from, 'countryCode'),
  phone: stringOrNull(from, 'phone'),
  tag: wordOf(from, 'tag', words.phoneTag, null),
})

const readEmail = (from: JsonObject): TaggedEmail => ({
  email: stringOrNull(from, 'email') ?? '',
  tag: wordOf(from, 'tag', words.emailTag, null),
})

const readAddress = (from: JsonObject): TaggedAddress => ({
  ...mappedPart(from, 'address', (address) => ({
    country: stringOrNull(address, 'country'),
    subdivision: stringOrNull(address, 'subdivision'),
    city: stringOrNull(address, 'city'),
    postalCode: stringOrNull(address, 'postalCode'),
    addressLine: stringOrNull(address, 'addressLine'),
    addressLine2: stringOrNull(address, 'addressLine2'),
  })),
  tag: wordOf(from, 'tag', words.addressTag, null),
})

/** Reads the tags of a profile. */
export const readTags = (from: JsonObject): IdentityTags => ({
  phones: listOf(from, 'phonesV2', readPhone),
  emails: listOf(from, 'secondaryEmails', readEmail).filter(({ email }) => email),
  addresses: listOf(from, 'addresses', readAddress),
})

const readFactor = (from: JsonObject) => ({
  id: stringOrNull(from, 'factorId'),
  type: wordOf(from, 'type', factorWords, null),
  status: wordOf(from, 'status', words.factorStatus, null),
})

const readStatus = (from: JsonObject) => ({
  status: wordOf(from, 'name', words.status, 'UNKNOWN' as const),
  reasons: wordsOf(from, 'reasons', words.reason),
})

/** Reads an identity. Factors of an unknown type are left out; tags are null without a profile. */
export const readIdentity = (from: JsonObject): Identity => ({
  id: requiredString(from, 'id'),
  ...mappedPart(from, 'email', (email) => ({
    email: stringOrNull(email, 'address') ?? '',
    emailVerified: booleanOrNull(email, 'isVerified') ?? false,
  })),
  ...mappedPart(from, 'status', readStatus),
  factors: listOf(from, 'factors', readFactor).flatMap(({ type, ...factor }) =>
    type ? [{ ...factor, type }] : [],
  ),
  createdAt: stringOrNull(from, 'createdDate'),
  updatedAt: stringOrNull(from, 'updatedDate'),
  tags: mappedOrNull(from, 'identityProfile', readTags),
})
