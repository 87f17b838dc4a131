// Refuses a wrong code. docs/contract/auth.md §8: `VERIFICATION_FAILED`, with the reasons of the older
// package as data.
import { platformCodes, type VerificationFailureReason } from '@vitrine/platform'
import { type Refusal, refused } from '../refuse.ts'
import type { StoredStateToken } from '../rows/member-rows.ts'
import type { State } from '../state/state.ts'

const words: Record<VerificationFailureReason, string> = {
  BAD_CODE: 'The code is wrong',
  NOT_FOUND: 'The code has expired or was never sent',
  SEND_CODE_ERROR: 'The code could not be sent',
  UNSPECIFIED: 'The code could not be checked',
}

export const verificationFailed = (reason: VerificationFailureReason): Refusal =>
  refused(400, platformCodes.verificationFailed, words[reason], {
    verificationFailureReason: reason,
  })

/** Refuses a wrong code and counts the attempt; the refusal commits that change. */
export function checkTry(token: StoredStateToken, isRight: boolean, state: State): void {
  const expired = token.codeExpiresAt <= state.now().getTime()
  if (expired || token.triesLeft < 1) throw verificationFailed('NOT_FOUND')
  if (isRight) return
  state.stateTokens.put({ ...token, triesLeft: token.triesLeft - 1 })
  throw verificationFailed('BAD_CODE').withChanges()
}
