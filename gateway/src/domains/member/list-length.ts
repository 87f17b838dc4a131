// The length of a list of members.
import type { Window } from '../../paging/page-range.ts'
import type { MemberPage } from '../../platform/member/member.ts'

/** Returns the length of a list; when the platform does not say, a full page may have a next one. */
export const lengthOf = ({ members, total, hasMore }: MemberPage, { limit }: Window) => ({
  total,
  hasMore: hasMore ?? members.length === limit,
})
