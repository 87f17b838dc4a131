// Who is a member of the shop: the seven that sign in by name, and a directory worth browsing, with
// every status, privacy and activity, and every tag and custom field somewhere.
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
  /** Never chosen one: a login says so. */
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
  /** Days a paid plan still runs. */
  subscribedForDays?: number
  seenDaysAgo?: number
}

export const people: readonly SeedPerson[] = [...household, ...community]

export const picturesOf = ({ photo, cover }: SeedPerson): SeedPicture[] =>
  [photo, cover].flatMap((picture) => picture ?? [])
