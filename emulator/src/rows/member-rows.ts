// Rows of members and of their sign-in.
import type {
  ActivityStatus,
  AddressTag,
  EmailTag,
  FactorType,
  IdentityPendingReason,
  MemberRole,
  MemberStatus,
  PhoneTag,
  PrivacyStatus,
} from '@vitrine/platform'

export type StoredPhone = { phone: string; countryCode?: string; tag: PhoneTag }
export type StoredEmail = { email: string; tag: EmailTag }

export type StoredAddress = {
  id: string
  tag: AddressTag
  country?: string | null
  subdivision?: string | null
  city?: string | null
  postalCode?: string | null
  addressLine?: string | null
  addressLine2?: string | null
  streetAddress?: { number?: string | null; name?: string | null } | null
}

export type StoredPhoto = {
  id: string
  url?: string | null
  /** Form of the address of a seeded picture. */
  form?: 'escaped' | 'outside'
  width: number
  height: number
  offsetX?: number | null
  offsetY?: number | null
}

/** Values by field key; the site owner defines the fields. */
export type CustomFieldValues = Record<string, string | number>

export type StoredContact = {
  firstName?: string
  lastName?: string
  phones: StoredPhone[]
  emails: StoredEmail[]
  addresses: StoredAddress[]
  birthdate?: string
  company?: string
  jobTitle?: string
  labels?: string[]
  customFields: CustomFieldValues
}

export type StoredProfile = {
  nickname?: string
  slug: string
  title?: string
  photo?: StoredPhoto
  cover?: StoredPhoto
}

/** Member and identity are two views of the same row, with one id and one status. */
export type StoredMember = {
  id: string
  contactId: string
  role: MemberRole
  loginEmail: string
  loginEmailVerified: boolean
  status: Exclude<MemberStatus, 'UNKNOWN'>
  /** Reasons why a pending member waits. */
  reasons: IdentityPendingReason[]
  privacyStatus: Exclude<PrivacyStatus, 'UNKNOWN'>
  activityStatus: Exclude<ActivityStatus, 'UNKNOWN'>
  contact: StoredContact
  profile: StoredProfile
  language?: string
  revision: number
  createdDate: string
  updatedDate: string
  lastLoginDate?: string
  /** End of a paid plan. docs/contract/members.md §8. */
  subscriptionEnds?: string
  /** Set when the member is deleted; the row stays so that a sign-in gets the error of a deleted account. */
  deletedDate?: string
}

/** Credentials, read by the sign-in only. */
export type StoredCredential = {
  /** The member's id. */
  id: string
  /** Absent when the site created the member, or when a new password must be set. */
  passwordHash?: string
  /** Base32, for an authenticator app. */
  totpSecret: string
}

/** Session of the hidden frame, or of a browser on the hosted pages. */
export type StoredSession = {
  id: string
  memberId: string
  kind: 'direct' | 'browser'
  expiresAt: number
}

/** A sign-in that waits for its next step. */
export type StoredStateToken = {
  id: string
  memberId: string
  step: 'EMAIL_VERIFICATION' | 'OWNER_APPROVAL' | 'SECOND_FACTOR' | 'SIGN_IN_CODE'
  /** Six digits; absent for an authenticator app and for push. */
  code?: string
  codeExpiresAt: number
  triesLeft: number
  resendsLeft: number
  factor?: FactorType
  push?: { transactionId: string; answer?: 'APPROVED' | 'DENIED' }
  expiresAt: number
}

/** Authorization code. */
export type StoredCode = {
  id: string
  memberId: string
  clientId: string
  redirectUri?: string
  codeChallenge: string
  /** The visitor whose cart is merged. */
  visitor?: string
  expiresAt: number
}

export type StoredRecovery = {
  id: string
  memberId: string
  redirectUrl?: string
  expiresAt: number
}

export type StoredCaptchaToken = {
  id: string
  kind: 'visible' | 'invisible'
  expiresAt: number
}

/** A bulk job on members, identified by its id. docs/contract/members.md §9. */
export type StoredJob = {
  id: string
  /** The call that started it. */
  call: string
  totalSuccesses: number
  totalFailures: number
  createdDate: string
}
