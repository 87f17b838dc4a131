// Implements the second factor of a login. The public SDK does not know this step: `REQUIRE_MFA` is internal
// (docs/contract/auth.md §6), so an unmodified client returns "Unknown _state".
import { randomUUID } from 'node:crypto'
import type { FactorType, WireAuthentication } from '@vitrine/platform'
import { messages as mails } from '../__generated__/messages/mails.ts'
import type { Shop } from '../context.ts'
import { memberWith } from '../members/find-member.ts'
import { wireIdentityOf } from '../members/wire-identity.ts'
import type { StoredMember, StoredStateToken } from '../rows/member-rows.ts'
import { isTotp } from '../rules/totp.ts'
import { shopNameOf } from '../state/shop-name.ts'
import { type SecondFactor, siteSettingsOf } from '../state/site-settings.ts'
import type { State } from '../state/state.ts'
import { success } from './answers.ts'
import { sendMail } from './mails.ts'
import { liveStateToken, newCode, openStateToken } from './one-time-code.ts'
import { sameCode } from './verification.ts'
import { checkTry, verificationFailed } from './verification-failure.ts'

export type RequiredFactor = Exclude<SecondFactor, 'none'>

/** Returns the required factor; email replaces the phone for a member without a number. Assumed. */
function factorFor(member: StoredMember, state: State): RequiredFactor | undefined {
  const { secondFactor } = siteSettingsOf(state)
  if (secondFactor === 'none') return
  const needsPhone = secondFactor === 'SMS' || secondFactor === 'CALL'
  return needsPhone && member.contact.phones.length === 0 ? 'EMAIL' : secondFactor
}

/** Returns the pending second step, or undefined when the site requires none. */
export function secondFactorAnswer(
  member: StoredMember,
  { state, site }: Shop,
): WireAuthentication | undefined {
  const factor = factorFor(member, state)
  if (!factor) return
  const token = challenge(member, factor, state)
  const availableFactors = [{ factorType: factor, factorStatus: 'ENABLED' as const }]
  const reason = 'USER_SETTINGS' as const
  return {
    state: 'REQUIRE_MFA',
    stateToken: token.id,
    identity: wireIdentityOf(member, state, site.url),
    requireMfaData: { availableFactors, reason },
    mfaChallengeData: {
      factorType: factor,
      verificationChallengeData: {
        hint: hintOf(member, factor),
        ...(token.push && { pushData: { transactionId: token.push.transactionId } }),
      },
      availableFactors,
      reason,
    },
  }
}

function challenge(member: StoredMember, factor: RequiredFactor, state: State): StoredStateToken {
  const step = 'SECOND_FACTOR'
  if (factor === 'TOTP') return openStateToken(member, { step, factor }, state)
  if (factor === 'PUSH') {
    return openStateToken(member, { step, factor, push: { transactionId: randomUUID() } }, state)
  }
  const token = openStateToken(member, { step, factor, code: newCode() }, state)
  const phone = factor === 'EMAIL' ? undefined : phoneOf(member)
  const kind = `second-factor-${factor.toLowerCase()}`
  const subject = mails.yourCode({ shop: shopNameOf(state) })
  sendMail(
    { to: member.loginEmail, kind, subject, code: token.code, ...(phone && { phone }) },
    state,
  )
  return token
}

const phoneOf = ({ contact: { phones } }: StoredMember) =>
  (phones.find(({ tag }) => tag === 'MOBILE') ?? phones[0])?.phone

/** Returns a hint that identifies the phone without revealing its number. */
function hintOf(member: StoredMember, factor: RequiredFactor): string {
  if (factor === 'EMAIL') return member.loginEmail.replace(/^(.).*(@.*)$/, '$1•••$2')
  const phone = factor === 'SMS' || factor === 'CALL' ? phoneOf(member) : undefined
  return phone ? `•••${phone.replace(/\D/g, '').slice(-2)}` : ''
}

export type FactorProof = { stateToken: string; factor: FactorType; answer: string }

export function verifySecondFactor(proof: FactorProof, shop: Shop): WireAuthentication {
  const { state } = shop
  const token = liveStateToken(proof.stateToken, 'SECOND_FACTOR', state)
  const member = token && memberWith(token.memberId, state)
  if (!token || !member || token.factor !== proof.factor) throw verificationFailed('NOT_FOUND')
  checkTry(token, isRight(token, proof.answer, state), state)
  state.stateTokens.delete(token.id)
  return success(member, shop)
}

function isRight(token: StoredStateToken, answer: string, state: State): boolean {
  if (token.factor === 'TOTP') {
    const secret = state.credentials.get(token.memberId)?.totpSecret
    return secret !== undefined && isTotp(answer, secret, state.now().getTime())
  }
  if (token.push) return isApproved(token.push, answer)
  return sameCode(answer, token.code)
}

/** Whether the push was approved. A push without a response is not a failed attempt: the client polls again. */
function isApproved(push: NonNullable<StoredStateToken['push']>, transactionId: string): boolean {
  if (push.transactionId !== transactionId) return false
  if (!push.answer) throw verificationFailed('UNSPECIFIED')
  return push.answer === 'APPROVED'
}

/** Answers a push on behalf of the phone: approves or rejects the sign-in. */
export function answerPush(
  transactionId: string,
  answer: 'APPROVED' | 'DENIED',
  state: State,
): StoredStateToken | undefined {
  const token = waitingPushes(state).find(({ push }) => push?.transactionId === transactionId)
  return token && state.stateTokens.put({ ...token, push: { transactionId, answer } })
}

export const waitingPushes = (state: State): StoredStateToken[] =>
  state.stateTokens
    .all()
    .filter(({ push, expiresAt }) => push && !push.answer && expiresAt > state.now().getTime())
