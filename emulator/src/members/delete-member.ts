// Deletes members. docs/contract/members.md §8.
import { invalidFields, notFound } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { reasonNotToDelete } from '../rules/member-refusals.ts'
import { signOutEverywhere } from '../sign-in/tokens.ts'
import type { State } from '../state/state.ts'
import { memberWith } from './find-member.ts'

/** Deletes the calling member; a paid plan does not prevent it. docs/contract/members.md §8. */
export function deleteOwnMember(member: StoredMember, state: State): void {
  const unsubscribed = { ...member, subscriptionEnds: undefined }
  if (reasonNotToDelete(unsubscribed, state.now())) throw teamMember(member)
  removeMember(member, state)
}

/** Deletes a member on behalf of the site owner. */
export function deleteMember(member: StoredMember, state: State): void {
  const reason = reasonNotToDelete(member, state.now())
  if (reason === 'ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN') throw subscriber(member)
  if (reason) throw teamMember(member)
  removeMember(member, state)
}

/** Erases contact and profile; the row stays with its email address and the date of deletion. */
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

/** Checks that the member who inherits the deleted member's content exists. */
export function checkAssignee(id: string | null | undefined, state: State): void {
  if (id && !memberWith(id, state)) throw notFound('Member')
}
