// Identities, in the form of this gateway. docs/contract/auth.md §6 "Identity" and "identityProfile".
import type {
  AddressTag,
  EmailTag,
  FactorStatus,
  FactorType,
  IdentityStatus,
  IdentityStatusReason,
  PhoneTag,
} from '../../__generated__/schema-types.ts'

/** A proof by which a member can sign in, such as a password or a code by SMS. `status`: null when it is not known. */
export type IdentityFactor = {
  readonly id: string | null
  readonly type: FactorType
  readonly status: FactorStatus | null
}

/** A phone number of a member with its use, such as `WORK`. A tag that is null or left out means no known use. */
export type TaggedPhone = {
  readonly countryCode?: string | null
  readonly phone: string | null
  readonly tag?: PhoneTag | null
}
/** An email address beside the one of the sign-in, with its use. */
export type TaggedEmail = { readonly email: string; readonly tag?: EmailTag | null }
/** An address of an identity has no id. */
export type TaggedAddress = {
  readonly country?: string | null
  readonly subdivision?: string | null
  readonly city?: string | null
  readonly postalCode?: string | null
  readonly addressLine?: string | null
  readonly addressLine2?: string | null
  readonly tag?: AddressTag | null
}

/** What a member's phones, emails and addresses are for: tags belong to the identity and not to the member. */
export type IdentityTags = {
  readonly phones: readonly TaggedPhone[]
  readonly emails: readonly TaggedEmail[]
  readonly addresses: readonly TaggedAddress[]
}

/** The sign-in of a member. Times are ISO 8601. */
export type Identity = {
  /** The same as the member's. */
  readonly id: string
  /** Empty without one. */
  readonly email: string
  readonly emailVerified: boolean
  readonly status: IdentityStatus
  readonly reasons: readonly IdentityStatusReason[]
  readonly factors: readonly IdentityFactor[]
  readonly createdAt: string | null
  readonly updatedAt: string | null
  /** Null when they are not known. */
  readonly tags: IdentityTags | null
}
