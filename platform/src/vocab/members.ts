// Words of members, identities, sign-in and tokens.

/** Section of the member account. Source: spec §2. */
export const memberSections = [
  'ACCOUNT_INFO',
  'BOOKINGS',
  'ORDERS',
  'SUBSCRIPTIONS',
  'EVENTS',
] as const
export type MemberSection = (typeof memberSections)[number]

/** Prompt of an authorization request. Source: spec §2. */
export const authPrompts = [
  'login',
  'none',
  // not in the spec; source: docs/contract/auth.md §3
  'consent',
  'select_account',
] as const
export type AuthPrompt = (typeof authPrompts)[number]

/** How the code comes back. Source: spec §7. */
export const responseModes = ['fragment', 'web_message', 'query'] as const
export type ResponseMode = (typeof responseModes)[number]

/** Response type of an authorization request. Source: spec §7. */
export const responseTypes = ['code'] as const
export type ResponseType = (typeof responseTypes)[number]

/** Scope of an authorization request. Source: spec §7. */
export const authScopes = ['offline_access'] as const
export type AuthScope = (typeof authScopes)[number]

/** Code challenge method. Source: spec §7. */
export const codeChallengeMethods = ['S256'] as const
export type CodeChallengeMethod = (typeof codeChallengeMethods)[number]

/** Role of a refresh token. Source: spec §3. */
export const tokenRoles = ['none', 'visitor', 'member'] as const
export type TokenRole = (typeof tokenRoles)[number]

/** Grant of the token endpoint. Source: spec §7. */
export const grantTypes = [
  'anonymous',
  'refresh_token',
  'authorization_code',
  'authorized_client',
  // not in the spec; source: docs/contract/auth.md §1
  'client_credentials',
  'strip_bound_session',
] as const
export type GrantType = (typeof grantTypes)[number]

/** Whom a token stands for. Source: docs/contract/auth.md §1. */
export const tokenSubjectTypes = ['UNKNOWN', 'USER', 'VISITOR', 'MEMBER', 'APP'] as const
export type TokenSubjectType = (typeof tokenSubjectTypes)[number]

/** Target of a redirect session. Source: spec §7. */
export const redirectIntents = [
  'bookingsCheckout',
  'ecomCheckout',
  'eventsCheckout',
  'paidPlansCheckout',
  'login',
  'logout',
  'auth',
  'storesProduct',
  'bookingsBook',
  // not in the spec; source: docs/contract/auth.md §3
  'ecomOrderPaymentRequest',
  'memberAccountPage',
] as const
export type RedirectIntent = (typeof redirectIntents)[number]

/** Sign-in factor. Source: spec §7 (lower case); spelling: docs/contract/auth.md §6. */
export const factorTypes = [
  'SMS',
  'CALL',
  'EMAIL',
  'TOTP',
  'PUSH',
  // not in the spec; source: docs/contract/auth.md §6
  'PASSWORD',
  'WEBAUTHN',
  'RECOVERY_CODE',
] as const
export type FactorType = (typeof factorTypes)[number]

/** State of a sign-in factor. Source: docs/contract/auth.md §6. */
export const factorStatuses = ['INACTIVE', 'ACTIVE', 'REQUIRE_REENROLL'] as const
export type FactorStatus = (typeof factorStatuses)[number]

/** Whether a second factor can be used. Source: docs/contract/auth.md §6, the SDK's own types. */
export const factorAvailabilities = [
  'ENABLED',
  'REQUIRE_ACTIVATION',
  'REQUIRE_REENROLL',
  'ENABLED_BY_RULE',
  'DISABLED_BY_RULE',
] as const
export type FactorAvailability = (typeof factorAvailabilities)[number]

/** Why a second factor is required. Source: docs/contract/auth.md §6, the SDK's own types. */
export const secondFactorReasons = ['USER_SETTINGS', 'HIGH_RISK_LOGIN'] as const
export type SecondFactorReason = (typeof secondFactorReasons)[number]

/** How a text code is delivered. Source: docs/contract/auth.md §6. */
export const smsDeliveryMethods = ['SMS', 'WHATSAPP'] as const
export type SmsDeliveryMethod = (typeof smsDeliveryMethods)[number]

/** Where a verification code goes. Source: docs/contract/auth.md §8. */
export const verificationTargets = ['EMAIL'] as const
export type VerificationTarget = (typeof verificationTargets)[number]

/** Member status. Source: spec §3. */
export const memberStatuses = ['UNKNOWN', 'PENDING', 'APPROVED', 'BLOCKED', 'OFFLINE'] as const
export type MemberStatus = (typeof memberStatuses)[number]

/** Privacy status of a member. Source: spec §3. */
export const privacyStatuses = ['UNKNOWN', 'PRIVATE', 'PUBLIC'] as const
export type PrivacyStatus = (typeof privacyStatuses)[number]

