// The mail with the six digits. docs/contract/auth.md §8.

import { messages as mails } from '../__generated__/messages/mails.ts'
import type { StoredMember, StoredStateToken } from '../rows/member-rows.ts'
import { shopNameOf } from '../state/shop-name.ts'
import type { State } from '../state/state.ts'
import { sendMail } from './mails.ts'
import { newCode, openStateToken } from './one-time-code.ts'

/** Sends a code; a failed email does not fail the registration, because the code can be sent again. */
export function sendVerification(member: StoredMember, state: State): StoredStateToken {
  const token = openStateToken(member, { step: 'EMAIL_VERIFICATION', code: newCode() }, state)
  mailCode(member, token.code, state)
  return token
}

export const mailCode = (
  { loginEmail }: StoredMember,
  code: string | undefined,
  state: State,
): boolean =>
  sendMail(
    {
      to: loginEmail,
      kind: 'email-verification',
      subject: mails.yourCode({ shop: shopNameOf(state) }),
      code,
    },
    state,
  )
