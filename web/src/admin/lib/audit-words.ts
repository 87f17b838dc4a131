// Labels of the audit log.
import type { ActorKind, AuditResult } from '../__generated__/graphql.ts'
import * as messages from '../__generated__/messages/audit.ts'

export const resultWords: Record<AuditResult, string> = {
  SUCCESS: messages.success,
  REFUSED: messages.refused,
  FAILED: messages.failed,
  NO_RESPONSE: messages.outcomeUnknown,
}

/** Callers whose calls are logged. */
export const callerWords: Record<Exclude<ActorKind, 'VISITOR'>, string> = {
  STAFF: messages.siteUser,
  APP: messages.app,
  MEMBER: messages.memberKind,
}
