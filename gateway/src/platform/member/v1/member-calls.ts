// The calls on members with requests and responses in the form of this gateway. docs/contract/members.md §2.
import { type AllCalls, allCalls } from '@vitrine/platform'
import { type MappedTable, mappedTable, type WithRequest, withRequest } from '../../mapped-call.ts'
import { readBulk, readJobId, readJobOf } from '../../read-bulk.ts'
import { type JsonObject, listOf, mapped } from '../../read-json.ts'
import type { ContentAssignee, MemberChange } from '../member-change.ts'
import { readCustomField, readMember, readMemberPage } from './read-member.ts'
import { memberBodyOf } from './write-member.ts'
import {
  currentBody,
  deletionBody,
  listBody,
  queryBody,
  readBody,
  selectionBody,
} from './write-query.ts'

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
type Deletion = { readonly id: string } & ContentAssignee
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

type MemberInputs = {
  readonly getCurrentMember: Parameters<typeof currentBody>[0]
  readonly getMember: Parameters<typeof readBody>[0]
  readonly listMembers: Parameters<typeof listBody>[0]
  readonly queryMembers: Parameters<typeof queryBody>[0]
  readonly updateMember: Update
  readonly deleteMyMember: ContentAssignee
}
type AdminInputs = {
  readonly createMember: Creation
  readonly deleteMember: Deletion
  readonly bulkDeleteMembersByFilter: Parameters<typeof deletionBody>[0]
  readonly bulkApproveMembers: Parameters<typeof selectionBody>[0]
  readonly bulkBlockMembers: Parameters<typeof selectionBody>[0]
}

/** Services of v1 behind `member-ports.ts`. Calls without a reader or a writer have the platform's own form. */
export type MemberCalls = {
  readonly members: Omit<Members, keyof MemberInputs> & {
    readonly [Name in keyof MemberInputs]: WithRequest<Members[Name], MemberInputs[Name]>
  }
  readonly membersAdmin: Omit<MembersAdmin, keyof AdminInputs> & {
    readonly [Name in keyof AdminInputs]: WithRequest<MembersAdmin[Name], AdminInputs[Name]>
  }
  readonly asyncJobs: MappedTable<AllCalls['asyncJobs'], typeof jobReaders>
  readonly memberCustomFields: MappedTable<AllCalls['memberCustomFields'], typeof fieldReaders>
}

const members = mappedTable(allCalls.members, memberReaders)
const membersAdmin = mappedTable(allCalls.membersAdmin, adminReaders)

/** The calls, which `operations.ts` assigns to operations. A response that a reader refuses fails as a `PlatformFailure`. */
export const memberCalls: MemberCalls = {
  members: {
    ...members,
    getCurrentMember: withRequest(members.getCurrentMember, currentBody),
    getMember: withRequest(members.getMember, readBody),
    listMembers: withRequest(members.listMembers, listBody),
    queryMembers: withRequest(members.queryMembers, queryBody),
    updateMember: withRequest(members.updateMember, updateBody),
    deleteMyMember: withRequest(members.deleteMyMember, (request: ContentAssignee) => request),
  },
  membersAdmin: {
    ...membersAdmin,
    createMember: withRequest(membersAdmin.createMember, creationBody),
    deleteMember: withRequest(membersAdmin.deleteMember, (request: Deletion) => request),
    bulkDeleteMembersByFilter: withRequest(membersAdmin.bulkDeleteMembersByFilter, deletionBody),
    bulkApproveMembers: withRequest(membersAdmin.bulkApproveMembers, selectionBody),
    bulkBlockMembers: withRequest(membersAdmin.bulkBlockMembers, selectionBody),
  },
  asyncJobs: mappedTable(allCalls.asyncJobs, jobReaders),
  memberCustomFields: mappedTable(allCalls.memberCustomFields, fieldReaders),
}
