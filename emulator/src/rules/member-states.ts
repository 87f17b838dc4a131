// Defines the transitions of member states. docs/contract/members.md §5; unpublished combinations are assumed
// and marked so.
import type { ActivityStatus, MemberStatus, PrivacyStatus } from '@vitrine/platform'

type Known<Word> = Exclude<Word, 'UNKNOWN'>
export type MemberState = {
  status: Known<MemberStatus>
  privacyStatus: Known<PrivacyStatus>
  activityStatus: Known<ActivityStatus>
}

export type Transition =
  | 'approve'
  | 'block'
  | 'disconnect'
  | 'mute'
  | 'unmute'
  | 'joinCommunity'
  | 'leaveCommunity'

/** Returns the next state; undefined when the transition is refused. Repeating a transition changes nothing. */
export function afterTransition(
  state: MemberState,
  transition: Transition,
): MemberState | undefined {
  // Disconnecting cannot be undone; whether approve and block are refused then is assumed.
  const gone = state.status === 'OFFLINE'
  switch (transition) {
    case 'approve':
      return gone ? undefined : { ...state, status: 'APPROVED' }
    case 'block':
      return gone ? undefined : { ...state, status: 'BLOCKED' }
    case 'disconnect':
      return { ...state, status: 'OFFLINE' }
    // For any member, approved or not. Assumed.
    case 'mute':
      return { ...state, activityStatus: 'MUTED' }
    case 'unmute':
      return { ...state, activityStatus: 'ACTIVE' }
    // Only a member who may sign in can be visible to the others. Assumed.
    case 'joinCommunity':
      return state.status === 'APPROVED' ? { ...state, privacyStatus: 'PUBLIC' } : undefined
    case 'leaveCommunity':
      return { ...state, privacyStatus: 'PRIVATE' }
  }
}

/** Whether a member may sign in. docs/contract/members.md §5 "Status meanings". */
export const mayLogIn = ({ status }: Pick<MemberState, 'status'>): boolean => status === 'APPROVED'

/**
 * Whether other members can see this one. Pending and blocked members have no profile page. Assumed; private
 * ones: docs/contract/members.md §3.4.
 */
export const isShownToOthers = (state: Pick<MemberState, 'status' | 'privacyStatus'>): boolean =>
  state.privacyStatus === 'PUBLIC' && (state.status === 'APPROVED' || state.status === 'OFFLINE')
