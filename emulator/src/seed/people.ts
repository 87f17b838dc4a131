// Defines the shop's members: seven with known names for sign-in, and a directory that covers every status,
// privacy, activity, tag and custom field.
import type {
  ActivityStatus,
  IdentityPendingReason,
  MemberRole,
  MemberStatus,
  PrivacyStatus,
} from '@vitrine/platform'
import type { StoredAddress, StoredEmail, StoredPhone } from '../rows/member-rows.ts'
import { community } from './community.ts'
import { household } from './household.ts'
import type { SeedPicture } from './types.ts'

export type SeedPerson = {
  email: string
  nickname?: string
  role?: Exclude<MemberRole, 'UNDEFINED_ROLE'>
  status?: Exclude<MemberStatus, 'UNKNOWN'>
  reasons?: IdentityPendingReason[]
  privacy?: Exclude<PrivacyStatus, 'UNKNOWN'>
  activity?: Exclude<ActivityStatus, 'UNKNOWN'>
  /** Has no password: a login requires a new one. */
  withoutPassword?: boolean
  unverified?: boolean
  firstName?: string
  lastName?: string
  title?: string
  company?: string
  jobTitle?: string
  birthdate?: string
  language?: string
  labels?: string[]
  phones?: StoredPhone[]
  emails?: StoredEmail[]
  addresses?: Omit<StoredAddress, 'id'>[]
  fields?: Record<string, string | number>
  photo?: SeedPicture
  cover?: SeedPicture
  joinedDaysAgo: number
  /** Remaining days of a paid plan. */
  subscribedForDays?: number
  seenDaysAgo?: number
}

export const people: readonly SeedPerson[] = [...household, ...community]

export const picturesOf = ({ photo, cover }: SeedPerson): SeedPicture[] =>
  [photo, cover].flatMap((picture) => picture ?? [])
