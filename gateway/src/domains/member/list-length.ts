// The length of a list of members.
import type { WirePagingMetadata } from '@vitrine/platform'
import type { Window } from '../../paging/page-range.ts'

type Metadata = WirePagingMetadata | null | undefined

/** Returns null when there are too many to count. */
export const totalOf = (metadata: Metadata): number | null =>
  metadata?.tooManyToCount ? null : (metadata?.total ?? null)

/** Returns the length of a list; without one, a full page may have a next one. */
export const lengthOf = (count: number, { limit }: Window, metadata: Metadata) => ({
  total: totalOf(metadata),
  hasMore: metadata?.hasNext ?? count === limit,
})
