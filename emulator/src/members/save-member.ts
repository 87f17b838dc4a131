import type { StoredMember } from '../rows/member-rows.ts'
import type { State } from '../state/state.ts'

/** Saves the member and increments the identity's revision. */
export function saveMember(member: StoredMember, state: State): StoredMember {
  const updatedDate = state.now().toISOString()
  return state.members.put({ ...member, revision: member.revision + 1, updatedDate })
}
