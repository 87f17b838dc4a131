// Stores sign-in sessions: for the hidden frame, or for a browser on the hosted pages.

import { secret } from '../ids.ts'
import { memberWith } from '../members/find-member.ts'
import type { StoredMember, StoredSession } from '../rows/member-rows.ts'
import { mayLogIn } from '../rules/member-states.ts'
import { lives, sessionTokenPrefix } from '../rules/token-life.ts'
import type { State } from '../state/state.ts'

const life: Record<StoredSession['kind'], number> = {
  direct: lives.directSession,
  browser: lives.browserSession,
}

export function openSession(
  { id: memberId }: StoredMember,
  kind: StoredSession['kind'],
  state: State,
): string {
  const expiresAt = state.now().getTime() + life[kind]
  return state.sessions.put({ id: sessionTokenPrefix + secret(), memberId, kind, expiresAt }).id
}

/** Returns the member of a session that has not expired. */
export function memberOfSession(
  token: string | null | undefined,
  state: State,
): StoredMember | undefined {
  const session = token ? state.sessions.get(token) : undefined
  if (!session || session.expiresAt <= state.now().getTime()) return
  const member = memberWith(session.memberId, state)
  return member && mayLogIn(member) ? member : undefined
}
