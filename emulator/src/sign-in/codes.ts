// Issues and redeems authorization codes: valid once, for ten minutes, for the client that requested them.
// RFC 6749 §4.1, docs/contract/auth.md §4.
import type { Shop } from '../context.ts'
import { secret } from '../ids.ts'
import { memberWith } from '../members/find-member.ts'
import { oauthRefusal } from '../refuse.ts'
import type { StoredCode, StoredMember } from '../rows/member-rows.ts'
import { mayLogIn } from '../rules/member-states.ts'
import { isVerifierOf } from '../rules/pkce.ts'
import { codePrefix, lives } from '../rules/token-life.ts'

type CodeRequest = Pick<StoredCode, 'clientId' | 'redirectUri' | 'codeChallenge' | 'visitor'>

export function newAuthorizationCode(
  { id: memberId }: StoredMember,
  input: CodeRequest,
  { state }: Shop,
): string {
  const expiresAt = state.now().getTime() + lives.authorizationCode
  return state.codes.put({ ...input, id: codePrefix + secret(), memberId, expiresAt }).id
}

export type Redeemed = { code: string; clientId: string; redirectUri?: string; verifier: string }

/** Redeems a code; the first attempt consumes it, even if it fails. RFC 6749 §10.5. */
export function redeemCode(
  given: Redeemed,
  shop: Shop,
): { member: StoredMember; code: StoredCode } {
  const { state } = shop
  const code = state.codes.get(given.code)
  if (!code) throw wrong('The code is unknown or was used already')
  state.codes.delete(code.id)
  const member = memberWith(code.memberId, state)
  const problem = problemOf(code, given, state.now().getTime())
  if (problem) throw wrong(problem).withChanges()
  if (!member || !mayLogIn(member)) throw wrong('The member may not sign in').withChanges()
  return { member, code }
}

const wrong = (why: string) => oauthRefusal('invalid_grant', why)

function problemOf(code: StoredCode, given: Redeemed, now: number): string | undefined {
  if (code.expiresAt <= now) return 'The code has expired'
  if (code.clientId !== given.clientId) return 'The code belongs to another client'
  if ((code.redirectUri ?? '') !== (given.redirectUri ?? '')) return 'The redirectUri differs'
  if (!isVerifierOf(given.verifier, code.codeChallenge)) return 'The verifier does not fit'
}