/** Activity status of a member. Source: spec §3. */
export const activityStatuses = ['UNKNOWN', 'ACTIVE', 'MUTED'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

/** Field set of a member read. Source: spec §3. */
export const memberFieldSets = ['PUBLIC', 'EXTENDED', 'FULL'] as const
export type MemberFieldSet = (typeof memberFieldSets)[number]

/** Sort order. Source: spec §3. */
export const sortOrders = ['ASC', 'DESC'] as const
export type SortOrder = (typeof sortOrders)[number]

/** Fields a member search looks in. Source: docs/contract/members.md §3.3. */
export const memberSearchFields = [
  'loginEmail',
  'contact.firstName',
  'contact.lastName',
  'profile.title',
  'profile.nickname',
  'profile.slug',
] as const
export type MemberSearchField = (typeof memberSearchFields)[number]

/** Member role. Source: spec §3; extra: UNDEFINED_ROLE (docs/contract/members.md §12). */
export const memberRoles = ['MEMBER', 'OWNER', 'CONTRIBUTOR', 'UNDEFINED_ROLE'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Reason of a member report. Source: spec §3; extra: UNKNOWN (docs/contract/members.md §12). */
export const reportReasons = ['SPAM', 'IMPERSONATION', 'HARASSMENT', 'OTHER', 'UNKNOWN'] as const
export type ReportReason = (typeof reportReasons)[number]

/** Custom field type. Source: spec §3; extra: UNKNOWN (docs/contract/members.md §12). */
export const customFieldTypes = ['TEXT', 'NUMBER', 'DATE', 'URL', 'SOCIAL', 'UNKNOWN'] as const
export type CustomFieldType = (typeof customFieldTypes)[number]

/** Social network. Source: spec §3 (only OTHER); the others: docs/contract/members.md §12. */
export const socialNetworks = [
  'OTHER',
  'UNKNOWN',
  'FACEBOOK',
  'INSTAGRAM',
  'LINKEDIN',
  'TWITTER',
  'YOUTUBE',
  'PINTEREST',
  'TIKTOK',
  'DEVIANTART',
  'SOUNDCLOUD',
  'TUMBLR',
  'VIMEO',
  'VKONTAKTE',
  'ODNOKLASSNIKI',
] as const
export type SocialNetwork = (typeof socialNetworks)[number]

/** Origin of a custom field. Source: docs/contract/members.md §12. */
export const customFieldOrigins = ['UNKNOWN', 'CUSTOM', 'CONTACT', 'SYSTEM'] as const
export type CustomFieldOrigin = (typeof customFieldOrigins)[number]

/** Section of a custom field. Source: docs/contract/members.md §12. */
export const customFieldSections = ['GENERAL', 'SOCIAL', 'DISPLAY_INFO', 'ADDRESS'] as const
export type CustomFieldSection = (typeof customFieldSections)[number]

/** Members a custom field applies to. Source: docs/contract/members.md §12. */
export const customFieldAudiences = ['ALL_MEMBERS', 'SELECTED_MEMBERS'] as const
export type CustomFieldAudience = (typeof customFieldAudiences)[number]

/** Privacy of a custom field. Source: docs/contract/members.md §12. */
export const customFieldPrivacies = ['UNKNOWN', 'PUBLIC', 'PRIVATE'] as const
export type CustomFieldPrivacy = (typeof customFieldPrivacies)[number]

/** Privacy new members start with. Source: docs/contract/members.md §12. */
export const defaultPrivacies = ['PRIVATE', 'PUBLIC'] as const
export type DefaultPrivacy = (typeof defaultPrivacies)[number]

/** Who sees members. Source: docs/contract/members.md §12. */
export const memberVisibilities = ['UNKNOWN', 'VISIBLE_TO_MEMBERS_ONLY', 'VISIBLE_TO_ALL'] as const
export type MemberVisibility = (typeof memberVisibilities)[number]

/** Who may become a member. Source: docs/contract/members.md §12. */
export const memberCandidates = ['UNKNOWN', 'NO_ONE', 'ANYONE'] as const
export type MemberCandidate = (typeof memberCandidates)[number]

/** Direction of a block between members. Source: docs/contract/members.md §12. */
export const memberBlockDirections = ['UNKNOWN', 'BLOCKING', 'BLOCKED'] as const
export type MemberBlockDirection = (typeof memberBlockDirections)[number]

/** Member status of the older login API. Source: docs/contract/members.md §12. */
export const oldMemberStatuses = [
  'UNDEFINED_STATUS',
  'APPLICANT',
  'ACTIVE',
  'INACTIVE',
  'BLOCKED',
  'OFFLINE_ONLY',
] as const
export type OldMemberStatus = (typeof oldMemberStatuses)[number]

/** Privacy of the older login API. Source: docs/contract/members.md §12. */
export const oldMemberPrivacies = ['UNDEFINED', 'PUBLIC', 'PRIVATE', 'COMMUNITY'] as const
export type OldMemberPrivacy = (typeof oldMemberPrivacies)[number]

/** Address tag. Source: spec §3. */
export const addressTags = ['UNTAGGED', 'HOME', 'WORK', 'BILLING', 'SHIPPING'] as const
export type AddressTag = (typeof addressTags)[number]

/** Email tag. Source: spec §3. */
export const emailTags = ['UNTAGGED', 'MAIN', 'HOME', 'WORK'] as const
export type EmailTag = (typeof emailTags)[number]

/** Phone tag. Source: spec §3. */
export const phoneTags = ['UNTAGGED', 'MAIN', 'HOME', 'MOBILE', 'WORK', 'FAX'] as const
export type PhoneTag = (typeof phoneTags)[number]

/** Privacy of an identity profile. Source: docs/contract/auth.md §6. */
export const identityPrivacies = ['UNDEFINED', 'PUBLIC', 'PRIVATE'] as const
export type IdentityPrivacy = (typeof identityPrivacies)[number]
