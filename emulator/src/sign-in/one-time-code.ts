import { randomInt } from 'node:crypto'
import { secret } from '../ids.ts'
import type { StoredMember, StoredStateToken } from '../rows/member-rows.ts'
import { codeResends, codeTries, lives, stateTokenPrefix } from '../rules/token-life.ts'
import type { State } from '../state/state.ts'

/** Returns six digits, including leading zeros. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0')

type Waiting = Pick<StoredStateToken, 'step'> & Partial<StoredStateToken>

/** Opens a pending sign-in; deletes an older one of the same member and step. */
export function openStateToken(
  { id: memberId }: StoredMember,
  waiting: Waiting,
  state: State,
): StoredStateToken {
  for (const old of state.stateTokens.by('member', memberId)) {
    if (old.step === waiting.step) state.stateTokens.delete(old.id)
  }
  const now = state.now().getTime()
  return state.stateTokens.put({
    id: stateTokenPrefix + secret(),
    memberId,
    triesLeft: codeTries,
    resendsLeft: codeResends,
    codeExpiresAt: now + lives.oneTimeCode,
    expiresAt: now + lives.stateToken,
    ...waiting,
  })
}

export function liveStateToken(
  id: string | null | undefined,
  step: StoredStateToken['step'],
  state: State,
): StoredStateToken | undefined {
  const token = id ? state.stateTokens.get(id) : undefined
  if (token?.step !== step || token.expiresAt <= state.now().getTime()) return
  return token
}

/** Issues a new code under the same token; attempts are counted per token, which limits guessing. */
export function renewCode(token: StoredStateToken, state: State): StoredStateToken {
  return state.stateTokens.put({
    ...token,
    code: newCode(),
    codeExpiresAt: state.now().getTime() + lives.oneTimeCode,
    resendsLeft: token.resendsLeft - 1,
  })
}
