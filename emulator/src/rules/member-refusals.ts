// Decides which members the site owner cannot block, disconnect or delete. docs/contract/members.md §8, §10.
import type { MemberRole } from '@vitrine/platform'

type Member = { id: string; role: MemberRole; subscriptionEnds?: string }

/** Whether a paid plan is active. */
const isSubscriber = ({ subscriptionEnds }: Member, now: Date): boolean =>
  subscriptionEnds !== undefined && Date.parse(subscriptionEnds) > now.getTime()

type BlockRefusal =
  | 'MEMBER_SELF_BLOCK_FORBIDDEN'
  | 'OWNER_MEMBER_BLOCK_FORBIDDEN'
  | 'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN'

/** `self` is the member whose token came with the key; undefined for a key alone. */
export function reasonNotToBlock(
  member: Member,
  self: string | undefined,
  now: Date,
): BlockRefusal | undefined {
  if (member.id === self) return 'MEMBER_SELF_BLOCK_FORBIDDEN'
  if (member.role === 'OWNER') return 'OWNER_MEMBER_BLOCK_FORBIDDEN'
  return isSubscriber(member, now) ? 'ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN' : undefined
}

/** Refuses to disconnect an owner: the shop would have none, permanently. Assumed, as is the code. */
export const reasonNotToDisconnect = ({ role }: Member) =>
  role === 'OWNER' ? 'OWNER_MEMBER_DISCONNECT_FORBIDDEN' : undefined

type DeleteRefusal =
  | 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'
  | 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN'

export function reasonNotToDelete(member: Member, now: Date): DeleteRefusal | undefined {
  if (member.role !== 'MEMBER') return 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN'
  return isSubscriber(member, now) ? 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN' : undefined
}
