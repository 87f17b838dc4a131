// Changes a member's state, with all effects of the transition. docs/contract/members.md §5.

import { messages as mails } from '../__generated__/messages/mails.ts'
import { refused } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { afterTransition, mayLogIn, type Transition } from '../rules/member-states.ts'
import { sendMail } from '../sign-in/mails.ts'
import { signOutEverywhere } from '../sign-in/tokens.ts'
import { shopNameOf } from '../state/shop-name.ts'
import type { State } from '../state/state.ts'
import { saveMember } from './save-member.ts'

export function changeState(
  member: StoredMember,
  transition: Transition,
  state: State,
): StoredMember {
  const after = afterTransition(member, transition)
  // The code is assumed.
  if (!after) {
    throw refused(428, 'MEMBER_STATUS_FORBIDS_THIS', `A member who is ${member.status} cannot`)
  }
  const reasons = after.status === 'PENDING' ? member.reasons : []
  if (!mayLogIn(after)) signOutEverywhere(member.id, state)
  if (member.status === 'PENDING' && after.status === 'APPROVED') welcome(member, state)
  return saveMember({ ...member, ...after, reasons }, state)
}

const welcome = ({ loginEmail: to }: StoredMember, state: State) =>
  sendMail(
    { to, kind: 'member-approved', subject: mails.welcome({ shop: shopNameOf(state) }) },
    state,
  )
