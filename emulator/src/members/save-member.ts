import type { StoredMember } from '../rows/member-rows.ts'
import type { State } from '../state/state.ts'

/** Every change counts the identity's revision up by one. */
export function saveMember(member: StoredMember, state: State): StoredMember {
  const updatedDate = state.now().toISOString()
  return state.members.put({ ...member, revision: member.revision + 1, updatedDate })
}
