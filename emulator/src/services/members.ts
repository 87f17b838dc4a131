// Implements the caller's own membership, and the member directory. docs/contract/members.md §2.
import { type AllCalls, type Handlers, platformCodes } from '@vitrine/platform'
import type { CallContext } from '../context.ts'
import { changeSlug } from '../members/change-slug.ts'
import { checkAssignee, deleteOwnMember } from '../members/delete-member.ts'
import { directoryPage, isVisibleTo } from '../members/directory.ts'
import { changeableMember, currentMember, memberWith } from '../members/find-member.ts'
import { saveMember } from '../members/save-member.ts'
import { withChange } from '../members/update-member.ts'
import {
  allowedFieldSet,
  requestedFieldSet,
  wholeMember,
  wireMemberOf,
} from '../members/wire-member.ts'
import { invalid, notFound, refused } from '../refuse.ts'
import type { StoredContact } from '../rows/member-rows.ts'
import { afterTransition } from '../rules/member-states.ts'

export const members: Handlers<AllCalls['members'], CallContext> = {
  updateCurrentMemberSlug: ({ slug }, context) =>
    wholeMember(changeSlug(currentMember(context), slug, context.state), context),

  joinCommunity: (_request, context) => {
    const member = currentMember(context)
    const after = afterTransition(member, 'joinCommunity')
    if (!after) {
      throw refused(428, platformCodes.cannotJoinCommunity, 'This member cannot join')
    }
    return wholeMember(saveMember({ ...member, ...after }, context.state), context)
  },

  leaveCommunity: (_request, context) => {
    const member = currentMember(context)
    const after = afterTransition(member, 'leaveCommunity')
    return wholeMember(saveMember({ ...member, ...after }, context.state), context)
  },

  getCurrentMember: (request, context) => ({
    member: wireMemberOf(currentMember(context), requestedFieldSet(request), context.site.url),
  }),

  deleteMyMember: ({ contentAssigneeId }, context) => {
    const member = currentMember(context)
    checkAssignee(contentAssigneeId, context.state)
    deleteOwnMember(member, context.state)
    return {}
  },

  getMember: ({ id, ...sets }, context) => {
    const member = memberWith(id, context.state)
    const isSelf = member !== undefined && member.id === context.caller.id
    // A member who is hidden from the list does not exist for other visitors and members. Assumed.
    if (!member || !(isSelf || isVisibleTo(member, context))) throw notFound('Member')
    const set = allowedFieldSet(member, requestedFieldSet(sets), context)
    return { member: wireMemberOf(member, set, context.site.url) }
  },

  listMembers: ({ paging, cursorPaging, sorting, ...sets }, context) =>
    directoryPage({ query: { paging, cursorPaging, sorting }, ...sets }, context),

  queryMembers: (request, context) => directoryPage(request, context),

  updateMember: ({ id, member: change }, context) => {
    const member = changeableMember(id, context)
    if (change.id && change.id.toLowerCase() !== member.id) {
      throw invalid('member.id', 'differs from the one in the address')
    }
    return wholeMember(
      saveMember(withChange(member, change, context.state), context.state),
      context,
    )
  },

  deleteMemberPhones: ({ id }, context) => cleared(id, { phones: [] }, context),
  // The login email remains. docs/contract/members.md §4.
  deleteMemberEmails: ({ id }, context) => cleared(id, { emails: [] }, context),
  deleteMemberAddresses: ({ id }, context) => cleared(id, { addresses: [] }, context),
}

function cleared(id: string, empty: Partial<StoredContact>, context: CallContext) {
  const member = changeableMember(id, context)
  const contact = { ...member.contact, ...empty }
  return wholeMember(saveMember({ ...member, contact }, context.state), context)
}
