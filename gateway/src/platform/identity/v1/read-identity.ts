// Reads identities. docs/contract/auth.md §6 "Identity" and "identityProfile".
import { addressTags, emailTags, factorStatuses, factorTypes, phoneTags } from '@vitrine/platform'
import {
  flagOrNull,
  type JsonObject,
  listOf,
  mappedOrNull,
  mappedPart,
  requiredText,
  sameWords,
  textOrNull,
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
  countryCode: textOrNull(from, 'countryCode'),
  phone: textOrNull(from, 'phone'),
  tag: wordOf(from, 'tag', words.phoneTag, null),
})

const readEmail = (from: JsonObject): TaggedEmail => ({
  email: textOrNull(from, 'email') ?? '',
  tag: wordOf(from, 'tag', words.emailTag, null),
})

const readAddress = (from: JsonObject): TaggedAddress => ({
  ...mappedPart(from, 'address', (address) => ({
    country: textOrNull(address, 'country'),
    subdivision: textOrNull(address, 'subdivision'),
    city: textOrNull(address, 'city'),
    postalCode: textOrNull(address, 'postalCode'),
    addressLine: textOrNull(address, 'addressLine'),
    addressLine2: textOrNull(address, 'addressLine2'),
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
  id: textOrNull(from, 'factorId'),
  type: wordOf(from, 'type', factorWords, null),
  status: wordOf(from, 'status', words.factorStatus, null),
})

const readStatus = (from: JsonObject) => ({
  status: wordOf(from, 'name', words.status, 'UNKNOWN' as const),
  reasons: wordsOf(from, 'reasons', words.reason),
})

export const readIdentity = (from: JsonObject): Identity => ({
  id: requiredText(from, 'id'),
  ...mappedPart(from, 'email', (email) => ({
    email: textOrNull(email, 'address') ?? '',
    emailVerified: flagOrNull(email, 'isVerified') ?? false,
  })),
  ...mappedPart(from, 'status', readStatus),
  factors: listOf(from, 'factors', readFactor).flatMap(({ type, ...factor }) =>
    type ? [{ ...factor, type }] : [],
  ),
  createdAt: textOrNull(from, 'createdDate'),
  updatedAt: textOrNull(from, 'updatedDate'),
  tags: mappedOrNull(from, 'identityProfile', readTags),
})
