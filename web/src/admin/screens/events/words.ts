import type {
  ChangeEventState,
  EventIdentityKind,
  SetAsideReason,
} from '../../__generated__/graphql.ts'

export const stateWords: Record<ChangeEventState, readonly [string, 'plain' | 'good' | 'bad']> = {
  NEW: ['Waiting', 'plain'],
  DONE: ['Handled', 'good'],
  SUPERSEDED: ['Overtaken', 'plain'],
  SET_ASIDE: ['Dead letter', 'bad'],
}

export const reasonWords: Record<SetAsideReason, string> = {
  STALE: 'Came too late',
  UNKNOWN_TYPE: 'Unknown type',
  UNREADABLE: 'Cannot be read',
  FAILED: 'Handling it failed',
}

export const identityWords: Record<EventIdentityKind, string> = {
  UNKNOWN: 'Unknown',
  ANONYMOUS_VISITOR: 'A visitor',
  MEMBER: 'A member',
  WIX_USER: 'A user',
  APP: 'An app',
}
