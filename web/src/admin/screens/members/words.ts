// States of a member in words, and how loud they are.
import type { ActivityStatus, MemberStatus, PrivacyStatus } from '../../__generated__/graphql.ts'

export const statusWords: Record<
  MemberStatus,
  readonly [string, 'plain' | 'good' | 'warning' | 'bad']
> = {
  UNKNOWN: ['Unknown', 'plain'],
  PENDING: ['Waits for you', 'warning'],
  APPROVED: ['Approved', 'good'],
  BLOCKED: ['Blocked', 'bad'],
  OFFLINE: ['Disconnected', 'plain'],
}

export const privacyWords: Record<PrivacyStatus, string> = {
  UNKNOWN: 'Unknown',
  PRIVATE: 'Private',
  PUBLIC: 'Public',
}

export const activityWords: Record<ActivityStatus, string> = {
  UNKNOWN: 'Unknown',
  ACTIVE: 'Active',
  MUTED: 'Muted',
}

type Named = {
  nickname?: string | null
  loginEmail?: string | null
  contact?: { firstName?: string | null; lastName?: string | null } | null
}

/** What somebody is called in a list. */
export function nameOf({ nickname, loginEmail, contact }: Named): string {
  const full = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return nickname || full || loginEmail || 'Without a name'
}
