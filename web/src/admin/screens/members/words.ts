// Labels for the states of a member, with their tone.

import type {
  ActivityStatus,
  BulkMemberAction,
  MemberStatus,
  PrivacyStatus,
} from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'

export const statusWords: Record<
  MemberStatus,
  readonly [string, 'plain' | 'good' | 'warning' | 'bad']
> = {
  UNKNOWN: [commonMessages.unknown, 'plain'],
  PENDING: [messages.pendingApproval, 'warning'],
  APPROVED: [messages.approvedStatus, 'good'],
  BLOCKED: [messages.blockedView, 'bad'],
  OFFLINE: [messages.disconnectedStatus, 'plain'],
}

export const privacyWords: Record<PrivacyStatus, string> = {
  UNKNOWN: commonMessages.unknown,
  PRIVATE: messages.privateLabel,
  PUBLIC: messages.publicLabel,
}

export const activityWords: Record<ActivityStatus, string> = {
  UNKNOWN: commonMessages.unknown,
  ACTIVE: messages.active,
  MUTED: messages.mutedLabel,
}

/** Bulk actions with their labels and effects. */
export const actionWords: Record<BulkMemberAction, { verb: string; after: string }> = {
  APPROVE: { verb: messages.approve, after: messages.approveManyConsequence },
  BLOCK: {
    verb: messages.block,
    after: messages.blockManyConsequence,
  },
  DELETE: { verb: 'Delete', after: messages.deleteConsequence },
}

type Named = {
  nickname?: string | null
  loginEmail?: string | null
  contact?: { firstName?: string | null; lastName?: string | null } | null
}

/** Display name of a member in lists. */
export function nameOf({ nickname, loginEmail, contact }: Named): string {
  const full = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return nickname || full || loginEmail || messages.withoutName
}
