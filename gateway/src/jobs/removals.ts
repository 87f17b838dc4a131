// Deletes what a job created, unless it is in use.
import { messages } from '../__generated__/messages/jobs.ts'
import type { Problem } from '../__generated__/schema-types.ts'
import { problem } from '../graphql/problems.ts'
import type { Platform } from '../platform/platform.ts'
import type { ThingKind } from './facts.ts'

/** Kinds that a revert deletes. Members are excluded, because an invitation was already sent. */
export type RemovableKind = Exclude<ThingKind, 'MEMBER'>

type Remove = (site: Platform, id: string) => Promise<unknown>

export const removals: Readonly<Record<RemovableKind, Remove>> = {
  PRODUCT: ({ catalogWrites }, id) => catalogWrites.deleteProduct({ id }),
  BRAND: ({ catalogWrites }, id) => catalogWrites.deleteBrand({ id }),
  COLLECTION: ({ catalogWrites }, id) => catalogWrites.deleteCollection({ id }),
}

type Count = (site: Platform, id: string) => Promise<number>

/** Number of products that use a brand or a collection. */
const counts: Readonly<Record<RemovableKind, Count>> = {
  PRODUCT: async () => 0,
  async BRAND({ catalog }, id) {
    const query = { filter: { id: { in: [id] } }, page: { limit: 1 } }
    const found = await catalog.queryBrands({ query, counted: true })
    return found.brands[0]?.productCount ?? 0
  },
  async COLLECTION({ catalog }, id) {
    return (await catalog.getCollection({ id })).collection.productCount ?? 0
  },
}

/** Returns why a thing cannot be deleted; null when it can. */
export async function inUse(
  kind: RemovableKind,
  id: string,
  site: Platform,
): Promise<Problem | null> {
  const count = await counts[kind](site, id)
  if (count === 0) return null
  return problem('REFUSED', { message: messages.usedByNow({ count }) })
}
