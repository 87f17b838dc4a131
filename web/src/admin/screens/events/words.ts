import type {
  ChangeEventState,
  DeadLetterReason,
  EventIdentityKind,
} from '../../__generated__/graphql.ts'
import * as commonMessages from '../../__generated__/messages/common.ts'
import * as messages from '../../__generated__/messages/events.ts'

export const stateWords: Record<ChangeEventState, readonly [string, 'plain' | 'good' | 'bad']> = {
  NEW: [commonMessages.waiting, 'plain'],
  DONE: [messages.handled, 'good'],
  SUPERSEDED: [messages.overtaken, 'plain'],
  DEAD_LETTER: [messages.deadLetter, 'bad'],
}

export const reasonWords: Record<DeadLetterReason, string> = {
  STALE: messages.cameTooLate,
  UNKNOWN_TYPE: messages.unknownType,
  UNREADABLE: messages.cannotBeRead,
  FAILED: messages.handlingItFailed,
}

export const identityWords: Record<EventIdentityKind, string> = {
  UNKNOWN: commonMessages.unknown,
  VISITOR: messages.visitor,
  MEMBER: messages.member,
  PLATFORM_USER: messages.user,
  APP: messages.app,
}
