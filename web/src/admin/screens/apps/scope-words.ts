// What each scope of an app key allows, in plain words.
import type { AppScope } from '../../__generated__/graphql.ts'
import * as messages from '../../__generated__/messages/apps.ts'

export const scopeWords: Record<AppScope, string> = {
  CATALOG_READ: messages.catalogRead,
  CATALOG_WRITE: messages.catalogWrite,
  CATALOG_DELETE: messages.catalogDelete,
  MEMBERS_READ: messages.membersRead,
  MEMBERS_WRITE: messages.membersWrite,
  MEMBERS_DELETE: messages.membersDelete,
  AUDIT_READ: messages.auditRead,
  EVENTS_READ: messages.eventsRead,
  EVENTS_PERSONAL: messages.eventsPersonal,
  EVENTS_REPLAY: messages.eventsReplay,
  VITALS_READ: messages.vitalsRead,
  DOCUMENTS_SEND: messages.documentsSend,
}

export const allScopes = Object.keys(scopeWords) as AppScope[]
