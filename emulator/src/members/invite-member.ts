// A member made by the owner: no password and no mail, until the owner asks for the activation mail.
// contract/members.md §5 "Create".
import type { MemberBody } from '@vitrine/platform'
import { refused } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'
import { memberByEmail } from './find-member.ts'
import { createMember } from './new-member.ts'
import { withChange } from './update-member.ts'

export function inviteMember(wish: MemberBody & { loginEmail: string }, state: State) {
  const known = memberByEmail(wish.loginEmail, state)
  if (known && isInTheWay(known)) throw refused(409, 'ALREADY_EXISTS', 'Already exists')
  const member = createMember(
    {
      email: wish.loginEmail,
      profile: { nickname: wish.profile?.nickname },
      // Who the owner himself enters proves the address by the activation mail. Assumed.
      reasons: siteSettingsOf(state).approvalRequired ? ['PENDING_ADMIN_APPROVAL_REQUIRED'] : [],
    },
    state,
  )
  return state.members.put(withChange(member, wish, state))
}

/** Who was deleted or disconnected comes back as a new member. contract/members.md §5. */
const isInTheWay = ({ deletedDate, status }: StoredMember): boolean =>
  !deletedDate && status !== 'OFFLINE'
