// The calls on members with requests and answers in the form of this gateway. docs/contract/members.md §2.
import { type AllCalls, allCalls } from '@vitrine/platform'
import { type MappedTable, mappedTable, type WithRequest, withRequest } from '../../mapped-call.ts'
import { readBulk, readJobId, readJobOf } from '../../read-bulk.ts'
import { type JsonObject, listOf, mapped } from '../../read-json.ts'
import type { MemberChange } from '../member-change.ts'
import { readCustomField, readMember, readMemberPage } from './read-member.ts'
import { memberBodyOf } from './write-member.ts'

const member = (from: JsonObject) => ({ member: mapped(from, 'member', readMember) })

const memberReaders = {
  updateCurrentMemberSlug: member,
  joinCommunity: member,
  leaveCommunity: member,
  getCurrentMember: member,
  getMember: member,
  listMembers: readMemberPage,
  queryMembers: readMemberPage,
  updateMember: member,
  deleteMemberPhones: member,
  deleteMemberEmails: member,
  deleteMemberAddresses: member,
}
const adminReaders = {
  updateMemberSlug: member,
  muteMember: member,
  unmuteMember: member,
  approveMember: member,
  blockMember: member,
  disconnectMember: member,
  createMember: member,
  bulkDeleteMembers: readBulk(),
  bulkDeleteMembersByFilter: readJobId,
  bulkApproveMembers: readJobId,
  bulkBlockMembers: readJobId,
}
const jobReaders = { getJob: readJobOf }
const fieldReaders = {
  listCustomFields: (from: JsonObject) => ({ fields: listOf(from, 'fields', readCustomField) }),
}

type Update = { readonly id: string; readonly member: MemberChange }
type Creation = { readonly member: MemberChange & { readonly loginEmail: string } }

const updateBody = ({ id, member: change }: Update) => ({
  id,
  member: { id, ...memberBodyOf(change) },
})
const creationBody = ({ member: { loginEmail, ...change } }: Creation) => ({
  member: { ...memberBodyOf(change), loginEmail },
})

type Members = MappedTable<AllCalls['members'], typeof memberReaders>
type MembersAdmin = MappedTable<AllCalls['membersAdmin'], typeof adminReaders>

export type MemberCalls = {
  readonly members: Omit<Members, 'updateMember'> & {
    readonly updateMember: WithRequest<Members['updateMember'], Update>
  }
  readonly membersAdmin: Omit<MembersAdmin, 'createMember'> & {
    readonly createMember: WithRequest<MembersAdmin['createMember'], Creation>
  }
  readonly asyncJobs: MappedTable<AllCalls['asyncJobs'], typeof jobReaders>
  readonly memberCustomFields: MappedTable<AllCalls['memberCustomFields'], typeof fieldReaders>
}

const members = mappedTable(allCalls.members, memberReaders)
const membersAdmin = mappedTable(allCalls.membersAdmin, adminReaders)

export const memberCalls: MemberCalls = {
  members: { ...members, updateMember: withRequest(members.updateMember, updateBody) },
  membersAdmin: {
    ...membersAdmin,
    createMember: withRequest(membersAdmin.createMember, creationBody),
  },
  asyncJobs: mappedTable(allCalls.asyncJobs, jobReaders),
  memberCustomFields: mappedTable(allCalls.memberCustomFields, fieldReaders),
}
