// Creates a member on behalf of the site owner: without password and email, until the owner requests the
// activation email. docs/contract/members.md §5 "Create".
import type { MemberBody } from '@vitrine/platform'
import { refused } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'
import { memberByEmail } from './find-member.ts'
import { createMember } from './new-member.ts'
import { withChange } from './update-member.ts'

export function inviteMember(input: MemberBody & { loginEmail: string }, state: State) {
  const known = memberByEmail(input.loginEmail, state)
  if (known && isInTheWay(known)) throw refused(409, 'ALREADY_EXISTS', 'Already exists')
  const member = createMember(
    {
      email: input.loginEmail,
      profile: { nickname: input.profile?.nickname },
      // A member that the owner creates verifies the email address by the activation email. Assumed.
      reasons: siteSettingsOf(state).approvalRequired ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : [],
    },
    state,
  )
  return state.members.put(withChange(member, input, state))
}

/**
 * Whether an existing member blocks the email address. A deleted or disconnected one returns as a new member.
 * docs/contract/members.md §5.
 */
const isInTheWay = ({ deletedDate, status }: StoredMember): boolean =>
  !deletedDate && status !== 'OFFLINE'
