// Members, in the form of this gateway. docs/contract/members.md §4.
import type {
  ActivityStatus,
  CustomFieldType,
  MemberStatus,
  PrivacyStatus,
} from '../../__generated__/schema-types.ts'

/** Sizes in pixels. */
export type MemberPicture = {
  readonly id: string | null
  /** Of the original. */
  readonly url: string
  readonly width: number | null
  readonly height: number | null
  readonly offsetX: number | null
  readonly offsetY: number | null
}

/** Either one line, or a street with its number. */
export type MemberAddress = {
  readonly id: string | null
  readonly addressLine: string | null
  readonly addressLine2: string | null
  readonly streetNumber: string | null
  readonly streetName: string | null
  readonly city: string | null
  /** ISO 3166-2. */
  readonly subdivision: string | null
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null
  readonly postalCode: string | null
}

/** Value of a custom field, of any type, with the name that the field has on the site. */
export type CustomValue = { readonly name: string | null; readonly value: unknown }

/** What the shop knows of a member beside the profile; only the full set of fields has it. `birthdate`: `YYYY-MM-DD`. */
export type MemberContact = {
  readonly firstName: string | null
  readonly lastName: string | null
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  readonly addresses: readonly MemberAddress[]
  readonly birthdate: string | null
  readonly company: string | null
  readonly jobTitle: string | null
  /** By key; fields without a value may be missing. */
  readonly customFields: Readonly<Record<string, CustomValue>>
}

/** Times are ISO 8601. What the caller may not see is null, or `UNKNOWN`. */
export type Member = {
  readonly id: string
  readonly contactId: string | null
  readonly slug: string | null
  readonly nickname: string | null
  /** Line below the name. */
  readonly title: string | null
  readonly photo: MemberPicture | null
  readonly cover: MemberPicture | null
  readonly status: MemberStatus
  readonly privacyStatus: PrivacyStatus
  readonly activityStatus: ActivityStatus
  readonly loginEmail: string | null
  readonly loginEmailVerified: boolean | null
  readonly contact: MemberContact | null
  readonly createdAt: string | null
  readonly updatedAt: string | null
  readonly lastLoginAt: string | null
}

/** `total`: null when there are too many to count; `hasMore`: null when the platform does not say. */
export type MemberPage = {
  readonly members: readonly Member[]
  readonly total: number | null
  readonly hasMore: boolean | null
}

/** A field that the owner added to the member profile. docs/contract/members.md §12. */
export type CustomField = {
  readonly key: string
  readonly name: string | null
  readonly type: CustomFieldType
  /** Of type SOCIAL only. */
  readonly network: string | null
}
