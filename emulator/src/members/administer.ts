// Implements the site owner's actions on a member, with their refusals. docs/contract/members.md §5, §8, §10.
import type { CallContext } from '../context.ts'
import { notFound, refused } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { reasonNotToBlock, reasonNotToDisconnect } from '../rules/member-refusals.ts'
import type { State } from '../state/state.ts'
import { changeState } from './change-state.ts'
import { memberWith } from './find-member.ts'

export function existingMember(id: string, state: State): StoredMember {
  const member = memberWith(id, state)
  if (!member) throw notFound('Member')
  return member
}

const blockRefusals = {
  MEMBER_SELF_BLOCK_FORBIDDEN: { status: 400, words: 'Nobody can block himself' },
  OWNER_MEMBER_BLOCK_FORBIDDEN: { status: 400, words: 'The owner cannot be blocked' },
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN: {
    status: 428,
    words: 'A member with a paid plan that still runs cannot be blocked',
  },
} as const

export function blockMember(member: StoredMember, { state, caller }: CallContext): StoredMember {
  const self = caller.kind === 'member' ? caller.id : undefined
  const reason = reasonNotToBlock(member, self, state.now())
  if (reason) {
    const { status, words } = blockRefusals[reason]
    throw refused(status, reason, words, { memberId: member.id })
  }
  return changeState(member, 'block', state)
}

export function disconnectMember(member: StoredMember, state: State): StoredMember {
  const reason = reasonNotToDisconnect(member)
  if (reason) throw refused(428, reason, 'The owner stays', { memberId: member.id })
  return changeState(member, 'disconnect', state)
}
