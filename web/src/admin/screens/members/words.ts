// Labels of members and of what is done with them.

import type { BulkMemberAction, PrivacyStatus } from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/members.ts'

export const privacyWords: Record<PrivacyStatus, string> = {
  UNKNOWN: commonMessages.unknown,
  PRIVATE: messages.privateLabel,
  PUBLIC: messages.publicLabel,
}

/** Bulk actions with their labels and effects. */
export const actionWords: Record<BulkMemberAction, { verb: string; after: string }> = {
  APPROVE: { verb: messages.approve, after: messages.approveManyConsequence },
  BLOCK: {
    verb: messages.block,
    after: messages.blockManyConsequence,
  },
  DELETE: { verb: commonMessages.deleteVerb, after: messages.deleteConsequence },
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
