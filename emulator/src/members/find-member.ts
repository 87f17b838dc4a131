import type { CallContext } from '../context.ts'
import { forbidden, notFound } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import type { State } from '../state/state.ts'

/** Returns all members that are not deleted. */
export const livingMembers = (state: State): StoredMember[] =>
  state.members.all().filter((member) => !member.deletedDate)

export function memberWith(id: string, state: State): StoredMember | undefined {
  const member = state.members.get(id.toLowerCase())
  return member?.deletedDate ? undefined : member
}

/**
 * Prefers a living member to a deleted one: the email address of a deleted member is free again. A
 * disconnected member who returns is a new member beside the old one (docs/contract/members.md §5).
 */
export function memberByEmail(email: string, state: State): StoredMember | undefined {
  const known = state.members.by('email', email.trim().toLowerCase())
  const living = known.filter((member) => !member.deletedDate)
  return living.find(({ status }) => status !== 'OFFLINE') ?? living[0] ?? known.at(-1)
}

/** Returns the calling member; undefined for other callers. */
export function callingMember({ state, caller }: CallContext): StoredMember | undefined {
  return caller.kind === 'member' ? memberWith(caller.id, state) : undefined
}

export function currentMember(context: CallContext): StoredMember {
  const member = callingMember(context)
  if (!member) throw notFound('Member')
  return member
}

/**
 * Returns a member that the caller may change: members themselves, elevated callers all members.
 * docs/contract/members.md §11.
 */
export function changeableMember(id: string, context: CallContext): StoredMember {
  const { caller, state } = context
  const isSelf = caller.kind === 'member' && caller.id === id.toLowerCase()
  if (!isSelf && !caller.elevated) throw forbidden('A member may only change himself')
  const member = memberWith(id, state)
  if (!member) throw notFound('Member')
  return member
}
