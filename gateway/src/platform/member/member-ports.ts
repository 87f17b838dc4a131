// Ports of members. A failure of any of them is a `PlatformFailure`. docs/contract/members.md §2
import type { BulkResponse, MemberJob } from '../bulk.ts'
import type { CustomField, Member, MemberPage } from './member.ts'
import type { ContentAssignee, MemberChange } from './member-change.ts'
import type {
  MemberFilter,
  MemberList,
  MemberParts,
  MemberQuery,
  MemberSearch,
} from './member-query.ts'

type Id = { readonly id: string }
type MemberOf = Promise<{ readonly member: Member }>
/** Of an asynchronous change; null when the platform started none. */
type JobOf = Promise<{ readonly jobId: string | null }>

/** Reads of members: a visitor reads public profiles, a member the own one, the site all. */
export type MemberReads = {
  getCurrent(request: MemberParts): MemberOf
  get(request: Id & MemberParts): MemberOf
  list(request: { readonly query: MemberList } & MemberParts): Promise<MemberPage>
  query(
    request: {
      readonly query: MemberQuery
      readonly search?: MemberSearch | undefined
    } & MemberParts,
  ): Promise<MemberPage>
  listCustomFields(
    request: Record<string, never>,
  ): Promise<{ readonly fields: readonly CustomField[] }>
}

/** Writes of the signed-in member's own profile, and of a named one as the site. */
type ProfileWrites = {
  update(request: Id & { readonly member: MemberChange }): MemberOf
  deletePhones(request: Id): MemberOf
  deleteEmails(request: Id): MemberOf
  deleteAddresses(request: Id): MemberOf
}

type OwnWrites = {
  deleteCurrent(request: ContentAssignee): Promise<object>
  updateCurrentSlug(request: { readonly slug: string }): MemberOf
  joinCommunity(request: Record<string, never>): MemberOf
  leaveCommunity(request: Record<string, never>): MemberOf
}

type SiteWrites = {
  create(request: { readonly member: MemberChange & { readonly loginEmail: string } }): MemberOf
  delete(request: Id & ContentAssignee): Promise<object>
  updateSlug(request: Id & { readonly slug: string }): MemberOf
  approve(request: Id): MemberOf
  block(request: Id): MemberOf
  disconnect(request: Id): MemberOf
  mute(request: Id): MemberOf
  unmute(request: Id): MemberOf
  deleteMany(request: { readonly memberIds: string[] }): Promise<BulkResponse<never>>
  deleteByFilter(
    request: {
      readonly filter: MemberFilter
      readonly search?: MemberSearch | undefined
    } & ContentAssignee,
  ): JobOf
  approveByFilter(request: { readonly filter: MemberFilter }): JobOf
  blockByFilter(request: { readonly filter: MemberFilter }): JobOf
  /** State of an asynchronous change. */
  getJob(request: { readonly jobId: string }): Promise<{ readonly job: MemberJob }>
}

/** Writes of members. */
export type MemberWrites = ProfileWrites & OwnWrites & SiteWrites
