// What may become of a member. contract/members.md §5; combinations nobody published are assumed
// and say so.
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

/** The state afterwards, or nothing when the transition is refused. A repeat changes nothing. */
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
    // Of any member, approved or not. Assumed.
    case 'mute':
      return { ...state, activityStatus: 'MUTED' }
    case 'unmute':
      return { ...state, activityStatus: 'ACTIVE' }
    // Only somebody who may log in can be seen by the others. Assumed.
    case 'joinCommunity':
      return state.status === 'APPROVED' ? { ...state, privacyStatus: 'PUBLIC' } : undefined
    case 'leaveCommunity':
      return { ...state, privacyStatus: 'PRIVATE' }
  }
}

/** Only these may log in. contract/members.md §5 "Status meanings". */
export const mayLogIn = ({ status }: Pick<MemberState, 'status'>): boolean => status === 'APPROVED'

/** Who waits or was blocked has no page of his own. Assumed; private ones: contract/members.md §3.4. */
export const isShownToOthers = (state: Pick<MemberState, 'status' | 'privacyStatus'>): boolean =>
  state.privacyStatus === 'PUBLIC' && (state.status === 'APPROVED' || state.status === 'OFFLINE')
