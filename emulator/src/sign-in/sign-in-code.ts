// Signs in with a code by email in place of the password. Only the hosted page offers it: the calls have no such step.
import type { WireAuthentication } from '@vitrine/platform'
import { messages as mails } from '../__generated__/messages/mails.ts'
import type { Shop } from '../context.ts'
import { secret } from '../ids.ts'
import { memberByEmail, memberWith } from '../members/find-member.ts'
import { stateTokenPrefix } from '../rules/token-life.ts'
import { shopNameOf } from '../state/shop-name.ts'
import { pendingAnswer, success } from './answers.ts'
import { sendMail } from './mails.ts'
import { liveStateToken, newCode, openStateToken } from './one-time-code.ts'
import { cannotRecover } from './recovery.ts'
import { secondFactorAnswer } from './second-factor.ts'
import { sameCode, verified } from './verification.ts'
import { checkTry, verificationFailed } from './verification-failure.ts'

const step = 'SIGN_IN_CODE'

/** Sends a code and returns the pending sign-in. Unknown addresses get none, and the result does not reveal it. */
export function sendSignInCode(email: string, { state }: Shop): { stateToken: string } {
  const member = memberByEmail(email, state)
  if (!member || member.deletedDate || cannotRecover(member)) {
    return { stateToken: stateTokenPrefix + secret() }
  }
  const token = openStateToken(member, { step, code: newCode() }, state)
  const subject = mails.yourCode({ shop: shopNameOf(state) })
  sendMail({ to: member.loginEmail, kind: 'sign-in-code', subject, code: token.code }, state)
  return { stateToken: token.id }
}

/** Completes the sign-in. The code proves access to the mailbox, as the link of a recovery does. */
export function verifySignInCode(stateToken: string, code: string, shop: Shop): WireAuthentication {
  const { state } = shop
  const token = liveStateToken(stateToken, step, state)
  const member = token && memberWith(token.memberId, state)
  const isOver = !token || token.triesLeft < 1 || token.codeExpiresAt <= state.now().getTime()
  // The same refusal as for a wrong code: an unknown address has no pending sign-in.
  if (isOver || !member || cannotRecover(member)) throw verificationFailed('BAD_CODE')
  checkTry(token, sameCode(code, token.code), state)
  state.stateTokens.delete(token.id)
  const proven = verified(member, state)
  if (proven.status === 'PENDING') return pendingAnswer(proven, shop)
  return secondFactorAnswer(proven, shop) ?? success(proven, shop)
}
