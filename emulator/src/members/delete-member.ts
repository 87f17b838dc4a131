// A member goes. contract/members.md §8.
import { invalidFields, notFound } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { reasonNotToDelete } from '../rules/member-refusals.ts'
import { signOutEverywhere } from '../sign-in/tokens.ts'
import type { State } from '../state/state.ts'
import { memberWith } from './find-member.ts'

/** Of the member's own will: a paid plan does not hold anybody. contract/members.md §8. */
export function deleteOwnMember(member: StoredMember, state: State): void {
  const unsubscribed = { ...member, subscriptionEnds: undefined }
  if (reasonNotToDelete(unsubscribed, state.now())) throw teamMember(member)
  removeMember(member, state)
}

/** By the owner of the site. */
export function deleteMember(member: StoredMember, state: State): void {
  const reason = reasonNotToDelete(member, state.now())
  if (reason === 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN') throw subscriber(member)
  if (reason) throw teamMember(member)
  removeMember(member, state)
}

/** Contact and profile are gone; that there was somebody, and with what address, is kept. */
function removeMember(member: StoredMember, state: State): void {
  const now = state.now().toISOString()
  signOutEverywhere(member.id, state)
  state.members.put({
    ...member,
    contact: { phones: [], emails: [], addresses: [], customFields: {} },
    profile: { slug: '' },
    deletedDate: now,
    updatedDate: now,
  })
  const [cart] = state.carts.by('owner', `member:${member.id}`)
  if (cart) state.carts.delete(cart.id)
}

const broken = ({ id }: StoredMember, ruleName: string, description: string) =>
  invalidFields([
    { field: 'id', description, violatedRule: 'OTHER', ruleName, data: { memberId: id } },
  ])

const teamMember = (member: StoredMember) =>
  broken(
    member,
    'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
    'owner and contributors cannot be deleted',
  )

const subscriber = (member: StoredMember) =>
  broken(
    member,
    'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN',
    'a member with a paid plan that still runs cannot be deleted',
  )

/** Who gets what the member wrote has to exist. */
export function checkAssignee(id: string | null | undefined, state: State): void {
  if (id && !memberWith(id, state)) throw notFound('Member')
}
