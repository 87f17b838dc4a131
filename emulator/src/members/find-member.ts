import type { CallContext } from '../context.ts'
import { forbidden, notFound } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import type { State } from '../state/state.ts'

/** Everybody who is still there. */
export const livingMembers = (state: State): StoredMember[] =>
  state.members.all().filter((member) => !member.deletedDate)

export function memberWith(id: string, state: State): StoredMember | undefined {
  const member = state.members.get(id.toLowerCase())
  return member?.deletedDate ? undefined : member
}

/**
 * The living one before one that is gone: a deleted member's address is free again. Whoever was
 * disconnected comes back as a new member beside the old one (contract/members.md §5).
 */
export function memberByEmail(email: string, state: State): StoredMember | undefined {
  const known = state.members.by('email', email.trim().toLowerCase())
  const living = known.filter((member) => !member.deletedDate)
  return living.find(({ status }) => status !== 'OFFLINE') ?? living[0] ?? known.at(-1)
}

/** Whoever is calling, when it is a member. */
export function callingMember({ state, caller }: CallContext): StoredMember | undefined {
  return caller.kind === 'member' ? memberWith(caller.id, state) : undefined
}

export function currentMember(context: CallContext): StoredMember {
  const member = callingMember(context)
  if (!member) throw notFound('Member')
  return member
}

/** A member acts on himself, elevated rights on everybody. contract/members.md §11. */
export function changeableMember(id: string, context: CallContext): StoredMember {
  const { caller, state } = context
  const isSelf = caller.kind === 'member' && caller.id === id.toLowerCase()
  if (!isSelf && !caller.elevated) throw forbidden('A member may only change himself')
  const member = memberWith(id, state)
  if (!member) throw notFound('Member')
  return member
}
