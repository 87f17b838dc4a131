// States of a member in words, and how loud they are.
import type {
  ActivityStatus,
  BulkMemberAction,
  MemberStatus,
  PrivacyStatus,
} from '../../__generated__/graphql.ts'

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

/** What can be done to many at once, and what comes of it. */
export const actionWords: Record<BulkMemberAction, { verb: string; after: string }> = {
  APPROVE: { verb: 'Approve', after: 'They can log in, also those who were blocked.' },
  BLOCK: {
    verb: 'Block',
    after: 'They are logged out everywhere and cannot log in until approved again.',
  },
  DELETE: { verb: 'Delete', after: 'There is no way back. What they wrote goes to the owner.' },
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
