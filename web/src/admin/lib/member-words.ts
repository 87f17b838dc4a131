// Labels for the states of a member, with their tone.
import type { ActivityStatus, MemberStatus } from '../__generated__/graphql.ts'
import * as commonMessages from '../__generated__/messages/common.ts'
import * as messages from '../__generated__/messages/members.ts'

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

export const activityWords: Record<ActivityStatus, string> = {
  UNKNOWN: commonMessages.unknown,
  ACTIVE: messages.active,
  MUTED: messages.mutedLabel,
}
