// Labels for the states of a member, with their tone.
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
  PENDING: ['Pending approval', 'warning'],
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

/** Bulk actions with their labels and effects. */
export const actionWords: Record<BulkMemberAction, { verb: string; after: string }> = {
  APPROVE: { verb: 'Approve', after: 'They can sign in, also those who were blocked.' },
  BLOCK: {
    verb: 'Block',
    after: 'They are signed out everywhere and cannot sign in until approved again.',
  },
  DELETE: { verb: 'Delete', after: 'This can’t be undone. Their posts are assigned to the owner.' },
}

type Named = {
  nickname?: string | null
  loginEmail?: string | null
  contact?: { firstName?: string | null; lastName?: string | null } | null
}

/** Display name of a member in lists. */
export function nameOf({ nickname, loginEmail, contact }: Named): string {
  const full = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return nickname || full || loginEmail || 'Without a name'
}
