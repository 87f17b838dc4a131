// A member goes. contract/members.md §8.
import { invalidFields, notFound } from '../refuse.ts'
import type { StoredMember } from '../rows/member-rows.ts'
import { signOutEverywhere } from '../sign-in/tokens.ts'
import type { State } from '../state/state.ts'
import { memberWith } from './find-member.ts'

/** Contact and profile are gone; that there was somebody, and with what address, is kept. */
export function deleteMember(member: StoredMember, state: State): void {
  if (member.role !== 'MEMBER') throw staysHere(member)
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

const staysHere = ({ id }: StoredMember) =>
  invalidFields([
    {
      field: 'id',
      description: 'owner and contributors cannot be deleted',
      violatedRule: 'OTHER',
      ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
      data: { memberId: id },
    },
  ])

/** Who gets what the member wrote has to exist. */
export function checkAssignee(id: string | null | undefined, state: State): void {
  if (id && !memberWith(id, state)) throw notFound('Member')
}
