import { graphql } from '../../__generated__/gql.ts'

export const memberDocument = graphql(`
  query AdminMember($id: ID!) {
    managedMember(id: $id) {
      id
      nickname
      status
      privacyStatus
      activityStatus
      loginEmail
      updatedAt
      contact { firstName lastName }
      ...MemberActions_member
      ...MemberForm_member
      ...MemberLists_member
      ...MemberAccount_member
    }
    memberOrders(memberId: $id, first: 10) { ...MemberOrders_orders }
  }
`)

const approve = graphql(`
  mutation AdminApproveMember($id: ID!) {
    approveMember(input: { id: $id }) { member { id status } problems { code message field requestId } }
  }
`)
const block = graphql(`
  mutation AdminBlockMember($id: ID!) {
    blockMember(input: { id: $id }) { member { id status } problems { code message field requestId } }
  }
`)
const mute = graphql(`
  mutation AdminMuteMember($id: ID!) {
    muteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }
  }
`)
const unmute = graphql(`
  mutation AdminUnmuteMember($id: ID!) {
    unmuteMember(input: { id: $id }) { member { id activityStatus } problems { code message field requestId } }
  }
`)
const disconnect = graphql(`
  mutation AdminDisconnectMember($id: ID!) {
    disconnectMember(input: { id: $id }) { member { id status } problems { code message field requestId } }
  }
`)
const remove = graphql(`
  mutation AdminDeleteMember($id: ID!) {
    deleteMember(input: { id: $id }) { deletedId problems { code message field requestId } }
  }
`)
const deletePhones = graphql(`
  mutation AdminDeleteMemberPhones($id: ID!) {
    deleteMemberPhones(input: { id: $id }) { member { id } problems { code message field requestId } }
  }
`)
const deleteEmails = graphql(`
  mutation AdminDeleteMemberEmails($id: ID!) {
    deleteMemberEmails(input: { id: $id }) { member { id } problems { code message field requestId } }
  }
`)
const deleteAddresses = graphql(`
  mutation AdminDeleteMemberAddresses($id: ID!) {
    deleteMemberAddresses(input: { id: $id }) { member { id } problems { code message field requestId } }
  }
`)

const invite = graphql(`
  mutation AdminSendActivationEmail($id: ID!) {
    sendActivationEmail(input: { id: $id }) { accepted problems { code message field requestId } }
  }
`)

/** Actions that need only the member's id. */
export const memberActions = {
  approve,
  block,
  mute,
  unmute,
  disconnect,
  remove,
  invite,
  deletePhones,
  deleteEmails,
  deleteAddresses,
} as const
