// Proving an email address: six digits, fifteen minutes, five tries. docs/contract/auth.md §8.
import { timingSafeEqual } from 'node:crypto'
import type { WireAuthentication } from '@vitrine/platform'
import type { Shop } from '../context.ts'
import { memberWith } from '../members/find-member.ts'
import { saveMember } from '../members/save-member.ts'
import { wireIdentityOf } from '../members/wire-identity.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import type { State } from '../state/state.ts'
import { pendingAnswer, success } from './answers.ts'
import { liveStateToken, renewCode } from './one-time-code.ts'
import { mailCode } from './send-verification.ts'
import { checkTry, verificationFailed } from './verification-failure.ts'

export function verifyEmail(stateToken: string, code: string, shop: Shop): WireAuthentication {
  const { state } = shop
  const token = liveStateToken(stateToken, 'EMAIL_VERIFICATION', state)
  const member = token && memberWith(token.memberId, state)
  if (!token || !member) throw verificationFailed('NOT_FOUND')
  checkTry(token, sameCode(code, token.code), state)
  state.stateTokens.delete(token.id)
  return afterVerification(verified(member, state), shop)
}

export function resendCode(stateToken: string, { state, site }: Shop): WireAuthentication {
  const token = liveStateToken(stateToken, 'EMAIL_VERIFICATION', state)
  const member = token && memberWith(token.memberId, state)
  if (!token || !member) throw verificationFailed('NOT_FOUND')
  if (token.triesLeft < 1) throw verificationFailed('NOT_FOUND')
  if (token.resendsLeft < 1) throw verificationFailed('SEND_CODE_ERROR')
  const renewed = renewCode(token, state)
  if (!mailCode(member, renewed.code, state)) throw verificationFailed('SEND_CODE_ERROR')
  return {
    state: 'REQUIRE_EMAIL_VERIFICATION',
    stateToken: token.id,
    identity: wireIdentityOf(member, state, site.url),
  }
}

/** Marks the email address as verified; a member with no other pending reason is approved. */
export function verified(member: StoredMember, state: State): StoredMember {
  const reasons = member.reasons.filter((one) => one !== 'PENDING_EMAIL_VERIFICATION_REQUIRED')
  const waits = member.status === 'PENDING' && reasons.length > 0
  const status = member.status === 'PENDING' && !waits ? ('APPROVED' as const) : member.status
  return saveMember({ ...member, loginEmailVerified: true, reasons, status }, state)
}

const afterVerification = (member: StoredMember, shop: Shop): WireAuthentication =>
  member.status === 'PENDING' ? pendingAnswer(member, shop) : success(member, shop)

export function sameCode(given: string, wanted: string | undefined): boolean {
  if (!wanted || given.length !== wanted.length) return false
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)]
  return one.length === other.length && timingSafeEqual(one, other)
}
